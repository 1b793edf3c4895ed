"""From the rendered light to the files: denoise, grade, shadow, melt into the page."""
import numpy as np
import torch
import torch.nn.functional as F

from denoise import Denoiser
from tone import VIEW, from_hex, grade, to_bytes, to_display, write_png

_denoiser = []


def get_denoiser():
    if not _denoiser:
        _denoiser.append(Denoiser())
    return _denoiser[0]


def find_window(alpha, pad=32):
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    if not rows.size:
        raise ValueError('the picture is empty')
    return slice(max(rows[0] - pad, 0), rows[-1] + pad), slice(max(columns[0] - pad, 0), columns[-1] + pad)


def blur(picture, sigma):
    """Gaussian by a shrunken picture, so that wide blurs stay cheap."""
    factor = max(1, int(sigma // 3))
    x = torch.from_numpy(np.ascontiguousarray(picture, np.float32))[None, None]
    small = F.avg_pool2d(x, factor, ceil_mode=True, count_include_pad=False) if factor > 1 else x
    reach = int(np.ceil(sigma / factor * 3))
    kernel = torch.exp(-0.5 * (torch.arange(-reach, reach + 1, dtype=torch.float32) / (sigma / factor)) ** 2)
    kernel /= kernel.sum()
    small = F.conv2d(F.pad(small, (reach, reach, 0, 0), mode='constant'), kernel[None, None, None])
    small = F.conv2d(F.pad(small, (0, 0, reach, reach), mode='constant'), kernel[None, None, :, None])
    return F.interpolate(small, size=picture.shape, mode='bilinear', align_corners=False)[0, 0].numpy() if factor > 1 else small[0, 0].numpy()


def cast_shadow(alpha):
    """Shadow on a wall close behind, light from the upper left: near layers sharp and dark, far ones wide and faint."""
    size = max(alpha.shape)
    shadow = np.zeros_like(alpha)
    for offset, sigma, weight in ((0.010, 0.006, 0.30), (0.022, 0.013, 0.26), (0.040, 0.028, 0.20), (0.058, 0.055, 0.14)):
        down, right = int(size * offset * 0.9), int(size * offset)
        moved = np.zeros_like(alpha)
        moved[down:, right:] = alpha[:alpha.shape[0] - down, :alpha.shape[1] - right]
        shadow = 1 - (1 - shadow) * (1 - weight * blur(moved, sigma * size))
    return np.clip(shadow * 0.62, 0, 1)


def melt(display, background):
    """Blends the outer edge into the page colour, so that no frame shows."""
    height, width = display.shape[:2]
    ease = lambda t: np.clip(t, 0, 1) ** 2 * (3 - 2 * np.clip(t, 0, 1))
    x, y = np.linspace(0, 1, width, dtype=np.float32), np.linspace(0, 1, height, dtype=np.float32)
    across = ease(x / 0.10) * ease((1 - x) / 0.06)
    down = ease(y / 0.14) * ease((1 - y) / 0.12)
    keep = (down[:, None] * across[None, :])[..., None]
    return background + (display - background) * keep


def develop(job, combined, albedo, normal):
    colour, alpha = combined[..., :3], np.clip(combined[..., 3], 0, 1)
    view = {**VIEW, **job.get('view', {})}
    if job['set'] != 'light':
        clean = get_denoiser().denoise(colour, albedo, normal)
        display = to_display(grade(clean, view))
        write_png(job['out'] + '.png', to_bytes(melt(display, from_hex(job.get('background', '#0e1013')))))
        return
    window = find_window(alpha)
    clean = np.zeros_like(colour)
    clean[window] = get_denoiser().denoise(colour[window], albedo[window], normal[window])
    straight = clean / np.maximum(alpha, 1e-3)[..., None]
    display = to_display(grade(straight, view))
    write_png(job['out'] + '.png', to_bytes(np.concatenate((np.where(alpha[..., None] > 0.002, display, 0), alpha[..., None]), 2)))
    shadow = cast_shadow(alpha)
    write_png(job['out'] + '-shadow.png', to_bytes(np.concatenate((np.zeros_like(colour), shadow[..., None]), 2)))
