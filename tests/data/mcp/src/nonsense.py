import sys

print("Welcome to my server!")
sys.stdout.flush()
for line in sys.stdin:
    pass
