"""Photographs GLB models: blender -b --python-use-system-env --python-exit-code 1 -P studio.py -- jobs.json"""
import json
import os
import sys
import tempfile
import time
import traceback

import bpy
import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop
from exr import read_exr
from parts import dress, load, normalise
from sets import PAGE_DARK, aim_camera, build_set
from tone import find_light, from_hex

BOUNCES = dict(max_bounces=6, diffuse_bounces=2, glossy_bounces=4, transmission_bounces=4, transparent_max_bounces=6)
NOISE = {'light': 0.03, 'stage': 0.04, 'macro': 0.04, 'exploded': 0.04}


def set_render(job, path):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', job['samples'], False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, NOISE[job['set']], 12
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.caustics_reflective, cycles.caustics_refractive = 6.0, 0.5, True, False
    for name, value in BOUNCES.items():
        setattr(cycles, name, value)
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.aovs.add().name = 'surface'
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = job['width'], job['height'], 100
    render.film_transparent = job['set'] == 'light'
    render.use_compositing = render.use_sequencer = False
    render.image_settings.file_format, render.image_settings.exr_codec, render.image_settings.color_depth = 'OPEN_EXR_MULTILAYER', 'NONE', '32'
    render.filepath = path


def stack(pictures, name, channels):
    """The layer's pass as (height, width, channels)."""
    keys = [next(key for key in pictures if key.endswith(f'{name}.{channel}')) for channel in channels]
    return np.stack([pictures[key] for key in keys], 2)


def photograph(job, scratch):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    objects = load(job['glb'])
    scale = normalise(objects)
    dress(objects, scale)
    options = job.get('camera', {})
    focus = next((item for item in objects if item.name.split('.')[0] == options.get('focus')), None)
    if options.get('focus') and not focus:
        raise KeyError(f"no part {options['focus']!r} to focus on")
    camera = build_set(job['set'], objects, {key: value for key, value in options.items() if key != 'focus'}, find_light(from_hex(job.get('background', PAGE_DARK))))
    aim_camera(objects, camera, job['width'], job['height'], focus, scale)
    path = os.path.join(scratch, 'frame.exr')
    set_render(job, path)
    started = time.time()
    bpy.ops.render.render(write_still=True)
    rendered = time.time() - started
    pictures = read_exr(path)
    # Normal and colour of the first hit: Blender's own denoising passes follow mirrors and carry their noise along.
    develop(job, stack(pictures, 'Combined', 'RGBA'), stack(pictures, 'surface', 'RGB'), stack(pictures, 'Normal', 'XYZ'))
    return rendered


def main(path):
    with open(path, encoding='utf-8') as file:
        jobs = json.load(file)['jobs']
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for number, job in enumerate(jobs, 1):
            started = time.time()
            try:
                rendered = photograph(job, scratch)
                print(f'JOB {number} DONE {time.time() - started:.1f} (render {rendered:.1f})', flush=True)
            except Exception as error:
                failed += 1
                traceback.print_exc()
                print(f"JOB {number} FAILED {job.get('glb')} -> {job.get('out')}: {error}", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    status = main(sys.argv[sys.argv.index('--') + 1])
    sys.stdout.flush()
    os._exit(status)
