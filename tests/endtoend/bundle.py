"""A bundle as the format says, written a second time in another language: a second opinion on digests, and bytes to send without our
programs."""

import hashlib
import os
import struct


def _octal(number, digits, end):
    return f"{number:0{digits}o}".encode() + end


def _header(path, size, mode):
    """A ustar header as libarchive writes it: numbers end with a space (and a NUL in the short fields)."""
    short = _octal(0, 6, b" \0")
    fields = [path.encode().ljust(100, b"\0"), _octal(mode, 6, b" \0"), short, short, _octal(size, 11, b" "), _octal(0, 11, b" "),
              b" " * 8, b"0", b"\0" * 100, b"ustar\0", b"00", b"\0" * 64, short, short, b"\0" * 155, b"\0" * 12]
    header = b"".join(fields)
    return header[:148] + _octal(sum(header), 6, b"\0 ") + header[156:]


def tar_of(folder):
    """Files alone, sorted by the bytes of their paths, no times or owners, modes 0644 and 0755. Paths of up to 100 bytes."""
    paths = []
    for at, _, names in os.walk(folder):
        paths += [os.path.relpath(os.path.join(at, name), folder) for name in names]
    out = bytearray()
    for path in sorted(paths, key=str.encode):
        full = os.path.join(folder, path)
        with open(full, "rb") as file:
            data = file.read()
        out += _header(path, len(data), 0o755 if os.stat(full).st_mode & 0o100 else 0o644)
        out += data + b"\0" * (-len(data) % 512)
    return bytes(out + b"\0" * 1024)


def digest_of(tar):
    return "sha256:" + hashlib.sha256(tar).hexdigest()


def zstd_frame(data):
    """A zstd frame of raw blocks: valid, and needs no compressor."""
    out = bytearray(struct.pack("<IBI", 0xFD2FB528, 0xA0, len(data)))
    blocks = [data[at:at + 131072] for at in range(0, len(data), 131072)] or [b""]
    for number, block in enumerate(blocks):
        last = number == len(blocks) - 1
        out += struct.pack("<I", len(block) << 3 | int(last))[:3] + block
    return bytes(out)


def pack(folder):
    """(digest, bytes to put)."""
    tar = tar_of(folder)
    return digest_of(tar), zstd_frame(tar)
