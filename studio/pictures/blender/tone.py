"""From linear light to the 8-bit picture: the view settings of every set, and the PNG writer."""
import struct
import zlib

import numpy as np

# exposure in stops; contrast is the slope about middle grey; shoulder is where highlights start to roll off;
# bleach is how fast a highlight beyond it turns white.
VIEW = dict(exposure=0.05, contrast=1.12, pivot=0.18, shoulder=0.72, bleach=0.22)


def grade(light, view=VIEW):
    """Filmic look that keeps hue: contrast on luminance about the pivot, then a highlight roll-off by the
    largest channel (the approach of Khronos' PBR Neutral), so red and blue paint stays saturated."""
    light = np.maximum(light, 0) * 2 ** view['exposure']
    luminance = np.maximum(light @ np.array([0.2126, 0.7152, 0.0722], np.float32), 1e-6)
    slope = 1 + (view['contrast'] - 1) * np.clip(1.6 - luminance / view['shoulder'], 0, 1)
    light = light * (view['pivot'] * (luminance / view['pivot']) ** slope / luminance)[..., None]
    peak = light.max(axis=2)
    start, room = view['shoulder'], 1 - view['shoulder']
    rolled = np.where(peak < start, peak, 1 - room * room / np.maximum(peak + room - start, 1e-6))
    light = light * (rolled / np.maximum(peak, 1e-6))[..., None]
    white = (1 - 1 / (view['bleach'] * np.maximum(peak - rolled, 0) + 1))[..., None]
    return light * (1 - white) + rolled[..., None] * white


def find_light(display, view=VIEW):
    """The light that grade and to_display turn into this dark sRGB colour: the way back below the shoulder."""
    linear = np.where(display <= 0.04045, display / 12.92, ((display + 0.055) / 1.055) ** 2.4)
    luminance = float(linear @ np.array([0.2126, 0.7152, 0.0722]))
    return linear * (view['pivot'] * (luminance / view['pivot']) ** (1 / view['contrast']) / luminance) / 2 ** view['exposure']


def to_display(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.power(linear, 1 / 2.4) - 0.055)


def from_hex(colour):
    """sRGB '#rrggbb' to values 0..1."""
    return np.array([int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)], np.float32)


def to_bytes(display, seed=7):
    """Half a step of dither keeps dark gradients free of bands."""
    noise = np.random.default_rng(seed).random(display.shape[:2] + (1,), np.float32) - 0.5
    return np.clip(display * 255 + 0.5 + noise * (display > 0.002), 0, 255).astype(np.uint8)


def write_png(path, pixels):
    """pixels: uint8 (height, width, 3 or 4), straight alpha."""
    height, width, depth = pixels.shape
    rows = pixels.reshape(height, width * depth)
    delta = rows.copy()
    delta[1:] -= rows[:-1]
    body = np.concatenate((np.full((height, 1), 2, np.uint8), delta), 1).tobytes()
    block = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + block(b'IHDR', struct.pack('>2I5B', width, height, 8, {3: 2, 4: 6}[depth], 0, 0, 0)) + block(b'sRGB', b'\0') + block(b'IDAT', zlib.compress(body, 6)) + block(b'IEND', b''))
