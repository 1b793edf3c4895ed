"""Motorcycles; −x is the front, so that the camera sees the left side."""
import math

import numpy as np

from chassis import coil, eye, guard
from fit import below, hang
from kit import MM, bolt, box, lathe, loft, mirror, move, plate, ring, rod, round_corners, socket_bolt, solid, tube
from parts import points_of
from wheels import ROAD, axle_nut, brake_disc, caliper, cast_wheel, chain, spoke_wheel, sprocket, tread_classic, tread_road, tyre


def classic_frame(top):
    """Seat rails with a loop, down tubes and the pivot; `top` is the left shock's upper bolt."""
    x, y, z = top
    rail, side = z + 30, y + 34
    items = [tube([(-760, side + 30, rail - 10), (-420, side, rail + 4), (150, side, rail + 12), (255, 0, rail + 26), (150, -side, rail + 12), (-420, -side, rail + 4), (-760, -side - 30, rail - 10)], 13, 'frame-black', 95, ups=(0, 0, 1))]
    for s in (1, -1):
        items += [tube([(x - 150, s * side, rail), (-470, s * (side - 2), 190), (-520, s * (side - 6), 20), (-640, s * (side - 6), -70), (-860, s * (side - 6), -80)], 13, 'frame-black', 90, ups=(0, 1, 0))]
        items += [tube([(-30, s * side, rail + 2), (-300, s * (side - 4), 130), (-500, s * (side - 4), 60)], 10, 'frame-black', 60, ups=(0, 1, 0))]
        items += [plate(round_corners([(x - 42, rail + 4), (x + 40, rail + 4), (x + 15, z - 16), (x - 15, z - 16)], 12), 6, 'frame-black', (0, s * (side), 0), bevel=1)]
        items += [rod((x, s * (side), z), (x, s * (y - 26), z), 9, 'chrome'), *bolt((x, s * (y - 17), z), (0, -s * 1 if y > 0 else -s * -1, 0), 10, 'chrome')]
    return items


def classic_rear(products, lean=16, paint='chrome'):
    items = move([*tyre(648, 106, 457, tread=tread_classic, depth=5), *spoke_wheel(457, 66)])
    bottom = np.array((-14, -134, 44))
    top = bottom - below((0, 0, 0), products['shock'].length, lean)
    for s in (-1, 1):
        items += [tube([(-520, s * 92, 26), (-200, s * 100, 14), (20, s * 104, 0)], 19, 'frame-black', 200, ups=(0, 1, 0))]
        items += [plate(round_corners([(-46, 24), (52, 24), (66, 0), (52, -24), (-46, -24)], 14), 16, 'frame-black', (0, s * 104, 0), bevel=2), rod((52, s * 104, 0), (92, s * 104, 0), 5, 'steel-zinc'), *bolt((70, s * 104, 0), (1, 0, 0), 8)]
        items += [plate(round_corners([(-40, 60), (8, 60), (20, 14), (-52, 14)], 12), 7, 'frame-black', (0, s * 106, 0), bevel=1)]
        items += [rod((bottom[0], s * 104, bottom[2]), (bottom[0], s * 152, bottom[2]), 6, 'steel-zinc'), *bolt((bottom[0], s * 147, bottom[2]), (0, s, 0), 10, 'chrome'), *axle_nut(s * 112, 17, (0, 0), s)]
    items += [rod((-520, -112, 26), (-520, 112, 26), 27, 'frame-black', 3)]
    wheel_sprocket, r = sprocket(42, 15.875)
    items += move(wheel_sprocket, y=-74) + chain((-590, 30), (0, 0), 42, r, y=-74)
    front_sprocket, _ = sprocket(17, 15.875, 7, 'steel-zinc', 0)
    items += move(front_sprocket, x=-590, y=-74, z=30) + [lathe([(0, -60), (70, -60), (96, -40), (120, 0), (120, 120), (0, 130)], 'cast-raw', (-640, -52, 30), 'y', 96, 8)]
    items += guard(352, 132, 10, 128, paint, 24)
    items += classic_frame((top[0], top[1], top[2]))
    for s, at in ((1, 0), (-1, 0)):
        hang(products['shock'](), (top[0], s * top[1], top[2]), (bottom[0], s * bottom[1], bottom[2]), 0)
    items += [loft([(-640, 0, top[2] + 80), (-300, 0, top[2] + 92), (60, 0, top[2] + 100), (215, 0, top[2] + 118)], [(230, 92), (236, 84), (226, 78), (150, 52)], 'polymer-black', (0, 0, 1), 4, per=12, around=72)]
    return top, bottom


def classic_gold(products):
    classic_rear(products)
    return dict(target=(-60, -130, 190), radius=440, span=640, yaw=24, elevation=5, focal=90, fstop=11, near=40, floor=-324, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=560))


def classic_chrome(products):
    classic_rear(products, 14, 'body-cream')
    return dict(target=(-20, -130, 195), radius=440, span=500, yaw=-26, elevation=6, focal=90, fstop=11, near=40, floor=-324, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=580))


def alloy_arm():
    """A sport bike's swingarm: two box beams, a bridge and the pivot tube; axle at the origin, pivot at −580."""
    items = []
    for s in (-1, 1):
        items += [loft([(-585, s * 92, 42), (-470, s * 100, 60), (-260, s * 118, 38), (-60, s * 128, 2), (50, s * 128, 0)], [(38, 74), (40, 112), (36, 88), (32, 62), (30, 50)], 'wheel-silver', (0, 0, 1), 6, per=14, around=48)]
        items += [loft([(-420, s * 104, 104), (-300, s * 112, 150), (-170, s * 120, 78), (-110, s * 124, 40)], [(24, 30), (24, 34), (22, 30), (22, 26)], 'wheel-silver', (0, 0, 1), 5, per=12)]
        items += [plate(round_corners([(-40, 30), (62, 28), (62, -28), (-40, -30)], 8), 8, 'machined', (0, s * 147, 0), bevel=1), *axle_nut(s * 152, 20, (0, 0), s), rod((-585, s * 110, 42), (-585, s * 118, 42), 22, 'machined')]
        items += bolt((-585, s * 118, 42), (0, s, 0), 17)
    items += [rod((-585, -104, 42), (-585, 104, 42), 36, 'wheel-silver', 4)]
    items += [loft([(-352, -110, 70), (-366, 0, 78), (-352, 110, 70)], [(60, 80), (50, 66), (60, 80)], 'wheel-silver', (0, 0, 1), 5, per=12)]
    return items


def linkage(foot):
    """Rocker on the frame's lug, pull rods to the arm's bridge; `foot` carries the shock's clevis."""
    x, _, z = foot
    items = []
    for s in (-1, 1):
        items += [plate(round_corners([(x - 120, z + 6), (x - 96, z + 24), (x - 6, z + 22), (x + 60, z - 20), (x + 66, z - 50), (x + 40, z - 60), (x - 100, z - 22)], 16), 10, 'machined', (0, s * 30, 0), holes=[(x - 60, z - 4, 11), (x + 10, z - 22, 13)], bevel=1.5)]
        items += [loft([(x + 46, s * 46, z - 42), (x + 80, s * 46, 40)], (13, 26), 'anodised-black', (0, 1, 0), 4, False), *bolt((x + 46, s * 53, z - 42), (0, s, 0), 10), *bolt((x + 80, s * 53, 40), (0, s, 0), 10), *bolt((x - 100, s * 36, z - 2), (0, s, 0), 11)]
        items += eye((x + 46, s * 46, z - 42), 19, 6, 15, 'anodised-black', rubber=False) + eye((x + 80, s * 46, 40), 19, 6, 15, 'anodised-black', rubber=False)
    items += [rod((x, -40, z), (x, 40, z), 6, 'steel-zinc'), *bolt((x, -36, z), (0, -1, 0), 10), rod((x + 46, -54, z - 42), (x + 46, 54, z - 42), 6, 'steel-zinc')]
    items += [loft([(x - 100, 0, z - 2), (x - 168, 0, z + 4)], [(46, 40), (52, 34)], 'cast-dark', (0, 1, 0), 4, False)]
    items += [box((34, 110, 26), (x + 82, 0, 40), 'machined', 5)]
    return items


def upper_bridge(top):
    """Cross member of a tube frame with the shock's upper lugs."""
    x, _, z = top
    items = [rod((x - 20, -170, z + 40), (x - 20, 170, z + 40), 17, 'body-grey', 2)]
    for s in (-1, 1):
        items += [plate(round_corners([(x - 38, z + 46), (x + 14, z + 46), (x + 18, z - 12), (x, z - 20), (x - 18, z - 12)], 12), 9, 'body-grey', (0, s * 26, 0), bevel=1.2), *bolt((x, s * 31, z), (0, s, 0), 10)]
        items += [tube([(x - 20, s * 170, z + 40), (x + 120, s * 150, z + 60), (x + 620, s * 110, z + 230)], 16, 'body-grey', 60, ups=(0, 1, 0)), lathe([(0, -22), (18, -20), (20, -16), (20, 16), (18, 20), (0, 22)], 'body-grey', (x - 20, s * 174, z + 40), 'y', 48, 2)]
        items += [tube([(x - 20, s * 170, z + 40), (-600, s * 136, 60), (-612, s * 130, -60)], 16, 'body-grey', 60, ups=(0, 1, 0))]
        items += pivot_plate(s)
    items += [rod((-606, -132, -62), (-606, 132, -62), 14, 'body-grey', 2)]
    return items


def gearbox(at):
    """The engine's rear end with the output shaft, hung from the frame's lower tube."""
    x, z = at
    items = [lathe([(0, -82), (30, -82), (34, -78), (50, -74), (52, -66), (52, 90), (46, 98), (0, 98)], 'cast-dark', (x, 0, z), 'y', 96, 3), rod((x, -112, z), (x, -80, z), 11, 'steel-zinc'), *bolt((x, -104, z), (0, -1, 0), 14)]
    items += [ring(51, 56, 12, 'cast-dark', (x, y, z), fillet=2) for y in (-30, 40)]
    items += [loft([(x + 4, y, z - 30), (-608, y, -60)], [(30, 40), (24, 30)], 'cast-dark', (0, 1, 0), 4, False) for y in (-70, 78)]
    return items


def backbone(top):
    """Frame of one stout tube over the shock; seat rails run back from it, struts hold the pivot plates."""
    x, _, z = top
    items = [loft([(-1100, 0, z + 40), (x - 140, 0, z + 58), (x + 10, 0, z + 50)], [(52, 66), (50, 62), (46, 56)], 'body-grey', (0, 0, 1), 3.4, per=12), rod((x - 6, -74, z + 46), (x - 6, 74, z + 46), 17, 'body-grey', 2)]
    for s in (-1, 1):
        items += [plate(round_corners([(x - 38, z + 46), (x + 14, z + 46), (x + 18, z - 12), (x, z - 20), (x - 18, z - 12)], 12), 9, 'body-grey', (0, s * 26, 0), bevel=1.2), *bolt((x, s * 31, z), (0, s, 0), 10)]
        items += [tube([(x - 6, s * 70, z + 46), (x + 160, s * 104, z + 96), (x + 700, s * 120, z + 230)], 15, 'body-grey', 60, ups=(0, 1, 0))]
        items += [tube([(-606, s * 134, -30), (-660, s * 128, 110), (-800, s * 20, z + 46)], 16, 'body-grey', 80, ups=(0, 1, 0))]
        items += pivot_plate(s)
    return items + [rod((-606, -132, -62), (-606, 132, -62), 14, 'body-grey', 2)]


def pivot_plate(s):
    return [plate(round_corners([(-640, 90), (-560, 90), (-545, 10), (-580, -80), (-630, -80)], 22), 22, 'cast-raw', (0, s * 134, 0), holes=[(-600, -40, 9)], bevel=3)]


def linkage_rear(products, frame=None):
    items = move([*tyre(640, 186, 432, tread=tread_road, profile=ROAD, depth=5), *cast_wheel(432, 140, 5, 'wheel-dark', twin=True, hub=60, spoke=(26, 26), dish=0)])
    items += move(brake_disc(240, 140, 5), y=96) + alloy_arm()
    wheel_sprocket, r = sprocket(44, 15.875, 7, 'anodised-gold')
    items += move(wheel_sprocket, y=-98) + chain((-660, 24), (0, 0), 40, r, y=-98)
    front_sprocket, _ = sprocket(16, 15.875, 7, 'steel-zinc', 0)
    items += move(front_sprocket, x=-660, y=-98, z=24) + gearbox((-660, 24))
    foot = np.array((-440, 0, -64))
    top = foot - below((0, 0, 0), products['shock'].length, 6)
    hang(products['shock'](), top, foot, 90)
    items += linkage(foot) + (frame or upper_bridge)(top)
    return top, foot


def linkage_left(products):
    linkage_rear(products)
    return dict(target=(-430, 0, 130), radius=430, span=520, yaw=68, elevation=19, focal=85, fstop=13, near=40, floor=-320, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=500))


def linkage_over(products):
    linkage_rear(products, backbone)
    return dict(target=(-400, 0, 150), radius=520, span=560, yaw=26, elevation=28, focal=85, fstop=13, near=40, floor=None, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=540))


STEM = math.radians(25)
ALONG = np.array((-math.sin(STEM) * -1, 0, math.cos(STEM)))


def cut_tube(at, low, high, inner, outer, towards, open_=150):
    """A tube about z with a window sawn out of it; the cut is painted red, as on models for schools."""
    angles = np.radians(np.linspace(towards + open_ / 2, towards + 360 - open_ / 2, 61))
    points = [(at[0] + r * math.cos(t), at[1] + r * math.sin(t), z) for t in angles for r, z in ((outer, low), (outer, high), (inner, high), (inner, low))]
    faces = [(k * 4 + i, k * 4 + (i + 1) % 4, k * 4 + 4 + (i + 1) % 4, k * 4 + 4 + i) for k in range(60) for i in range(4)]
    items = [solid(points, faces + [(3, 2, 1, 0), (240, 241, 242, 243)], 'steel-bright', 40)]
    for t in (towards - open_ / 2, towards + open_ / 2):
        edge = [box((outer - inner + 0.6, 1.6, high - low), ((outer + inner) / 2, 0, (high + low) / 2), 'card-red', 0.2)]
        items += move(edge, x=at[0], y=at[1], rz=t)
    for z in (low, high):
        arc = np.radians(np.linspace(towards - open_ / 2, towards + open_ / 2, 40))
        middle = (inner + outer) / 2
        items.append(loft([(at[0] + middle * math.cos(t), at[1] + middle * math.sin(t), z) for t in arc], (outer - inner + 0.6, 1.6), 'card-red', (0, 0, 1), 6, False, around=12))
    return items


def stanchion(at, low, high, towards=None):
    """A fork's inner tube; with a direction, the window in it shows what works inside."""
    if towards is None:
        return [rod((*at, low), (*at, high), 20.5, 'steel-bright', 2, 96)]
    items = [rod((*at, low), (*at, 374), 20.5, 'steel-bright', 1, 96)]
    for start, end in ((540, 582), (676, high)):
        items.append(ring(17, 20.5, end - start, 'steel-bright', (*at, (start + end) / 2), 'z', 0.5))
    return items + cut_tube(at, 374, 540, 17, 20.5, towards) + cut_tube(at, 582, 676, 17, 20.5, towards)


def front_end(brake='anodised-black', rim='wheel-dark', towards=None):
    """Front wheel in a telescopic fork, drawn upright (legs along z, axle at the origin): turn it by the rake afterwards."""
    items = move([*tyre(600, 120, 432, tread=tread_road, depth=4.5), *cast_wheel(432, 92, 5, rim, twin=True, hub=44, spoke=(22, 22))])
    for s in (-1, 1):
        disc = brake_disc(310, 190, 5)
        items += move(disc, y=s * 66)
        # Slider with the axle clamp, stanchion, seal.
        items += [lathe([(0, -36), (22, -36), (27, -28), (27, 200), (29, 210), (29, 330), (32, 336), (32, 352), (24, 356)], 'wheel-silver', (34, s * 100, 0), 'z', 96, 3)]
        items += [loft([(34, s * 100, 20), (10, s * 100, 6), (0, s * 100, 0)], [(54, 60), (50, 56), (46, 56)], 'wheel-silver', (0, 0, 1), 3), *bolt((0, s * 122, 0), (0, s, 0), 15)]
        items += [lathe([(21.5, 350), (30, 352), (31, 362), (24, 368), (21.5, 370)], 'rubber', (34, s * 100, 0), 'z', 64, 1), *stanchion((34, s * 100), 340, 760, towards if s < 0 else None)]
        brake_unit = caliper(brake, 2)
        move(brake_unit, rx=0)
        move(brake_unit, z=152)
        move(brake_unit, ry=58)
        items += move(brake_unit, y=s * 66)
        items += [plate(round_corners([(20, 150), (60, 170), (120, 140), (134, 66), (96, 40), (30, 70)], 16), 12, 'wheel-silver', (0, s * 100, 0), holes=[(78, 106, 18)], bevel=2)]
    items += [rod((0, -126, 0), (0, 126, 0), 11, 'steel-zinc')]
    items += guard(312, 128, 30, 150, 'body-ink', 22)
    return items


def clamps(z_low, z_top, spread=100, offset=34, back=34, upper='anodised-black', lower='cast-dark'):
    """Lower and upper triple clamps with the steering stem; legs at (offset, ±spread)."""
    items = []
    x = offset
    for z, thick, material in ((z_low, 34, lower), (z_top, 24, upper)):
        shape = [(x - 30, -spread - 34), (x + 26, -spread - 30), (x + 52, -40), (x + 64, 0), (x + 52, 40), (x + 26, spread + 30), (x - 30, spread + 34), (x - 38, spread), (x - 8, 40), (x - 2, 0), (x - 8, -40), (x - 38, -spread)]
        items.append(plate([(a, b) for a, b in shape], thick, material, (0, 0, z), 'z', holes=[(x, -spread, 20.6), (x, spread, 20.6)], fillet=22, bevel=3))
        for s in (-1, 1):
            items += socket_bolt((x - 36, s * (spread + 12), z), (-1, 0, 0), 8) if z == z_low else socket_bolt((x - 34, s * (spread + 10), z), (-1, 0, 0), 7)
    items += [rod((x + back, 0, z_low - 30), (x + back, 0, z_top + 8), 17, 'steel-zinc'), *bolt((x + back, 0, z_top + 12), (0, 0, 1), 19, 'anodised-black')]
    return items


def spread_legs(items, spread):
    """A pair of fork parts stands side by side along x: sets its legs upright at y = ±spread, x = 0."""
    for item in items:
        points = points_of(item.data)
        legs = [points[points[:, 0] * s > 0, 0] for s in (-1, 1)]
        for s, own in zip((-1, 1), legs):
            if own.size:
                chosen = points[:, 0] * s > 0
                points[chosen, 0] += s * spread * MM - (own.max() + own.min()) / 2
        item.data.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
        item.data.update()
    return move(items, rz=90)


def cockpit(z):
    """Clip-on bars under the upper clamp."""
    items = []
    for s in (-1, 1):
        items += [ring(20.8, 32, 34, 'anodised-black', (34, s * 100, z), 'z', 3, 64), rod((44, s * 120, z), (120, s * 330, z - 22), 11, 'anodised-black', 2), rod((74, s * 204, z - 10), (122, s * 336, z - 24), 17, 'rubber', 4)]
    return items


def lean_back(items):
    """Legs drawn upright get the rake of a street motorcycle."""
    return move(items, ry=25)


def fork_front(products):
    """The left leg cut open from the slider to the bar: the cartridge and its spring inside."""
    items = front_end(towards=232) + clamps(560, 742) + cockpit(700)
    items += move(spread_legs(products['fork'](), 100), x=34, z=796)
    lean_back(items)
    return dict(target=(270, -40, 505), radius=400, span=510, yaw=40, elevation=7, focal=85, fstop=13, near=60, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=470))


def fork_caps(products):
    """The upper clamp from above: both adjusters in reach of the rider."""
    items = front_end() + clamps(560, 742) + cockpit(690)
    items += move(spread_legs(products['fork'](), 100), x=34, z=796)
    lean_back(items)
    return dict(target=(372, 0, 690), radius=230, span=270, yaw=-58, elevation=36, focal=100, fstop=14, near=20, shift=(-0.06, 0.0), tall=dict(shift=(0, 0), span=280))


def head(z_low, z_top, x=68):
    """Steering head with the spars of an alloy frame that run back from it."""
    items = [lathe([(22, z_low + 20), (33, z_low + 22), (33, z_low + 46), (29, z_low + 52), (29, z_top - 48), (33, z_top - 42), (33, z_top - 18), (22, z_top - 16)], 'cast-dark', (x, 0, 0), 'z', 96, 2)]
    for s in (-1, 1):
        items += [loft([(x + 4, s * 16, z_top - 80), (x + 110, s * 84, z_top - 104), (x + 330, s * 128, z_top - 190), (x + 620, s * 124, z_top - 380)], [(30, 96), (32, 104), (36, 96), (38, 100)], 'wheel-silver', (0, 0, 1), 5, per=12, around=48)]
        items += [ring(7, 15, 6, 'machined', (x + 150, s * 116, z_top - 118), fillet=1)]
    return items


def flat_bar():
    """A handlebar on risers over the upper clamp."""
    items = [rod((80, side * 40, 752), (80, side * 40, 800), 13, 'anodised-black', 2) for side in (-1, 1)]
    items += [box((34, 26, 30), (80, side * 40, 810), 'anodised-black', 5) for side in (-1, 1)]
    items += [tube([(104, -380, 812), (84, -190, 830), (80, -60, 810), (80, 60, 810), (84, 190, 830), (104, 380, 812)], 11, 'anodised-black', 70, ups=(0, 0, 1))]
    return items + [rod((94, side * 250, 822), (105, side * 384, 811), 17, 'rubber', 4) for side in (-1, 1)]


def steering(products):
    """Damper along the left of the steering head: rod end on the fork leg, clamp on the frame's spar."""
    items = front_end() + clamps(560, 742) + flat_bar() + head(560, 742)
    items += move(spread_legs(products['fork'](), 100), x=34, z=796)
    foot, fall = np.array((56, -154, 655)), math.radians(8)
    back, under = np.array((math.cos(fall), 0, -math.sin(fall))), np.array((-math.sin(fall), 0, -math.cos(fall)))
    hold = foot + back * products['damper'].length
    lug = hold + under * 36
    hang(products['damper'](), hold, foot, 0)
    items += [ring(20.8, 29, 20, 'anodised-black', (34, -100, 655), 'z', 2, 64), loft([(38, -122, 655), (56, -144, 655)], (18, 16), 'anodised-black', (0, 0, 1), 4, False), rod((56, -136, 655), (56, -168, 655), 5, 'steel-zinc'), *bolt((56, -164, 655), (0, -1, 0), 8)]
    items += [lathe([(5, 0), (17, 0), (15, 30), (11, 38), (5, 38)], 'anodised-black', lug + (0, 50, 0), (0, -1, 0), 64, 2), rod(lug + (0, 30, 0), lug - (0, 16, 0), 5, 'steel-zinc'), *bolt(lug - (0, 12, 0), (0, -1, 0), 8)]
    return items


def steering_damper(products):
    import bpy
    steering(products)
    move([item for item in bpy.context.scene.objects if item.type == 'MESH'], ry=25)
    return dict(target=(425, -150, 540), radius=260, span=310, yaw=16, elevation=13, focal=100, fstop=14, near=20, shift=(-0.10, 0.0), tall=dict(shift=(0, 0), span=320))
