"""The workshop: bench, vice, dynamometer, nitrogen, boxed set. The bench's top is z = 0."""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix

from fit import hang
from kit import MM, bolt, box, lathe, loft, move, plate, ring, rod, round_corners, socket_bolt, tube
from parts import mark_lathe, place, points_of, turn_matrix


def decal(path, width, height, at, tilt=0.0, turn=0.0):
    """A printed label as a quad that lies face up at the origin, then tilted (about x) and turned (about z)."""
    mesh = bpy.data.meshes.new('label')
    w, h = width / 2 * MM, height / 2 * MM
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new(name='UVMap')
    for corner, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = uv
    material = bpy.data.materials.new(f'label:{os.path.basename(path)}')
    material.use_nodes = True
    picture = material.node_tree.nodes.new('ShaderNodeTexImage')
    picture.image = bpy.data.images.load(os.path.abspath(path))
    mesh.materials.append(material)
    item = bpy.data.objects.new('label', mesh)
    bpy.context.scene.collection.objects.link(item)
    mark_lathe(mesh)
    place([item], turn_matrix(x=tilt, z=turn))
    place([item], Matrix.Translation((at[0] * MM, at[1] * MM, at[2] * MM)))
    return [item]


def wrench(size, length):
    """An open and ring spanner lying along z."""
    h, r = length / 2, size * 0.95
    outline = [(-size * 0.22, -h + r), (-r, -h + r * 0.4), (-r * 0.75, -h - r), (-size * 0.42, -h - r * 0.8), (-size * 0.46, -h + r * 0.1), (size * 0.46, -h + r * 0.1), (size * 0.42, -h - r * 0.8), (r * 0.75, -h - r), (r, -h + r * 0.4), (size * 0.22, -h + r), (size * 0.22, h - r)]
    outline += [(r * 0.85 * math.sin(t), h - r * 0.85 * math.cos(t)) for t in np.linspace(0.35, 2 * math.pi - 0.35, 20)] + [(-size * 0.22, h - r)]
    return [plate(outline, size * 0.38, 'bench-steel', holes=[(0, h, size * 0.5)], bevel=1)]


def bench(width=1800, depth=640):
    items = [box((width, depth, 44), (0, 0, -22), 'wood', 3), box((width, 6, 70), (0, -depth / 2 - 3, -38), 'bench-steel', 1.5)]
    return items


def tool_wall(y=300):
    """A dark wall with spanners in a row."""
    items = [box((2600, 12, 1500), (0, y + 10, 640), 'dial-ink', 2)]
    for number in range(8):
        size = 13 + number * 2.2
        length = 150 + number * 17
        items += move(wrench(size, length), x=-640 + number * 74, y=y - 6, z=330 - length / 2)
        items += [rod((-640 + number * 74, y + 4, 330), (-640 + number * 74, y - 16, 330), 3, 'steel-zinc')]
    return items


def vice(gap=36):
    """A bench vice with its jaws across x; the work is held at (0, 0, 150)."""
    items = [lathe([(0, 0), (96, 0), (98, 4), (98, 18), (70, 30), (58, 42), (0, 42)], 'bench-blue', (0, 40, 0), 'z', 96, 4)]
    items += [bolt_item for t in (0.8, 2.4, 3.9, 5.5) for bolt_item in bolt((84 * math.cos(t), 40 + 84 * math.sin(t), 19), (0, 0, 1), 9)]
    items += [loft([(0, 40, 40), (0, 36, 80), (0, 40 + gap / 2, 118)], [(110, 120), (96, 100), (130, 110)], 'bench-blue', (0, 1, 0), 4, per=10)]
    items += [box((150, 44, 76), (0, gap / 2 + 26, 122), 'bench-blue', 8), box((150, 44, 76), (0, -gap / 2 - 26, 122), 'bench-blue', 8), box((64, 230, 46), (0, -80, 78), 'bench-blue', 7), box((150, 12, 32), (0, gap / 2 + 6, 146), 'machined', 1.5), box((150, 12, 32), (0, -gap / 2 - 6, 146), 'machined', 1.5)]
    items += [box((150, 40, 30), (0, -gap / 2 - 30, 98), 'bench-blue', 8), rod((0, -80, 78), (0, -250, 78), 14, 'steel-zinc', 2), lathe([(0, 0), (24, 0), (26, 3), (26, 34), (22, 38), (0, 38)], 'steel-zinc', (0, -214, 78), (0, -1, 0), 64, 2), rod((-110, -236, 92), (110, -236, 60), 7, 'chrome', 2)]
    items += [lathe([(0, -9), (11, -6), (13, 0), (11, 6), (0, 9)], 'chrome', (s * 112, -236, 76 - s * 16), 'x', 48, 2) for s in (-1, 1)]
    for s in (-1, 1):
        items += socket_bolt((s * 50, -gap / 2 - 12, 146), (0, -1, 0), 5)
    return items


def clamped(products):
    """A shock stands in the vice, held by its lower eye between soft jaws; the pin spanner lies ready."""
    bench(), tool_wall()
    vice(30)
    top = np.array((0, 0, 152 + products['shock'].length))
    hang(products['shock'](), top, (0, 0, 152), 0)
    move(wrench(24, 240), x=-260, y=-120, z=6, rx=90, rz=24)
    move(wrench(17, 190), x=-330, y=-160, z=5, rx=90, rz=16)
    return dict(target=(0, -20, 270), radius=430, span=600, yaw=-22, elevation=9, focal=85, fstop=9, near=40, shift=(-0.14, 0), tall=dict(shift=(0, 0), span=540))


def gauge(at, radius, way=(0, -1, 0)):
    """A pressure gauge with ticks and a needle; no print."""
    at = np.asarray(at, float)
    items = [lathe([(0, -26), (radius, -26), (radius + 3, -22), (radius + 3, 4), (radius - 1, 6), (radius - 2, 0), (0, 0)], 'chrome', at, way, 96, 1.5), lathe([(0, 0.4), (radius - 2, 0.4)], 'dial', at, way, 64)]
    for number in range(25):
        t = math.radians(225 - number * 11.25)
        reach = 0.70 if number % 4 == 0 else 0.80
        start, end = [at + np.array((math.cos(t) * r, -1.2, math.sin(t) * r)) for r in (radius * reach, radius * 0.88)]
        items.append(rod(start, end, 0.9 if number % 4 == 0 else 0.5, 'dial-ink', 0.1, 8))
    t = math.radians(120)
    items += [rod(at + np.array((-math.cos(t) * radius * 0.2, -2.4, -math.sin(t) * radius * 0.2)), at + np.array((math.cos(t) * radius * 0.76, -2.4, math.sin(t) * radius * 0.76)), 1.1, 'card-red', 0.1, 12), rod(at + np.array((0, -1, 0)), at + np.array((0, -4, 0)), 4, 'dial-ink', 0.5, 32)]
    return items


def nitrogen(products):
    """Bottle, regulator with two gauges, hose to the reservoir of a shock on the bench."""
    move(bench(1500), x=540), tool_wall()
    x, y = -325, -60
    lathe([(0, -700), (106, -700), (106, 160), (100, 208), (80, 250), (52, 282), (34, 300), (34, 318), (0, 318)], 'gas-bottle', (x, y, -130), 'z', 128, 10)
    z = 188
    lathe([(34, 0), (40, 4), (40, 22), (34, 26)], 'steel-zinc', (x, y, z - 10), 'z', 64, 1.5)
    rod((x, y, z), (x, y, z + 120), 17, 'brass', 2)
    lathe([(0, 0), (30, 0), (34, 4), (34, 16), (28, 22), (0, 22)], 'cast-dark', (x, y, z + 112), 'z', 12, 2)
    rod((x, y, z + 64), (x + 66, y, z + 64), 14, 'brass', 2)
    lathe([(0, -26), (40, -26), (48, -18), (48, 18), (40, 26), (0, 26)], 'brass', (x + 96, y, z + 64), 'y', 96, 3)
    lathe([(0, 0), (12, 0), (12, 30), (22, 34), (24, 62), (20, 66), (0, 66)], 'anodised-black', (x + 96, y - 24, z + 64), (0, -1, 0), 64, 2)
    for s in (-1, 1):
        end = (x + 96 + s * 62, y - 10, z + 132)
        tube([(x + 96 + s * 24, y, z + 86), (x + 96 + s * 52, y, z + 100), (x + 96 + s * 62, y, z + 112)], 8, 'brass', 14, ups=(0, 1, 0))
        gauge((end[0], end[1] - 6, end[2] + 24), 38)
    shock = products['shock']()
    hang(shock, (330, -190, 46), (330 - products['shock'].length, -190, 46), -90)
    # The chuck sits on the valve in the reservoir's end.
    cloud = np.concatenate([points_of(item.data) for item in shock if item.name.startswith('reservoir')]) / MM
    valve = np.array((cloud[:, 0].min(), *((cloud.min(0) + cloud.max(0)) / 2)[1:]))
    rod(valve + (6, 0, 0), valve - (44, 0, 0), 9, 'brass', 2)
    lathe([(0, 0), (13, 0), (14, 2), (14, 18), (12, 22), (0, 22)], 'anodised-black', valve - (18, 0, 0), 'x', 48, 1)
    tube([(x + 96, y, z + 16), (x + 100, y + 20, z - 110), (x + 120, y + 110, 40), (x + 190, valve[1] - 10, 12), (valve[0] - 120, valve[1], 14), valve - (90, 0, 0), valve - (40, 0, 0)], 7, 'hose-braid', 90)
    return dict(target=(60, -150, 180), radius=430, span=540, yaw=-12, elevation=11, focal=85, fstop=13, near=60, shift=(-0.06, 0), tall=dict(shift=(0, 0), span=640, target=(0, -150, 170)))


def dyno(products):
    """A shock dynamometer: two columns, crosshead with load cell, crank slide below, the trace on its screen."""
    length = products['shock'].length
    items = [box((640, 420, 520), (0, 0, -262), 'bench-red', 12), box((660, 440, 36), (0, 0, 12), 'cast-dark', 4), box((420, 8, 260), (0, -214, -250), 'card-black', 3)]
    for s in (-1, 1):
        items += [rod((s * 220, 0, 20), (s * 220, 0, 860), 26, 'steel-bright', 4, 96), lathe([(26, 0), (52, 0), (54, 4), (54, 26), (44, 36), (26, 36)], 'anodised-black', (s * 220, 0, 30), 'z', 96, 2), lathe([(0, 0), (26, 0), (20, 12), (0, 12)], 'steel-zinc', (s * 220, 0, 858), 'z', 64, 2)]
    low = 150
    z = low + length + 126
    items += [loft([(-290, 0, z + 40), (-120, 0, z + 40), (120, 0, z + 40), (290, 0, z + 40)], [(120, 86), (110, 110), (110, 110), (120, 86)], 'cast-dark', (0, 0, 1), 6, per=10, around=48)]
    items += [lathe([(26.5, -50), (56, -50), (58, -46), (58, 46), (56, 50), (26.5, 50)], 'cast-dark', (s * 220, 0, z + 40), 'z', 96, 3) for s in (-1, 1)]
    items += [item for s in (-1, 1) for item in socket_bolt((s * 262, -62, z + 40), (0, -1, 0), 13)]
    items += [lathe([(0, 0), (42, 0), (44, 3), (44, 40), (30, 46), (0, 46)], 'anodised-blue', (0, 0, z - 66), 'z', 96, 2), rod((0, 0, z - 100), (0, 0, z - 60), 14, 'steel-zinc')]
    for height, way in ((low, -1), (low + length, 1)):
        items += [box((44, 10, 70), (0, s * 25, height + way * 18), 'cast-dark', 4) for s in (-1, 1)] + [box((60, 62, 24), (0, 0, height + way * 48), 'cast-dark', 4), rod((0, -44, height), (0, 44, height), 6, 'steel-zinc'), *bolt((0, -34, height), (0, -1, 0), 12)]
    items += [rod((0, 0, 24), (0, 0, low - 40), 24, 'steel-bright', 3, 96), lathe([(25, 0), (56, 0), (58, 4), (58, 30), (40, 42), (25, 42)], 'anodised-black', (0, 0, 30), 'z', 96, 2)]
    hang(products['shock'](), (0, 0, low + length), (0, 0, low), 0)
    # The screen beside it: axes and one closed trace of force over speed.
    sx, sy, sz = 470, -30, 330
    screen = [box((330, 22, 230), (0, 0, 0), 'polymer-black', 6), box((306, 2, 206), (0, -12, 0), 'screen', 1), rod((-130, -14, -74), (-130, -14, 84), 0.9, 'print-grey', 0.1, 8), rod((-136, -14, 0), (136, -14, 0), 0.9, 'print-grey', 0.1, 8)]
    t = np.linspace(0, 2 * math.pi, 120)
    v = np.sin(t)
    trace = np.stack((-8 + 122 * np.cos(t) * 0.96, np.full(120, -14.0), np.where(v > 0, 74 * np.abs(v) ** 0.7, -40 * np.abs(v) ** 0.6)), 1)
    screen.append(loft(trace, (3.2, 3.2), 'card-red', (0, 1, 0), 2, False, around=10))
    move(screen, x=sx, y=sy, z=sz, rz=-24)
    tube([(sx, sy + 16, sz), (sx - 40, sy + 70, sz - 30), (300, 60, 200), (300, 60, 20)], 13, 'anodised-black', 60)
    return dict(target=(150, 0, 362), radius=540, span=720, yaw=14, elevation=5, focal=85, fstop=13, near=30, shift=(-0.04, 0), tall=dict(shift=(0, 0), span=640, target=(0, 0, 370)))


def boxed(products):
    """The pair in its carton: foam tray, lid with the mark behind, manual and adjusting spanner before it."""
    length = products['shock'].length
    w, d, h = 560, 330, 96
    bench(2400, 1400)
    tool_wall(900)
    items = [box((w, d, 5), (0, 0, 4), 'card-black', 1)]
    for s in (-1, 1):
        items += [box((w, 5, h), (0, s * d / 2, h / 2), 'card-black', 1), box((5, d, h), (s * w / 2, 0, h / 2), 'card-black', 1)]
    holes = [round_corners([(-230, -120), (230, -120), (230, -18), (-230, -18)], 40), round_corners([(-230, 18), (230, 18), (230, 120), (-230, 120)], 40)]
    items += [plate(round_corners([(-w / 2 + 4, -d / 2 + 4), (w / 2 - 4, -d / 2 + 4), (w / 2 - 4, d / 2 - 4), (-w / 2 + 4, d / 2 - 4)], 3), 40, 'foam', (0, 0, h - 34), 'z', holes=holes, bevel=2)]
    for s in (-1, 1):
        part = products['shock']()
        hang(part, (length / 2, s * 69, h - 20), (-length / 2, s * 69, h - 20), 90)
    lid = [box((w + 10, d + 10, 5), (0, 0, 0), 'card-black', 1), *[box((w + 10, 5, 60), (0, s * (d + 10) / 2, -30), 'card-black', 1) for s in (-1, 1)], *[box((5, d + 10, 60), (s * (w + 10) / 2, 0, -30), 'card-black', 1) for s in (-1, 1)], box((w + 10, 26, 1), (0, -d / 2 + 40, 3), 'card-red', 0.2)]
    lid += decal(products['mark'].path, 240, 100, (0, 14, 3.4))
    move(lid, rx=72, y=d / 2 + 70, z=184)
    manual = [box((148, 210, 1.2), (0, 0, 0.6 + 1.2 * k), 'paper', 0.2) for k in range(4)] + [box((149, 211, 1), (0, 0, 5.8), 'paper', 0.2), box((149, 40, 0.6), (0, -84, 6.5), 'card-red', 0.1)] + decal(products['cover'].path, 110, 46, (0, 34, 6.8))
    move(manual, x=-150, y=-300, rz=-14)
    move(wrench(26, 200), x=110, y=-270, z=6, rx=90, rz=70)
    return dict(target=(0, -50, 100), radius=430, span=640, yaw=22, elevation=27, focal=85, fstop=14, near=30, shift=(-0.06, 0), tall=dict(shift=(0, 0), span=640))


def ruler(at, height, width=26):
    """A steel rule standing upright: a tick every five millimetres, longer at ten and fifty."""
    x, y, z = at
    items = [box((width, 1.2, height), (x, y, z + height / 2), 'tape-yellow', 0.3)]
    for number in range(1, int(height / 5)):
        reach = 15 if number % 10 == 0 else 10 if number % 2 == 0 else 6
        items.append(box((reach, 0.6, 0.9), (x - width / 2 + reach / 2, y - 0.9, z + number * 5), 'dial-ink', 0))
    return items


def sag(products):
    """A rule from the axle to the seat rail beside the shock: the sag is what it says less with the rider on."""
    from scooters import build_rear
    top, bottom = build_rear(products)
    at = (190, -150, -36)
    ruler(at, float(top[2]) + 70)
    box((66, 30, 62), (at[0], at[1], top[2] + 50), 'tape-yellow', 10)
    box((48, 32, 30), (at[0], at[1], top[2] + 54), 'polymer-black', 6)
    return dict(target=(90, -110, 225), radius=400, span=600, yaw=12, elevation=5, focal=90, fstop=13, near=60, floor=-270, shift=(-0.12, 0), tall=dict(shift=(0, 0), span=500))


def shelf(products):
    """Boards of a store: springs in rows, shocks upright, cartons with the mark."""
    from fit import stand
    for level in (0, 440):
        box((1500, 330, 22), (0, 0, level - 11), 'wood', 2)
        box((1500, 4, 30), (0, -166, level - 14), 'bench-steel', 1)
    for x in (-640, 640):
        for y in (-150, 150):
            box((30, 30, 1500), (x, y, 300), 'chassis-black', 2)
    box((2600, 12, 1700), (0, 190, 500), 'dial-ink', 2)
    for number in range(5):
        stand(products['spring'](), (-470 + number * 104, -60, 440))
    for number in range(4):
        stand(products['lift'](), (90 + number * 134, -50, 440))
    for number in range(4):
        part = products['shock']()
        stand(part, (-440 + number * 120, -50, 0))
    for number in range(4):
        box((420, 240, 84), (330, -10, 42 + number * 86), 'card-black', 3)
        box((60, 1, 84), (160, -130.4, 42 + number * 86), 'card-red', 0.2)
        decal(products['mark'].path, 150, 62, (360, -130.8, 42 + number * 86), 90)
    return dict(target=(0, -100, 375), radius=600, span=960, yaw=14, elevation=3, focal=85, fstop=16, near=40, shift=(-0.04, 0), tall=dict(shift=(0, 0), span=780, target=(60, -100, 330)))
