"""The audit chain, verified by somebody else's arithmetic."""

import hashlib
import json


def canonical(value):
    """RFC 8785 for what entries hold: strings, integers, null, lists and objects."""
    if isinstance(value, dict):
        inner = sorted(value.items(), key=lambda pair: pair[0].encode("utf-16-be"))
        return "{" + ",".join(f"{json.dumps(key, ensure_ascii=False)}:{canonical(one)}" for key, one in inner) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(one) for one in value) + "]"
    if isinstance(value, float):
        raise ValueError("an audit entry holds no fractions")
    return json.dumps(value, ensure_ascii=False)


def broken_at(entries):
    """The first entry that does not carry the digest of the one before or its own; None when the chain holds."""
    previous = None
    for number, entry in enumerate(entries, 1):
        bare = {key: value for key, value in entry.items() if key != "digest"}
        own = "sha256:" + hashlib.sha256(canonical(bare).encode()).hexdigest()
        if entry["digest"] != own or entry["seq"] != number or (previous is not None and entry.get("previous") != previous):
            return entry
        previous = entry["digest"]
    return None
