import sys

from stub import serve

print("good server starts", file=sys.stderr)
serve(["hello", "bye"])
