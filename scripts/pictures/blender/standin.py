"""A rough shock absorber with every kind of surface, to tune materials and light: blender -b -P standin.py -- out.glb"""
import math
import sys

import bpy

TAU = math.tau


def material(name):
    return bpy.data.materials.get(name) or bpy.data.materials.new(name)


def finish(name, vertices, faces, look, smooth=35):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material(look))
    item = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(item)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return item


def lathe(name, profile, look, x=0.0, y=0.0, z=0.0, axis='z', steps=96, teeth=0, depth=0.0):
    """profile: (radius, height) in millimetres, upwards on the outside."""
    vertices, faces = [], []
    for radius, height in profile:
        for at in range(steps):
            angle = TAU * at / steps
            notch = depth if teeth and radius > 5 and (at * teeth / steps) % 1 < 0.35 else 0
            r = max(radius - notch, 0) / 1000
            point = (r * math.cos(angle), r * math.sin(angle), height / 1000)
            point = point if axis == 'z' else (point[0], -point[2], point[1])
            vertices.append((point[0] + x / 1000, point[1] + y / 1000, point[2] + z / 1000))
    for row in range(len(profile) - 1):
        for at in range(steps):
            a, b = row * steps + at, row * steps + (at + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    return finish(name, vertices, faces, look)


def tube(radius, low, high, chamfer=0.8, bore=0.0):
    return [(bore, low), (radius - chamfer, low), (radius, low + chamfer), (radius, high - chamfer), (radius - chamfer, high), (bore, high)]


def spring(name, look, radius, wire, low, high, turns, steps=64, ring=20):
    vertices, faces, count = [], [], int(turns * steps)
    for at in range(count + 1):
        t = at / count
        eased = low + (high - low) * (t + 0.045 * math.sin(TAU * t) * -1)
        angle = TAU * turns * t
        for k in range(ring):
            phi = TAU * k / ring
            r = (radius + wire * math.cos(phi)) / 1000
            vertices.append((r * math.cos(angle), r * math.sin(angle), (eased + wire * math.sin(phi)) / 1000))
    for at in range(count):
        for k in range(ring):
            a, b = at * ring + k, at * ring + (k + 1) % ring
            faces.append((a, a + ring, b + ring, b))
    faces += [tuple(range(ring)), tuple(range(count * ring, count * ring + ring))]
    return finish(name, vertices, faces, look, 50)


def block(name, look, x, y, z, wide, deep, high, bevel=2.0):
    vertices = [((x + sx * wide / 2) / 1000, (y + sy * deep / 2) / 1000, (z + sz * high / 2) / 1000) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    item = finish(name, vertices, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], look)
    edge = item.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = bevel / 1000, 3
    return item


def eye(name, z, look='cast-black'):
    lathe(name, tube(17, -13, 13, 1.5, 11), look, z=z, axis='y')
    lathe(name + ' bush', tube(11, -14, 14, 0.6, 7.5), 'rubber', z=z, axis='y')
    lathe(name + ' sleeve', [(5, -17), (7.4, -17), (8, -16.4), (8, 16.4), (7.4, 17), (5, 17), (5, -17)], 'steel-zinc', z=z, axis='y')


def label(name, radius, x, z, high, span):
    image = bpy.data.images.new('label', 512, 128, alpha=True)
    pixels = [0.0] * (512 * 128 * 4)
    for row in range(128):
        for column in range(512):
            on = (8 < column < 504 and 10 < row < 16) or (30 < row < 110 and (column // 26) % 3 == 0 and 20 < column < 480 and (row + column) % 64 > 10)
            pixels[(row * 512 + column) * 4 + 3] = 1.0 if on else 0.0
    image.pixels = pixels
    image.pack()
    look = material('label:standin')
    look.use_nodes = True
    look.blend_method = 'BLEND'
    texture = look.node_tree.nodes.new('ShaderNodeTexImage')
    texture.image = image
    shader = look.node_tree.nodes['Principled BSDF']
    look.node_tree.links.new(texture.outputs['Color'], shader.inputs['Base Color'])
    look.node_tree.links.new(texture.outputs['Alpha'], shader.inputs['Alpha'])
    vertices, faces, around = [], [], 24
    for at in range(around + 1):
        angle = -math.pi / 2 + span * (at / around - 0.5)
        for end in (0, 1):
            vertices.append(((x + radius * math.cos(angle)) / 1000, radius * math.sin(angle) / 1000, (z - high / 2 + high * end) / 1000))
    faces = [(2 * at, 2 * at + 2, 2 * at + 3, 2 * at + 1) for at in range(around)]
    item = finish(name, vertices, faces, 'label:standin')
    layer = item.data.uv_layers.new()
    for loop in item.data.loops:
        layer.data[loop.index].uv = (loop.vertex_index % 2, 1 - (loop.vertex_index // 2) / around)


def build(body='anodised-gold', coil='paint-yellow', accent='anodised-red', head='cast-black'):
    eye('upper eye', 0)
    block('head', head, 0, 0, -26, 30, 26, 26, 4)
    block('bridge', head, 24, 0, -45, 96, 46, 22, 8)
    block('bridge line', accent, 24, 0, -50, 96.8, 46.8, 2.2, 1)
    thread = [(0, -150)] + [(20 + (1.0 if at % 2 else 0), -150 + at * 0.9) for at in range(106)] + [(0, -55)]
    lathe('threaded body', thread, body)
    lathe('body', tube(20, -235, -150), body)
    lathe('lock ring', tube(30, -78, -68, 1.0, 20), accent, teeth=12, depth=2.5)
    lathe('preload ring', tube(33, -93, -79, 1.0, 20), 'anodised-black', teeth=12, depth=3)
    lathe('upper perch', tube(37, -98, -94, 1, 20), 'anodised-black')
    spring('spring', coil, 31, 5.2, -104, -292, 9.2)
    lathe('seal head', tube(19, -240, -233, 1, 7), 'anodised-black')
    lathe('rod', tube(7, -320, -235, 0.5), 'steel-bright')
    lathe('bump stop', [(8, -296), (15, -295), (16, -288), (13, -284), (16, -280), (12.5, -275), (14, -270), (10, -262), (8, -260)], 'polymer-black')
    lathe('lower perch', [(8, -310), (26, -309), (37, -303), (38, -301), (37, -299), (8, -298)], 'anodised-black')
    lathe('rebound knob', tube(17, -322, -310, 1, 6), accent, teeth=24, depth=1.2)
    for side in (-1, 1):
        block('clevis', head, 0, side * 13, -347, 30, 8, 56, 5)
        lathe('clevis sleeve', tube(8, side * 13 - 5, side * 13 + 5, 0.6, 5), 'steel-zinc', z=-360, axis='y')
    block('clevis root', head, 0, 0, -328, 30, 30, 14, 3)
    lathe('reservoir', tube(25, -178, -58, 1.2), body, x=56)
    lathe('reservoir cap', [(0, -196), (8, -196), (20, -194), (24.6, -190), (25, -188), (25, -180), (24, -178), (0, -178)], 'anodised-black', x=56)
    lathe('valve', tube(4, -206, -195, 0.5), 'steel-zinc', x=56)
    lathe('compression knob', tube(9, -34, -22, 1, 0), accent, x=56, teeth=18, depth=1)
    label('label', 25.15, 56, -118, 90, 0.9)


bpy.ops.wm.read_factory_settings(use_empty=True)
arguments = sys.argv[sys.argv.index('--') + 1:]
build(*arguments[1:])
bpy.ops.export_scene.gltf(filepath=arguments[0], export_apply=True, export_format='GLB')
