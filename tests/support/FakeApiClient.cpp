#include "tests/support/FakeApiClient.h"
