"""The photographic sets: lights, floor and pose. Scene units: the part's half diagonal is 1; the camera looks along +y."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import Nodes
from parts import gather, place, settle, turn_matrix

PAGE_DARK = '#0e1013'

# Soft boxes: where, aimed at, width x height, watts per unit area, falloff across the width
# ('left'/'right' is the bright side seen from the part, 'both' fades to either end), colour.
WARM, COOL, WHITE = (1.0, 0.93, 0.84), (0.86, 0.93, 1.0), (1.0, 1.0, 1.0)

RIGS = {
    'light': [
        dict(at=(-2.6, -1.5, 0.2), size=(1.3, 4.8), power=58, fade='right', colour=WHITE),
        dict(at=(2.5, -0.7, 0.2), size=(0.6, 4.8), power=75, fade='left', colour=WHITE),
        dict(at=(-1.7, 1.7, 0.2), size=(0.7, 4.6), power=45, fade='both', colour=COOL),
        dict(at=(1.7, 1.7, 0.2), size=(0.7, 4.6), power=45, fade='both', colour=WHITE),
        dict(at=(-0.2, -1.2, 3.0), size=(2.8, 1.6), power=34, fade='both', colour=WHITE),
        dict(at=(-1.9, -4.6, 0.0), size=(2.8, 3.4), power=12, fade='both', colour=WHITE),
        dict(at=(0.0, -1.6, -2.8), size=(2.6, 1.4), power=6, fade='both', colour=WHITE),
    ],
    'stage': [
        dict(at=(0.1, -0.1, 2.2), size=(3.4, 0.7), power=74, fade='both', colour=WHITE),
        dict(at=(-0.2, 2.7, 0.8), size=(4.2, 0.4), power=30, fade='both', colour=COOL),
        dict(at=(-2.6, -0.6, 0.9), aim=(0.0, 0.0, 0.2), size=(0.5, 1.5), power=55, fade='both', colour=COOL),
        dict(at=(2.6, -0.4, 0.9), aim=(0.0, 0.0, 0.2), size=(0.4, 1.5), power=64, fade='both', colour=WARM),
        dict(at=(0.2, -2.6, 0.9), aim=(0.0, 0.0, 0.2), size=(3.2, 0.5), power=34, fade='both', colour=WHITE),
    ],
}

WORLD = {'light': (0.030, 0.031, 0.033), 'stage': (0.0045, 0.0050, 0.0062)}
FLOOR_REACH = {'stage': (1.6, 1.2), 'exploded': (1.5, 0.75)}
CAMERA = {
    'light': dict(yaw=-9, elevation=7, lean=18, focal=135, margin=0.07, fstop=0),
    'stage': dict(yaw=16, elevation=35, lean=0, focal=90, margin=0.10, fstop=11, place='right', roll=0, fill=0.66),
    'macro': dict(yaw=-12, elevation=10, lean=28, focal=110, margin=0.0, fstop=9, place='right', zoom=1.9),
    'exploded': dict(yaw=8, elevation=31, lean=0, focal=120, margin=0.06, fstop=22, place='centre', roll=0, fill=0.9),
}


def add_softbox(look, turn):
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, (data.size, data.size_y) = 'RECTANGLE', look['size']
    data.energy = 1.0
    data.use_nodes = True
    tree = data.node_tree
    tree.nodes.clear()
    add = lambda kind: tree.nodes.new('ShaderNode' + kind)
    output, emission, ramp, split, place_on = add('OutputLight'), add('Emission'), add('ValToRGB'), add('SeparateXYZ'), add('NewGeometry')
    stops = {'left': ((0, 0.0), (0.6, 0.35), (1, 1.0)), 'right': ((0, 1.0), (0.4, 0.35), (1, 0.0)), 'both': ((0, 0.05), (0.5, 1.0), (1, 0.05))}[look['fade']]
    ramp.color_ramp.interpolation = 'EASE'
    ramp.color_ramp.elements.new(stops[1][0])
    for element, (position, value) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, (*(value * part for part in look['colour']), 1)
    area = look['size'][0] * look['size'][1]
    emission.inputs['Strength'].default_value = look['power'] * area
    tree.links.new(place_on.outputs['Parametric'], split.inputs[0])
    tree.links.new(split.outputs['X'], ramp.inputs[0])
    tree.links.new(ramp.outputs['Color'], emission.inputs['Color'])
    tree.links.new(emission.outputs[0], output.inputs[0])
    lamp = bpy.data.objects.new('softbox', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.visible_camera = False
    at, aim = Vector(look['at']), Vector(look.get('aim', (0, 0, look['at'][2] if look['size'][1] > look['size'][0] else 0)))
    lamp.matrix_world = turn @ Matrix.Translation(at) @ (at - aim).to_track_quat('Z', 'Y').to_matrix().to_4x4()


def set_world(colour, seen=None):
    """Surround that lights the part; seen, if given, is what the camera sees behind it."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    surround = tree.nodes['Background']
    surround.inputs['Color'].default_value = (*colour, 1)
    if seen is None:
        return
    backdrop, path, mix = tree.nodes.new('ShaderNodeBackground'), tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixShader')
    backdrop.inputs['Color'].default_value = (*seen, 1)
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(surround.outputs[0], mix.inputs[1])
    tree.links.new(backdrop.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['World Output'].inputs['Surface'])


def add_floor(page, reach):
    """A dark glossy floor that fades to the page colour away from the part; reach: half axes of the lit pool."""
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [], [(0, 1, 2, 3)])
    item = bpy.data.objects.new('floor', mesh)
    bpy.context.scene.collection.objects.link(item)
    look = bpy.data.materials.new('floor')
    mesh.materials.append(look)
    nodes = Nodes(look)
    shine = nodes.add('BsdfPrincipled', {'Base Color': (0.010, 0.011, 0.013, 1), 'Roughness': 0.20, 'Specular': 0.34})
    page_glow = nodes.add('Emission', {'Color': (*page, 1)})
    near = nodes.add('VectorMath', {0: nodes.add('NewGeometry').outputs['Position'], 1: (1 / reach[0], 1 / reach[1], 0)}, operation='MULTIPLY')
    far = nodes.add('VectorMath', {0: near.outputs[0]}, operation='LENGTH').outputs['Value']
    fade = nodes.add('MapRange', {'Value': far, 'From Min': 0.35, 'From Max': 1.0, 'To Min': 0.0, 'To Max': 1.0}, interpolation_type='SMOOTHERSTEP').outputs[0]
    nodes.add('OutputMaterial', {'Surface': nodes.add('MixShader', {0: fade, 1: shine.outputs[0], 2: page_glow.outputs[0]}).outputs[0]})


def pose_light(objects, camera):
    place(objects, turn_matrix(z=camera['yaw']))
    place(objects, turn_matrix(y=camera['lean']))


def pose_lying(objects, camera):
    """Upper eye to the right, label side up and a little to the camera; then at rest on the floor."""
    place(objects, turn_matrix(x=-90 + camera.get('tip', 0)))
    place(objects, turn_matrix(z=-90))
    place(objects, turn_matrix(x=camera['roll']))
    settle(objects)
    cloud = gather(objects)
    middle = (cloud.min(0) + cloud.max(0)) / 2
    place(objects, Matrix.Translation((-middle[0], -middle[1], 0)))
    place(objects, turn_matrix(z=camera['yaw']))


def build_set(kind, objects, options, page):
    """Poses the part, sets lights and floor; page is the linear light behind it. Returns the camera settings in force."""
    camera = {**CAMERA[kind], **options}
    rig = 'light' if kind in ('light', 'macro') else 'stage'
    if kind in ('light', 'macro'):
        pose_light(objects, camera)
    else:
        pose_lying(objects, camera)
        add_floor(page, FLOOR_REACH[kind])
    turn = turn_matrix(y=camera['lean']) if kind in ('light', 'macro') else Matrix()
    for look in RIGS[rig]:
        add_softbox(look, turn)
    set_world(WORLD[rig], None if kind == 'light' else page)
    return camera


def aim_camera(objects, camera, width, height, focus, scale):
    """Fits the silhouette into the frame by moving the camera; direction and focal length stay.

    scale is scene units per metre: the aperture is that of a lens in front of the real part."""
    data = bpy.data.cameras.new('camera')
    item = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = camera['focal'], 36, 'HORIZONTAL', 500
    rise = math.radians(camera['elevation'])
    rotation = Matrix.Rotation(math.pi / 2 - rise, 3, 'X')
    axes = np.array(rotation, np.float64)
    cloud = gather([focus] if focus and 'zoom' in camera else objects).astype(np.float64)
    half = 18 / camera['focal']
    tall = half * height / width
    margin = camera['margin']
    room_x, room_y, shift = half * (1 - 2 * margin), tall * (1 - 2 * margin), 0.0
    if 'fill' in camera:
        room_x = half * camera['fill']
        shift = {'right': 1 - camera['fill'] - 0.07, 'left': -(1 - camera['fill'] - 0.07), 'centre': 0}[camera['place']]
    if 'zoom' in camera:
        room_x, room_y = room_x / camera['zoom'], room_y / camera['zoom']
        shift = {'right': 0.28, 'left': -0.28, 'centre': 0}[camera['place']]
    eye = axes @ np.array([0, 0, 12.0]) + (cloud.min(0) + cloud.max(0)) / 2
    for _ in range(24):
        local = (cloud - eye) @ axes
        depth = np.maximum(-local[:, 2], 1e-3)
        x, y = local[:, 0] / depth, local[:, 1] / depth
        middle = float(np.median(depth))
        ratio = max((x.max() - x.min()) / (2 * room_x), (y.max() - y.min()) / (2 * room_y))
        pan = np.array([((x.max() + x.min()) / 2 - shift * half) * middle, (y.max() + y.min()) / 2 * middle - camera.get('lift', 0) * tall * middle, middle * (ratio - 1)])
        eye = eye + axes @ pan
    item.matrix_world = Matrix.Translation(Vector(eye)) @ rotation.to_4x4()
    if camera['fstop']:
        near = (gather([focus]) if focus else cloud).astype(np.float64)
        depth = -((near - eye) @ axes)[:, 2]
        data.dof.use_dof = True
        data.dof.focus_distance = float(np.percentile(depth, 30))
        data.dof.aperture_fstop = camera['fstop'] / scale
    return item
