"""Wheels, brakes and chains. Every wheel is centred on the origin and turns about y; move it into place."""
import math

import numpy as np

from kit import bolt, loft, lathe, move, plate, ring, rod, round_corners, smooth_path, socket_bolt, solid

MOTO = ((0.0, 0.70), (0.05, 0.80), (0.16, 0.90), (0.42, 1.0), (0.66, 0.95), (0.84, 0.73), (0.955, 0.40), (1.0, 0.0))
CAR = ((0.0, 0.80), (0.05, 0.90), (0.18, 0.96), (0.45, 1.0), (0.72, 0.97), (0.89, 0.90), (0.965, 0.74), (0.995, 0.45), (1.0, 0.0))
ROAD = ((0.0, 0.70), (0.05, 0.80), (0.2, 0.9), (0.46, 1.0), (0.72, 0.96), (0.90, 0.80), (0.98, 0.45), (1.0, 0.0))


def tread_road(u, s, half):
    """Slanted grooves of a road tyre: u across the crown, s around, both mm."""
    a = np.abs(u) / half
    slant = (s + np.sign(u) * 0 + np.abs(u) * 0.9 + (u > 0) * 34) % 68
    groove = (np.abs(slant - 34) < 2.4) & (a > 0.12) & (a < 0.88)
    return groove * 1.0


def tread_classic(u, s, half):
    """Ribs around and zigzags: a tyre of the sixties."""
    a = np.abs(u) / half
    wave = u + 2.2 * np.sign(((s % 16) / 16) - 0.5)
    ribs = (np.abs(np.abs(wave) - 0.30 * half) < 1.5) | (np.abs(np.abs(wave) - 0.62 * half) < 1.5)
    cuts = ((s % 12) < 1.8) & (a > 0.70) & (a < 1.02)
    return (ribs | cuts) * 1.0


def tread_scooter(u, s, half):
    a = np.abs(u) / half
    slant = (s + np.abs(u) * 1.2 + (u > 0) * 20) % 40
    return (((np.abs(slant - 20) < 2.0) & (a > 0.16) & (a < 1.0)) | (np.abs(u) < 1.5)) * 1.0


def tread_car(u, s, half):
    a = np.abs(u) / half
    ribs = (np.abs(a - 0.22) < 0.055) | (np.abs(a - 0.60) < 0.05)
    sipes = (np.abs(((s + u * 0.5) % 26) - 13) < 1.3) & (((a > 0.66) & (a < 1.05)) | ((a > 0.28) & (a < 0.5)))
    return (ribs | sipes) * 1.0


def tread_block(u, s, half):
    """All-terrain blocks of a pickup."""
    a = np.abs(u) / half
    around = (s + np.sign(u) * 8 + u * 0.25) % 46
    zig = a + 0.03 * np.sign((s % 46) - 23)
    return ((np.abs(zig - 0.16) < 0.045) | (np.abs(zig - 0.58) < 0.05) | ((around < 6) & (a > 0.18) & (a < 1.2)) | ((np.abs(around - 26) < 1.4) & (a > 0.25))) * 1.0


def tyre(outer, width, rim, profile=MOTO, tread=tread_road, depth=4.5, steps=960, material='tyre'):
    """outer and rim are diameters. The pattern is cut into the crown."""
    half = smooth_path([(0, share, across) for share, across in profile], 9)[:, 1:]
    shares = np.concatenate((half, half[-2::-1]))
    sides = np.concatenate((-half[:, 1], half[-2::-1, 1]))
    r = rim / 2 + shares[:, 0] * (outer - rim) / 2
    y = sides * width / 2
    span = np.concatenate(([0], np.cumsum(np.hypot(np.diff(r), np.diff(y)))))
    even = np.arange(0, span[-1], 1.6)
    r, y = np.interp(even, span, r), np.interp(even, span, y)
    u = even - span[-1] / 2
    normal = np.stack((np.gradient(y), -np.gradient(r)), 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    crown = 0.5 * width * (1.0 if profile is MOTO else 0.88)
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    s = angles * outer / 2
    cut = tread(u[None, :], s[:, None], crown) * (np.abs(u)[None, :] < crown * 1.12) * depth
    radius = r[None, :] - cut * normal[:, 0]
    # Two fine rings on the walls, as from the mould.
    for share in (0.16, 0.55):
        radius = radius
    side = y[None, :] - cut * normal[:, 1]
    points = np.stack((radius * np.cos(angles)[:, None], side, radius * np.sin(angles)[:, None]), 2).reshape(-1, 3)
    count = len(r)
    k, i = np.meshgrid(np.arange(steps), np.arange(count - 1), indexing='ij')
    n = (k + 1) % steps
    faces = np.stack((k * count + i, k * count + i + 1, n * count + i + 1, n * count + i), 2).reshape(-1, 4)
    wall = [ring(rim / 2 + (outer - rim) / 2 * share - 1.2, rim / 2 + (outer - rim) / 2 * share + 1.2, width * across * 2, material, fillet=0.6, steps=160) for share, across in ((0.20, 0.467), (0.30, 0.485))]
    return [solid(points, faces, material, 28), *wall]


def rim(diameter, width, material, depth=14):
    """A cast rim: flanges, bead seats and a well."""
    r, h = diameter / 2, width / 2
    outer = [(r + 9, -h - 4), (r + 9, -h), (r - 1, -h + 2), (r - 2, -h * 0.55), (r - depth, -h * 0.4), (r - depth, h * 0.4), (r - 2, h * 0.55), (r - 1, h - 2), (r + 9, h), (r + 9, h + 4)]
    inner = [(r + 3, h + 5), (r - 8, h + 1), (r - 10, h * 0.6), (r - depth - 6, h * 0.42), (r - depth - 6, -h * 0.42), (r - 10, -h * 0.6), (r - 8, -h - 1), (r + 3, -h - 5)]
    return lathe(outer + inner, material, fillet=2.5, closed=True, steps=160)


def cast_wheel(diameter, width, spokes=5, material='wheel-dark', twin=False, hub=42, hub_width=None, spoke=(26, 20), dish=0.0, lean=0.16):
    """Spokes of a cast wheel lean about the hub; twin gives pairs."""
    hub_width = hub_width or width * 0.9
    items = [rim(diameter, width, material), lathe([(14, -hub_width / 2), (hub * 0.75, -hub_width / 2), (hub, -hub_width * 0.3), (hub, hub_width * 0.3), (hub * 0.75, hub_width / 2), (14, hub_width / 2)], material, fillet=4, closed=True)]
    far = diameter / 2 - 14
    for number in range(spokes):
        base = 2 * math.pi * number / spokes + 0.3
        for side in ((-1, 1) if twin else (0,)):
            a, b = base + side * 0.13, base + side * (0.30 if twin else 0) + (0 if twin else lean)
            start, middle, end = [(math.cos(t) * q, d, math.sin(t) * q) for t, q, d in ((a, hub * 0.75, 0), ((a * 0.6 + b * 0.4), (far + hub) / 2, dish), (b, far + 4, dish))]
            w, h = spoke
            items.append(loft([start, middle, end], [(h * 1.25, w * 1.2), (h, w * 0.72), (h * 1.1, w * 1.05)], material, (0, 1, 0), 3.5))
    return items


def spoke_wheel(diameter, width, count=36, rim_material='chrome', hub=58, hub_width=92, hub_material='cast-raw', wire=3.2):
    """Laced: four sets of crossed wires from the hub's flanges."""
    items = [rim(diameter, width, rim_material, 18)]
    f = hub_width / 2
    items.append(lathe([(12, -f), (26, -f), (26, -f + 8), (hub + 4, -f + 12), (hub + 4, -f + 18), (hub - 12, -f + 26), (hub - 12, f - 26), (hub + 4, f - 18), (hub + 4, f - 12), (26, f - 8), (26, f), (12, f)], hub_material, fillet=2.5, closed=True))
    far = diameter / 2 - 18
    for number in range(count):
        side = 1 if number % 2 else -1
        cross = 1 if (number // 2) % 2 else -1
        base = 2 * math.pi * number / count
        a = base + cross * 0.82
        start = np.array((math.cos(a) * hub, side * (f - 15), math.sin(a) * hub))
        end = np.array((math.cos(base) * far, side * 5, math.sin(base) * far))
        items.append(rod(start, end, wire / 2, 'steel-bright', 0.2, 10))
        out = (start - end) / np.linalg.norm(start - end)
        items.append(rod(end - out * 6, end + out * 16, wire * 0.95, 'steel-zinc', 0.5, 10))
    return items


def brake_disc(outer, inner=None, thick=5, y=0.0, carrier='anodised-black', holes=True):
    """A drilled disc on its carrier."""
    inner = inner or outer * 0.62
    r, q = outer / 2, inner / 2
    circle = lambda radius, n: [(radius * math.cos(t), radius * math.sin(t)) for t in np.linspace(0, 2 * math.pi, n, endpoint=False)]
    drilled = []
    if holes:
        rows = 12
        for number in range(rows * 3):
            share = (number % 3) / 2
            t = 2 * math.pi * (number / (rows * 3)) + 0.05
            radius = q + 9 + share * (r - q - 18)
            drilled.append((radius * math.cos(t), radius * math.sin(t), 3.6))
    items = [plate(circle(r, 128), thick, 'brake-disc', (0, y, 0), holes=[circle(q, 96), *drilled], bevel=0)]
    arms = []
    for number in range(5):
        t = 2 * math.pi * number / 5
        arms += [(math.cos(t - 0.16) * (q + 6), math.sin(t - 0.16) * (q + 6)), (math.cos(t + 0.16) * (q + 6), math.sin(t + 0.16) * (q + 6)), (math.cos(t + 0.63) * q * 0.62, math.sin(t + 0.63) * q * 0.62)]
    items.append(plate(arms, thick + 2, carrier, (0, y, 0), holes=[circle(q * 0.34, 48)], fillet=14, bevel=1))
    for number in range(5):
        t = 2 * math.pi * number / 5
        for face in (-1, 1):
            items.append(ring(4, 9, 3, 'steel-zinc', (math.cos(t) * (q + 1), y + face * (thick / 2 + 1.5), math.sin(t) * (q + 1)), fillet=0.5, steps=32))
        items += socket_bolt((math.cos(t + 0.3) * q * 0.46, y - thick / 2 - 1, math.sin(t + 0.3) * q * 0.46), (0, -1, 0), 7)
    return items


def car_disc(outer, y=0.0, hat=150, deep=38, thick=24):
    """A ventilated disc with its hat; the face looks to −y."""
    r, h = outer / 2, hat / 2
    items = [ring(h + 6, r, 8, 'brake-disc', (0, y - thick / 2 + 4, 0), fillet=1), ring(h + 6, r, 8, 'brake-disc', (0, y + thick / 2 - 4, 0), fillet=1)]
    items += [lathe([(32, y - deep), (h - 5, y - deep), (h, y - deep + 5), (h, y - thick / 2 + 2), (h + 10, y - thick / 2 + 2), (h + 10, y + thick / 2 - 2), (h - 8, y + thick / 2 - 2)], 'iron', fillet=2)]
    for number in range(36):
        t = 2 * math.pi * number / 36
        items.append(loft([(math.cos(t) * (h + 12), y, math.sin(t) * (h + 12)), (math.cos(t + 0.08) * (r - 3), y, math.sin(t + 0.08) * (r - 3))], (5, thick - 12), 'iron', (0, 1, 0), 5, False, around=12))
    for number in range(5):
        t = 2 * math.pi * number / 5 + 0.3
        items.append(rod((math.cos(t) * 52, y - deep, math.sin(t) * 52), (math.cos(t) * 52, y - deep - 28, math.sin(t) * 52), 6, 'steel-zinc', 1.2, 24))
    return items


def caliper(material='anodised-black', pistons=2):
    """A brake caliper; the disc runs through it at y = 0, the wheel's centre lies below (−z)."""
    items = []
    for side in (-1, 1):
        items.append(loft([(-62, side * 27, -10), (-40, side * 29, 8), (0, side * 30, 14), (40, side * 29, 8), (62, side * 27, -10)], [(26, 44), (32, 58), (34, 64), (32, 58), (26, 44)], material, (0, 0, 1), 4.5, bevel=0))
        for number in range(pistons):
            x = (number - (pistons - 1) / 2) * 46
            items.append(lathe([(0, 0), (17, 0), (19, -2), (19, -6)], 'anodised-black' if material != 'anodised-black' else 'cast-dark', (x, side * 48, 6), (0, side, 0), 48))
            items += [ring(9, 13, 3, 'machined', (x, side * 48.5, 6), fillet=0.5, steps=40)]
    for x in (-40, 40, 0):
        items.append(loft([(x, -34, 38), (x, 34, 38)], (20, 18), material, (0, 0, 1), 5, False))
    for x in (-52, 52):
        items += socket_bolt((x, -42, 8), (0, -1, 0), 9)
    items += [rod((20, -10, 46), (20, -10, 60), 4, 'steel-zinc'), rod((20, -10, 60), (20, -10, 68), 5.5, 'rubber', 1.5)]
    return items


def sprocket(teeth, pitch, thick=7, material='steel-zinc', windows=5):
    """Teeth as rounded waves between rollers; returns (items, pitch radius)."""
    r = pitch / 2 / math.sin(math.pi / teeth)
    outline = []
    for k in range(teeth):
        for f, lift in ((0.0, -4.8), (0.14, -3.8), (0.27, 0.5), (0.42, 4.6), (0.58, 4.6), (0.73, 0.5), (0.86, -3.8)):
            t = 2 * math.pi * (k + f) / teeth
            outline.append(((r + lift) * math.cos(t), (r + lift) * math.sin(t)))
    holes = []
    if windows:
        for k in range(windows):
            t, w = 2 * math.pi * k / windows, 2 * math.pi / windows * 0.34
            outer, inner = r * 0.82, r * 0.56
            holes.append(round_corners([(outer * math.cos(t - w), outer * math.sin(t - w)), (r * 0.86 * math.cos(t), r * 0.86 * math.sin(t)), (outer * math.cos(t + w), outer * math.sin(t + w)), (inner * math.cos(t + w), inner * math.sin(t + w)), (inner * math.cos(t - w), inner * math.sin(t - w))], 9))
    return [plate(outline, thick, material, holes=holes, bevel=0)], r


def chain(front, rear, front_r, rear_r, pitch=15.875, y=0.0):
    """An open-tangent chain round two sprockets centred at (x, z); links are plates on pins."""
    f, q = np.array(front, float), np.array(rear, float)
    d = q - f
    length = np.linalg.norm(d)
    angle = math.atan2(d[1], d[0])
    beta = math.asin((rear_r - front_r) / length)
    line = []
    for side in (1, -1):
        t = angle + side * (math.pi / 2 + beta)
        normal = np.array((math.cos(t), math.sin(t)))
        ends = [f + normal * front_r, q + normal * rear_r]
        line.append(ends if side == 1 else ends[::-1])
    arc = lambda centre, radius, start, stop: [centre + radius * np.array((math.cos(t), math.sin(t))) for t in np.linspace(start, stop, 40)]
    top, low = angle + math.pi / 2 + beta, angle - math.pi / 2 - beta
    loop = np.array([*np.linspace(line[0][0], line[0][1], 60), *arc(q, rear_r, top, low), *np.linspace(line[1][0], line[1][1], 60), *arc(f, front_r, low, top - 2 * math.pi)])
    span = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))))
    count = int(round(span[-1] / pitch / 2)) * 2
    pins = np.stack([np.interp(np.linspace(0, span[-1], count, endpoint=False), span, loop[:, k]) for k in (0, 1)], 1)
    points, faces = [], []
    for k in range(count):
        a, b = pins[k], pins[(k + 1) % count]
        t = math.atan2(*(b - a)[::-1])
        waist = pitch * 0.18
        outline = []
        for centre, start in ((b, t - math.pi / 2), (a, t + math.pi / 2)):
            outline += [centre + pitch * 0.36 * np.array((math.cos(start + s), math.sin(start + s))) for s in np.linspace(0, math.pi, 9)]
            outline.append((a + b) / 2 + waist * np.array((math.cos(start + math.pi), math.sin(start + math.pi))))
        out = 7.2 if k % 2 else 4.9
        for side in (-1, 1):
            base = len(points)
            n = len(outline)
            points += [(p[0], y + side * out, p[1]) for p in outline] + [(p[0], y + side * (out + 1.8), p[1]) for p in outline]
            inner, outer_face = list(range(base, base + n)), list(range(base + n, base + 2 * n))
            faces += [tuple(inner if side < 0 else inner[::-1])[::-1] if False else tuple(inner), tuple(outer_face[::-1])]
            faces += [(base + i, base + n + i, base + n + (i + 1) % n, base + (i + 1) % n) for i in range(n)]
    items = [solid(points, faces, 'chain', 30)]
    for k in range(count):
        items.append(rod((pins[k][0], y - 10.2, pins[k][1]), (pins[k][0], y + 10.2, pins[k][1]), 2.6, 'chain', 0.4, 12))
    return items


def axle_nut(y, size=17, at=(0, 0), side=-1):
    x, z = at
    return [*bolt((x, y, z), (0, side, 0), size), rod((x, y, z), (x, y + side * size * 1.1, z), size * 0.52, 'steel-zinc', 1.5)]
