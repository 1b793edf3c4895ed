"""Photographs parts on machines and in the workshop: blender -b --python-use-system-env --python-exit-code 1 -P photograph.py -- jobs.json"""
import importlib
import json
import math
import os
import sys
import tempfile
import time
import traceback

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import looks  # noqa: F401  adds its materials to the table
from develop import develop
from exr import read_exr
from parts import dress, mark_lathe, place
from sets import COOL, PAGE_DARK, WARM, WHITE, add_floor, add_softbox, set_world
from studio import set_render, stack
from tone import find_light, from_hex

MM = 0.001

# Units of the frame's radius; the camera looks along +y. `side` brightens the edges of what turns towards it.
RIG = [
    dict(at=(0.1, -0.35, 2.3), size=(3.4, 0.9), power=104, fade='both', colour=WHITE),
    dict(at=(-0.2, 2.7, 1.0), size=(4.4, 0.5), power=84, fade='both', colour=COOL),
    dict(at=(-2.7, -0.9, 0.8), aim=(0.0, 0.0, 0.1), size=(0.8, 2.2), power=108, fade='both', colour=COOL),
    dict(at=(2.7, -1.0, 0.8), aim=(0.0, 0.0, 0.1), size=(0.8, 2.2), power=120, fade='both', colour=WARM),
    dict(at=(-1.1, -3.4, 1.4), aim=(0.0, 0.0, 0.0), size=(1.0, 1.6), power=52, fade='both', colour=WHITE),
    dict(at=(1.8, -3.0, 0.3), aim=(0.0, 0.0, 0.0), size=(0.7, 1.8), power=46, fade='both', colour=WHITE),
]


def load(path):
    """A product, hanging down from its upper mount; metres."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=path)
    objects = [item for item in set(bpy.data.objects) - before if item.type == 'MESH']
    for item in objects:
        world = item.matrix_world.copy()
        if item.data.users > 1:
            item.data = item.data.copy()
        item.parent = None
        item.data.transform(world)
        item.matrix_world = Matrix()
        mark_lathe(item.data)
    return sorted(objects, key=lambda item: item.name)


class Product:
    """A part of ours that a scene may hang as often as it likes; length between its reference points, mm."""

    def __init__(self, path, length):
        self.path, self.length = path, length

    def __call__(self):
        return load(self.path)


def build(job):
    """Builds the scene about its target, one unit being the radius of the frame; returns its view."""
    name, scene = job['scene'].split(':')
    module = importlib.import_module(name)
    view = {**dict(yaw=0, elevation=6, focal=85, fstop=9, floor=None, lift=0.0, reach=(2.6, 2.2), exposure=0.0), **getattr(module, scene)({key: Product(**entry) for key, entry in job['products'].items()})}
    tall = job['height'] > job['width']
    if tall:
        view.update(view.get('tall', {}))
    radius = view['radius'] * MM
    meshes = [item for item in bpy.context.scene.objects if item.type == 'MESH']
    scale = 1 / radius
    place(meshes, Matrix.Rotation(math.radians(view['yaw']), 4, 'Z') @ Matrix.Scale(scale, 4) @ Matrix.Translation(Vector(view['target']) * -MM))
    dress(meshes, scale)
    page = find_light(from_hex(PAGE_DARK))
    if view['floor'] is not None:
        add_floor(page, view['reach'])
        bpy.data.objects['floor'].location.z = (view['floor'] - view['target'][2]) / view['radius']
    for look in view.get('rig', RIG):
        add_softbox(look, Matrix())
    set_world(view.get('world', (0.0060, 0.0066, 0.0080)), page)
    aim(view, job['width'], job['height'], scale)
    return view


def aim(view, width, height, scale):
    """The frame's smaller side spans `span` millimetres at the target."""
    data = bpy.data.cameras.new('camera')
    item = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = view['focal'], 36, 'HORIZONTAL', 500
    across = view['span'] * (width / height if width > height else 1) / view['radius']
    distance = across * view['focal'] / 36
    rotation = Matrix.Rotation(math.pi / 2 - math.radians(view['elevation']), 3, 'X')
    item.matrix_world = Matrix.Translation(rotation @ Vector((0, 0, distance))) @ rotation.to_4x4()
    data.shift_x, data.shift_y = view.get('shift', (0, 0))
    if view['fstop']:
        data.dof.use_dof = True
        data.dof.focus_distance = distance - view.get('near', 0) / view['radius']
        data.dof.aperture_fstop = view['fstop'] / scale


def photograph(job, scratch):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    started = time.time()
    view = build(job)
    built = time.time() - started
    path = os.path.join(scratch, 'frame.exr')
    set_render({**job, 'set': 'stage'}, path)
    started = time.time()
    bpy.ops.render.render(write_still=True)
    rendered = time.time() - started
    pictures = read_exr(path)
    develop({**job, 'set': 'stage', 'view': {'exposure': 0.05 + view['exposure']}}, stack(pictures, 'Combined', 'RGBA'), stack(pictures, 'surface', 'RGB'), stack(pictures, 'Normal', 'XYZ'))
    return built, rendered


def main(path):
    with open(path, encoding='utf-8') as file:
        jobs = json.load(file)['jobs']
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for number, job in enumerate(jobs, 1):
            try:
                built, rendered = photograph(job, scratch)
                print(f'JOB {number} DONE {job["scene"]} (build {built:.1f}, render {rendered:.1f})', flush=True)
            except Exception as error:
                failed += 1
                traceback.print_exc()
                print(f"JOB {number} FAILED {job.get('scene')} -> {job.get('out')}: {error}", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    status = main(sys.argv[sys.argv.index('--') + 1])
    sys.stdout.flush()
    os._exit(status)
