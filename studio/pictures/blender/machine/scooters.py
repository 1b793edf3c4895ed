"""Rear ends of scooters."""
import numpy as np

from fit import below, hang
from kit import bolt, box, lathe, loft, move, plate, ring, rod, round_corners, socket_bolt, tube
from wheels import CAR, axle_nut, brake_disc, cast_wheel, tread_scooter, tyre


def swing_unit():
    """The belt drive's case of a swing unit, left side: from the crank (front, −x) to the axle at the origin."""
    outline = round_corners([(-470, 60), (-440, 112), (-330, 118), (-200, 78), (-70, 96), (70, 92), (112, 40), (104, -52), (40, -100), (-80, -96), (-210, -66), (-330, -74), (-450, -60), (-486, 0)], [30, 60, 70, 90, 80, 60, 60, 60, 60, 90, 90, 70, 60, 60])
    inset = round_corners([(-452, 50), (-428, 92), (-330, 98), (-200, 58), (-72, 76), (56, 74), (92, 32), (86, -42), (30, -80), (-80, -76), (-210, -46), (-330, -54), (-438, -44), (-466, 0)], [24, 50, 60, 80, 70, 50, 50, 50, 50, 80, 80, 60, 50, 50])
    items = [plate(outline, 70, 'cast-dark', (0, -112, 0), bevel=9), plate(outline * 0.985 + np.array((-3, 0)), 8, 'machined', (0, -146, 0), bevel=2), plate(inset, 22, 'cast-dark', (0, -157, 0), bevel=6)]
    for x, z, r in ((-372, 22, 74), (-8, -4, 66)):
        items += [lathe([(0, 0), (r * 0.30, 0), (r * 0.34, 3), (r * 0.86, 5), (r * 0.92, 2), (r, -2), (r, -8)], 'cast-dark', (x, -173, z), (0, -1, 0), 96, 1.5)]
        items += [ring(r * 0.55, r * 0.60, 4, 'machined', (x, -178, z), fillet=0.6)]
        for number in range(3):
            t = np.radians(90 + 120 * number)
            items += socket_bolt((x + r * 0.22 * np.cos(t), -173, z + r * 0.22 * np.sin(t)), (0, -1, 0), 6)
    for k in range(7):
        x = -258 + k * 24
        items.append(loft([(x, -168, -26 + k * 1.5), (x + 34, -170, 34 - k * 1.0)], (7, 8), 'cast-dark', (0, 1, 0), 4, False, around=16, bevel=0))
    for x, z in ((-458, 68), (-440, -52), (-330, 108), (-330, -64), (-205, 68), (-205, -56), (-75, 86), (-80, -86), (62, 82), (36, -90), (98, 36), (94, -46)):
        items += [rod((x * 0.985 - 3, -140, z * 0.985), (x * 0.985 - 3, -152, z * 0.985), 9, 'cast-dark', 1.5, 32), *socket_bolt((x * 0.985 - 3, -152, z * 0.985), (0, -1, 0), 7.5)]
    # Crankcase behind the cover and the boss of the shock's lower eye.
    items += [plate(round_corners([(-500, 90), (-420, 130), (-150, 96), (90, 90), (110, -60), (-60, -90), (-480, -80)], 50), 60, 'cast-raw', (0, -52, 0), bevel=6)]
    items += [loft([(-40, -100, 60), (30, -104, 92), (92, -108, 86)], [(56, 60), (50, 50), (44, 44)], 'cast-dark', (0, 1, 0), 3)]
    return items


def rear_rail(top):
    """Seat rail with the shock's upper bracket; `top` is the bolt's place."""
    x, y, z = top
    items = [tube([(x - 1100, y + 90, z - 150), (x - 620, y + 60, z - 60), (x - 260, y + 46, z + 18), (x + 10, y + 40, z + 58), (x + 190, y + 46, z + 110)], 14, 'frame-black', 90)]
    items += [plate(round_corners([(x - 46, z + 52), (x + 40, z + 70), (x + 26, z - 6), (x, z - 24), (x - 26, z - 6)], 14), 5, 'frame-black', (0, y + side, 0), bevel=1) for side in (-19, 19)]
    items += [*bolt((x, y - 22, z), (0, -1, 0), 11), rod((x, y - 24, z), (x, y + 30, z), 5, 'steel-zinc')]
    return items


def build_rear(products, wheel='wheel-dark', lean=-9, turn=180):
    """Single shock on the left of the swing unit; +x is the rear. Lower eye over the axle."""
    items = move([*tyre(540, 132, 330, tread=tread_scooter), *cast_wheel(330, 96, 5, wheel, hub=52, spoke=(34, 24))], y=10)
    bottom = np.array((92, -134, 86))
    top = bottom - (below((0, 0, 0), products['shock'].length, lean, 0))
    items += swing_unit()
    hang(products['shock'](), top, bottom, turn)
    items += [*bolt((bottom[0], bottom[1] - 13, bottom[2]), (0, -1, 0), 11), rod(bottom + (0, -12, 0), bottom + (0, 60, 0), 6, 'steel-zinc')]
    items += rear_rail(top)
    return top, bottom


def scooter_rear(products):
    top, bottom = build_rear(products)
    return dict(target=(30, -80, 190), radius=430, span=560, yaw=-24, elevation=6, focal=90, fstop=11, near=60, floor=-270, shift=(-0.12, 0), tall=dict(shift=(0, 0), span=560, target=(60, -60, 200)))


def scooter_plain(products):
    top, bottom = build_rear(products, 'wheel-silver')
    return dict(target=(10, -60, 170), radius=430, span=600, yaw=22, elevation=6, focal=80, fstop=11, near=60, floor=-270, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=560, target=(60, -60, 190)))
