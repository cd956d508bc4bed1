// Makes the record of a refused attempt (refusals.md, "The record").
#pragma once

#include "cluster/store/Judge.h"

namespace oz0 {

RefusalRecord refusalRecord(Session &session, const Caller &actor, const Case &each, const Verdict &verdict, const RecordId &id);

} // namespace oz0
