"""Denoises a path-traced picture with the published Open Image Denoise network, run in torch.

Distribution builds of Blender come without Open Image Denoise. Its weights are published under Apache-2.0
(see weights/README.md); the network is a plain U-Net, so torch on the processor is all that is needed.
"""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.environ.get('PICTURES_DENOISER', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza'))
HDR_MAX = 65504.0

# Perceptually uniform curve (Aydin et al. 2008) normalised at 100 cd/m2, as the weights were trained with it.
PU = dict(a=1.41283765e+03, b=1.64593172e+00, c=4.31384981e-01, d=-2.94139609e-03, e=1.92653254e-01, f=6.26026094e-03, g=9.98620152e-01, y0=1.57945760e-06, y1=3.22087631e-02, x0=2.23151711e-03, x1=3.70974749e-01)


def read_weights(path):
    """Reads a TZA archive: {layer name: float32 tensor}."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _major, _minor, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a TZA archive')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'f': np.float32, 'h': np.float16}[chr(data[at])]
        offset, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32)).contiguous(memory_format=torch.channels_last) if rank == 4 else torch.from_numpy(values.astype(np.float32))
    return tensors


def encode(y):
    return np.where(y <= PU['y0'], PU['a'] * y, np.where(y <= PU['y1'], PU['b'] * np.power(np.maximum(y, 1e-12), PU['c']) + PU['d'], PU['e'] * np.log(y + PU['f']) + PU['g']))


def decode(x):
    return np.where(x <= PU['x0'], x / PU['a'], np.where(x <= PU['x1'], np.power(np.maximum((x - PU['d']) / PU['b'], 0), 1 / PU['c']), np.exp((x - PU['g']) / PU['e']) - PU['f']))


def choose_exposure(colour):
    """Scale that brings the geometric mean luminance of 16-pixel tiles to 0.18."""
    luminance = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    rows, columns = luminance.shape[0] // 16, luminance.shape[1] // 16
    if not rows or not columns:
        return 1.0
    tiles = luminance[:rows * 16, :columns * 16].reshape(rows, 16, columns, 16).mean(axis=(1, 3))
    lit = tiles[tiles > 1e-8]
    return float(0.18 / np.exp2(np.log2(lit).mean())) if lit.size else 1.0


class Denoiser:
    def __init__(self, path=WEIGHTS):
        torch.set_num_threads(os.cpu_count() or 1)
        self.weights = read_weights(path)
        self.large = 'enc_conv1b.weight' in self.weights

    def conv(self, name, x, active=True):
        x = F.conv2d(x, self.weights[f'{name}.weight'], self.weights[f'{name}.bias'], padding=1)
        return F.relu_(x) if active else x

    def chain(self, x, *names):
        for name in names:
            x = self.conv(name, x)
        return x

    def join(self, x, skip, *names):
        return self.chain(torch.cat((F.interpolate(x, scale_factor=2, mode='nearest'), skip), 1), *names)

    def run(self, x):
        """x: (1, 9, height, width), sides multiples of 16."""
        pool = lambda value: F.max_pool2d(value, 2)
        if self.large:
            first = pool(self.chain(x, 'enc_conv1a', 'enc_conv1b'))
            second = pool(self.chain(first, 'enc_conv2a', 'enc_conv2b'))
            third = pool(self.chain(second, 'enc_conv3a', 'enc_conv3b'))
            deep = pool(self.chain(third, 'enc_conv4a', 'enc_conv4b'))
        else:
            first = pool(self.chain(x, 'enc_conv0', 'enc_conv1'))
            second = pool(self.conv('enc_conv2', first))
            third = pool(self.conv('enc_conv3', second))
            deep = pool(self.conv('enc_conv4', third))
        deep = self.chain(deep, 'enc_conv5a', 'enc_conv5b')
        deep = self.join(deep, third, 'dec_conv4a', 'dec_conv4b')
        deep = self.join(deep, second, 'dec_conv3a', 'dec_conv3b')
        deep = self.join(deep, first, 'dec_conv2a', 'dec_conv2b')
        deep = self.join(deep, x, 'dec_conv1a', 'dec_conv1b')
        return self.conv('dec_conv1c' if self.large else 'dec_conv0', deep, active=False)

    def denoise(self, colour, albedo, normal):
        """Linear float32 pictures (height, width, 3) to one of the same shape; normal in -1..1."""
        height, width = colour.shape[:2]
        exposure = choose_exposure(colour)
        scale = 1 / float(encode(np.float64(HDR_MAX)))
        hdr = encode(np.clip(np.nan_to_num(colour) * exposure, 0, HDR_MAX)) * scale
        stack = np.concatenate((hdr, np.clip(np.nan_to_num(albedo), 0, 1), np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5), 2).astype(np.float32)
        stack = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='edge')
        with torch.no_grad():
            x = torch.from_numpy(stack.transpose(2, 0, 1)[None]).contiguous(memory_format=torch.channels_last)
            out = self.run(x)[0].numpy().transpose(1, 2, 0)[:height, :width]
        return (np.clip(decode(np.maximum(out, 0).astype(np.float64) / scale), 0, HDR_MAX) / exposure).astype(np.float32)
