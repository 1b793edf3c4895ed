"""A car's front corner under its wing, at two heights. The wing has a window, so that the strut is seen; −x is the front."""
import math

import bpy
import numpy as np

from cars import corner_brakes, inner_wing, lower_arm
from chassis import coil
from fit import hang, stand
from kit import MM, bolt, box, lathe, loft, move, rod, solid, tube
from parts import gather, place
from wheels import CAR, cast_wheel, tread_car, tyre
from mathutils import Matrix

ARCH = 362
GAP = 92
DROP = 35
FOOT = np.array((0, 176, 96))
SEAT = 250


def sheet(grid, closed, material='body-grey', thick=2.5):
    """A sheet through a grid of points; `closed` tells which of its fields are there."""
    rows, columns, _ = grid.shape
    faces = [(i * columns + k, i * columns + k + 1, (i + 1) * columns + k + 1, (i + 1) * columns + k) for i in range(rows - 1) for k in range(columns - 1) if closed(i, k)]
    item = solid(grid.reshape(-1, 3), faces, material, 42)
    shell = item.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness, shell.offset = thick * MM, -1
    item.data = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    item.modifiers.clear()
    return [item]


def wing(raise_):
    """Wing, sill and door of a car whose arch stands this far above the wheel's middle; the cut edges are red, as on models for schools."""
    sill, brow, crest = raise_ - 236, raise_ + 566, raise_ + 690
    t = np.linspace(math.pi, 0, 121)
    ahead, behind = np.linspace(-1250, -ARCH - 0.6, 44), np.linspace(ARCH + 0.6, 1400, 48)
    x = np.concatenate((ahead, ARCH * np.cos(t), behind))
    edge = np.concatenate((np.full(44, sill), raise_ + ARCH * np.sin(t), np.full(48, sill)))
    lip = np.exp(-(np.maximum(np.abs(x) - ARCH, 0) / 26) ** 2)
    start, stop = 44 + int(np.argmin(np.abs(ARCH * np.cos(t) + 214))), 44 + int(np.argmin(np.abs(ARCH * np.cos(t) - 104)))

    def row(z, above, out=0.0):
        nose = np.maximum(-520 - x, 0)
        y = -152 + 0.00042 * nose ** 2 - 9 * lip * np.exp(-(above / 22) ** 2) + out
        crease = raise_ + 486 + x * 0.03
        y = y + 9 / (1 + np.exp((z - crease) / 7)) * 0 - 7 / (1 + np.exp((z - crease) / 5)) + np.maximum(z - crease, 0) ** 2 * 0.0007
        return np.stack((x, y, z), 1)

    first = [row(edge, 0, 26), row(edge, 0, 2), row(edge + 1, 1), row(edge + 6, 6), row(edge + 14, 14), row(edge + 26, 26), row(edge + 46, 46)]
    low = edge + 46
    middle = [row(low + (brow - low) * s, 200) for s in np.linspace(0, 1, 40)[1:]]
    last = [row(np.full(len(x), brow + (crest - brow) * s), 200) for s in (0.2, 0.45, 0.7, 1)] + [row(np.full(len(x), crest + 22 * s), 200, 30 + 420 * s) for s in np.linspace(0.1, 1, 8)]
    grid = np.array(first + middle + last)
    bottom, top = len(first) - 1, len(first) - 1 + 36
    items = sheet(grid, lambda i, k: not (bottom <= i < top and start <= k < stop))
    loop = [grid[bottom, start:stop + 1], grid[bottom:top + 1, stop], grid[top, stop:start - 1:-1], grid[top:bottom - 1:-1, start]]
    items += [loft(line + (0, 0.6, 0), (5.4, 5.4), 'card-red', (0, 1, 0), 4, False, around=16) for line in loop]
    # The shut line of the door and the gap to the bumper.
    for at in (650, -560):
        column = int(np.argmin(np.abs(x - at)))
        items.append(loft(grid[4:len(first) + 42, column] - (0, 0.4, 0), (3.6, 2.4), 'dial-ink', (0, 1, 0), 4, False, around=12))
    items.append(loft([(-1250, -120, sill + 2), (1400, -120, sill + 2)], (60, 30), 'chassis-black', (0, 0, 1), 6, False))
    return items


def wheel():
    """Ten slim spokes, so that the brake is seen."""
    items = [*tyre(632, 212, 446, profile=CAR, tread=tread_car, depth=6, steps=900), *cast_wheel(446, 192, 5, 'wheel-silver', twin=True, hub=72, hub_width=128, spoke=(22, 24), dish=-52)]
    for number in range(5):
        t = 2 * math.pi * number / 5 + 0.3
        items += [lathe([(0, 0), (9, 0), (9, 8), (7, 10), (0, 10)], 'steel-zinc', (45 * math.cos(t), -58, 45 * math.sin(t)), (0, -1, 0), 6, 0.8)]
    return items + [lathe([(0, 0), (27, 0), (27, 4), (22, 8), (0, 9)], 'cast-dark', (0, -63, 0), (0, -1, 0), 64, 1)]


def scale(raise_):
    """A rule from the wheel's middle to the arch, a tick every five millimetres, and the rider that stands at the arch's edge."""
    x, y, end = 0, -182, raise_ + ARCH
    items = [box((30, 1.6, 500), (x, y, 238), 'tape-yellow', 0.4)]
    for number in range(1, 96):
        reach = 18 if number % 10 == 0 else 12 if number % 2 == 0 else 7
        items.append(box((reach, 0.7, 1.1), (x - 15 + reach / 2, y - 1.1, number * 5), 'dial-ink', 0))
    items += [lathe([(0, 0), (34, 0), (34, 6), (30, 9), (0, 9)], 'polymer-black', (x, -172, 0), (0, -1, 0), 64, 1.5), rod((x, -70, 0), (x, -176, 0), 9, 'polymer-black')]
    return items + [box((58, 12, 22), (x, y, end + 11), 'card-red', 3), box((92, 3, 3), (x, y + 2, end + 1.5), 'card-red', 0.4)]


def corner(products, drop):
    raise_ = GAP - 10 - drop
    wheel()
    move(corner_brakes(296, False), y=52)
    loft([(0, 150, -132), (0, 96, -70), (0, 70, 0), (0, 110, 66), (0, 150, 120)], [(60, 50), (80, 60), (110, 72), (70, 46), (44, 40)], 'cast-raw', (1, 0, 0), 3.2, per=12, around=48)
    lower_arm((0, 120, -150), (-60, 470, -130), (240, 470, -120), 'chassis-black')
    loft([(-1000, 520, -90), (-120, 510, -118), (200, 514, -114), (1700, 520, -90)], [(110, 90), (120, 70), (120, 70), (110, 90)], 'chassis-black', (0, 0, 1), 6, per=12, around=48)
    # The body hangs lower by the drop; the strut's foot stays where the wheel is.
    mount = np.array((24, 214, raise_ + 480))
    lathe([(40, 6), (62, 6), (92, 2), (104, -12), (108, -26), (150, -32), (152, -36), (104, -30), (96, -14), (60, -2), (40, -2)], 'body-grey', mount, (0.04, 0.09, 1), 128, 2, True)
    inner_wing(mount)
    wing(raise_)
    scale(raise_)
    return mount


def strut(mount):
    """A plain strut: tube, spring seat, rod, bump stop and boot."""
    way = (mount - FOOT) / np.linalg.norm(mount - FOOT)
    at = lambda z: FOOT + way * ((z - FOOT[2]) / way[2])
    items = [rod(at(70), at(330), 25, 'frame-black', 2, 64), rod(at(330), mount, 10, 'chrome', 1, 48), lathe([(26, 0), (74, 0), (80, 8), (76, 12), (30, 8), (26, 8)], 'chassis-black', at(SEAT - 8), way, 96, 2)]
    items += [lathe([(11, 0), (26, 0), (29, 10), (24, 18), (28, 28), (22, 38), (25, 48), (18, 58), (11, 58)], 'rubber', at(float(mount[2]) - 76), way, 64, 2), lathe([(12, 0), (78, 0), (86, -6), (86, -12), (70, -8), (12, -8)], 'chassis-black', mount - way * 8, way, 96, 2)]
    return at, way


def set_spring(items, low, high, at, way):
    """Between its seats, compressed as the car's weight does."""
    cloud = gather(items) / MM
    bottom, top = float(cloud[:, 2].min()), float(cloud[:, 2].max())
    middle = (cloud.min(0) + cloud.max(0)) / 2
    place(items, Matrix.Diagonal((1, 1, (high - low) / (top - bottom), 1)) @ Matrix.Translation((-middle[0] * MM, -middle[1] * MM, -bottom * MM)))
    from mathutils import Vector
    aim = Vector((0, 0, 1)).rotation_difference(Vector(way)).to_matrix().to_4x4()
    place(items, Matrix.Translation(Vector(at(low)) * MM) @ aim)


VIEW = dict(target=(0, -100, 128), radius=620, span=900, yaw=15, elevation=3, focal=85, fstop=20, near=40, floor=-316, shift=(-0.06, 0), tall=dict(shift=(0, 0), span=800, target=(0, -100, 140)))


def lowering_before(products):
    """The standard spring: the gap above the tyre is wide."""
    mount = corner(products, 0)
    at, way = strut(mount)
    set_spring(coil(330, 0, 66, 12.5, 5.2, 'chassis-black'), SEAT, float(mount[2]) - 14, at, way)
    return VIEW


def lowering_after(products):
    """Our spring: the body stands lower by the drop, the wheel fills its arch."""
    mount = corner(products, DROP)
    at, way = strut(mount)
    set_spring(products['spring'](), SEAT, float(mount[2]) - 14, at, way)
    return VIEW
