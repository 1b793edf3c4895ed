"""Reads the uncompressed multilayer OpenEXR files Blender writes."""
import struct

import numpy as np


def read_text(data, at):
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1


def read_channels(data, at):
    channels = []
    while data[at]:
        name, at = read_text(data, at)
        kind, = struct.unpack_from('<i', data, at)
        channels.append((name, {1: np.float16, 2: np.float32}[kind]))
        at += 16
    return channels


def read_exr(path):
    """{channel name: float32 array (height, width)}, first row on top."""
    with open(path, 'rb') as file:
        data = file.read()
    at, attributes = 8, {}
    while data[at]:
        name, at = read_text(data, at)
        _kind, at = read_text(data, at)
        size, = struct.unpack_from('<i', data, at)
        attributes[name] = (at + 4, size)
        at += 4 + size
    if data[attributes['compression'][0]] != 0:
        raise ValueError(f'{path} is compressed')
    channels = read_channels(data, attributes['channels'][0])
    left, top, right, bottom = struct.unpack_from('<4i', data, attributes['dataWindow'][0])
    width, height = right - left + 1, bottom - top + 1
    offsets = np.frombuffer(data, '<u8', height, at + 1)
    pictures = {name: np.empty((height, width), np.float32) for name, _kind in channels}
    for offset in offsets:
        row, _size = struct.unpack_from('<ii', data, int(offset))
        at = int(offset) + 8
        for name, kind in channels:
            pictures[name][row - top] = np.frombuffer(data, kind, width, at)
            at += width * np.dtype(kind).itemsize
    return pictures
