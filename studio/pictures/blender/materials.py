"""The material table: glTF material names to Principled shaders with procedural wear of the making process.

Lengths in metres of the real part. Colours are linear light. Meaning of the keys:
colour, metal, rough: base; turn: anisotropy about the lathe axis (0..1); lines: depth of the lathe feed marks;
coat, coat_rough: clear layer; grain, grain_size: orange peel or casting skin (strength, metres);
edge: radius of the rounded edge in metres; specular, transmission, ior: as in Principled.
"""
import bpy

TURNED = dict(metal=1.0, rough=0.24, turn=0.55, lines=0.35, edge=0.00035)
PAINT = dict(metal=0.0, rough=0.42, coat=0.8, coat_rough=0.06, grain=0.05, grain_size=0.0016, specular=0.18)
POLYMER = dict(rough=0.42, specular=0.45, grain=0.04, grain_size=0.0004, edge=0.0005)

MATERIALS = {
    'anodised-black': {**TURNED, 'colour': (0.050, 0.051, 0.055), 'rough': 0.30, 'coat': 0.35, 'coat_rough': 0.18},
    'anodised-silver': {**TURNED, 'colour': (0.72, 0.73, 0.75), 'rough': 0.25},
    'anodised-gold': {**TURNED, 'colour': (0.86, 0.49, 0.095), 'rough': 0.22},
    'anodised-red': {**TURNED, 'colour': (0.62, 0.006, 0.012), 'rough': 0.22},
    'anodised-blue': {**TURNED, 'colour': (0.008, 0.085, 0.66), 'rough': 0.22},
    'anodised-titanium': {**TURNED, 'colour': (0.42, 0.365, 0.315), 'rough': 0.26},
    'cast-black': dict(colour=(0.022, 0.022, 0.024), metal=0.0, rough=0.36, specular=0.7, coat=0.25, coat_rough=0.22, grain=0.10, grain_size=0.0009, edge=0.0007),
    'cast-grey': dict(colour=(0.30, 0.31, 0.32), metal=0.75, rough=0.42, grain=0.14, grain_size=0.0008, edge=0.0006),
    'steel-bright': dict(colour=(0.80, 0.81, 0.83), metal=1.0, rough=0.05, turn=0.2, lines=0.02),
    'steel-zinc': dict(colour=(0.62, 0.64, 0.68), metal=1.0, rough=0.27, turn=0.3, lines=0.12, grain=0.02, grain_size=0.0006, edge=0.0003),
    'chrome': dict(colour=(0.86, 0.87, 0.88), metal=1.0, rough=0.035, edge=0.0004),
    'paint-black': {**PAINT, 'colour': (0.010, 0.010, 0.011), 'specular': 0.5},
    'paint-red': {**PAINT, 'colour': (0.56, 0.0025, 0.003)},
    'paint-yellow': {**PAINT, 'colour': (0.92, 0.48, 0.002)},
    'paint-orange': {**PAINT, 'colour': (0.85, 0.135, 0.003)},
    'paint-blue': {**PAINT, 'colour': (0.003, 0.042, 0.44)},
    'paint-white': {**PAINT, 'colour': (0.78, 0.79, 0.80)},
    'paint-silver': {**PAINT, 'colour': (0.55, 0.56, 0.58), 'metal': 0.8, 'rough': 0.36},
    'paint-gold': {**PAINT, 'colour': (0.70, 0.38, 0.075), 'metal': 0.8, 'rough': 0.34},
    'paint-green': {**PAINT, 'colour': (0.018, 0.24, 0.030)},
    'paint-titanium': {**PAINT, 'colour': (0.22, 0.195, 0.17), 'metal': 0.8, 'rough': 0.36},
    'paint-chrome': dict(colour=(0.82, 0.83, 0.85), metal=1.0, rough=0.06, grain=0.01, grain_size=0.002),
    'rubber': dict(colour=(0.014, 0.014, 0.015), rough=0.52, specular=0.4, grain=0.08, grain_size=0.0005, edge=0.0006),
    'polymer-black': {**POLYMER, 'colour': (0.016, 0.016, 0.017)},
    'polymer-red': {**POLYMER, 'colour': (0.52, 0.006, 0.010)},
    'hose-braid': dict(colour=(0.34, 0.35, 0.37), metal=1.0, rough=0.30, braid=0.0022),
    'brass': {**TURNED, 'colour': (0.78, 0.52, 0.16), 'rough': 0.20},
    'copper': {**TURNED, 'colour': (0.84, 0.36, 0.20), 'rough': 0.20},
    'oil': dict(colour=(0.92, 0.48, 0.06), rough=0.02, transmission=1.0, ior=1.47),
    'label': dict(rough=0.45, specular=0.22),
}

EDGE_SAMPLES = 2


class Nodes:
    def __init__(self, material, scale=1.0):
        self.scale = scale
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            socket = node.inputs[name]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def finish(self, shader, colour):
        """Output, and the surface colour as an extra pass: what the denoiser reads edges and print from."""
        self.add('OutputMaterial', {'Surface': shader})
        self.add('OutputAOV', {'Color': colour}, name='surface')

    def math(self, operation, first, second=0.0):
        return self.add('Math', {0: first, 1: second}, operation=operation).outputs[0]


def find_image(material):
    nodes = material.node_tree.nodes if material.use_nodes else []
    return next((node.image for node in nodes if node.type == 'TEX_IMAGE' and node.image), None)


def add_turned(nodes, inputs, look):
    """Feed marks: 1D noise of axial position plus radius, so they run around barrels and faces alike."""
    place = nodes.add('Attribute', attribute_name='lathe').outputs['Vector']
    split = nodes.add('SeparateXYZ', {0: place})
    radius = nodes.math('SQRT', nodes.math('ADD', nodes.math('MULTIPLY', split.outputs[0], split.outputs[0]), nodes.math('MULTIPLY', split.outputs[1], split.outputs[1])))
    along = nodes.math('ADD', split.outputs[2], nodes.math('MULTIPLY', radius, 0.83))
    marks = nodes.add('TexNoise', {'W': along, 'Scale': 1500.0, 'Detail': 2.0, 'Roughness': 0.7}, noise_dimensions='1D').outputs['Fac']
    tint = nodes.add('TexNoise', {'Vector': place, 'Scale': 60.0, 'Detail': 1.0}).outputs['Fac']
    vary = nodes.math('ADD', nodes.math('MULTIPLY', marks, 0.9 * look['lines']), nodes.math('MULTIPLY', tint, 0.12))
    inputs['Roughness'] = nodes.math('MULTIPLY', nodes.math('ADD', vary, 0.94 - 0.45 * look['lines'] - 0.06), look['rough'])
    return nodes.add('Bump', {'Height': marks, 'Strength': look['lines'] * 0.18, 'Distance': 0.00035 * nodes.scale})


def add_grain(nodes, look):
    place = nodes.add('Attribute', attribute_name='lathe').outputs['Vector']
    skin = nodes.add('TexNoise', {'Vector': place, 'Scale': 1 / look['grain_size'], 'Detail': 1.0}).outputs['Fac']
    return nodes.add('Bump', {'Height': skin, 'Strength': look['grain'], 'Distance': look['grain_size'] * nodes.scale})


def add_braid(nodes, look):
    """Two crossing wire spirals from UV in metres (u around, v along)."""
    split = nodes.add('SeparateXYZ', {0: nodes.add('UVMap').outputs[0]})
    turn = 6.2832 / look['braid']
    wave = lambda sign: nodes.math('SINE', nodes.math('MULTIPLY', nodes.math('ADD', split.outputs[1], nodes.math('MULTIPLY', split.outputs[0], sign)), turn))
    height = nodes.math('MAXIMUM', wave(1.0), wave(-1.0))
    return nodes.add('Bump', {'Height': height, 'Strength': 0.8, 'Distance': look['braid'] * 0.2 * nodes.scale})


def build_label(material, scale):
    image, look = find_image(material), MATERIALS['label']
    nodes = Nodes(material, scale)
    inputs = {'Roughness': look['rough'], 'Specular': look['specular']}
    if image:
        picture = nodes.add('TexImage', image=image, interpolation='Cubic', extension='CLIP')
        inputs.update({'Base Color': picture.outputs['Color'], 'Alpha': picture.outputs['Alpha']})
    shown = (0, 0, 0, 1)
    if image:
        shown = nodes.add('VectorMath', {0: picture.outputs['Color'], 1: picture.outputs['Alpha']}, operation='MULTIPLY').outputs[0]
    nodes.finish(nodes.add('BsdfPrincipled', inputs).outputs[0], shown)


def build_material(material, scale):
    """Rebuilds an imported material from the table; scale is scene units per metre."""
    name = material.name.split('.')[0]
    if name.startswith('label:'):
        return build_label(material, scale)
    if name not in MATERIALS:
        raise KeyError(f'material {name!r} is not in the table')
    look = MATERIALS[name]
    nodes = Nodes(material, scale)
    inputs = {'Base Color': (*look['colour'], 1), 'Metallic': look.get('metal', 0.0), 'Roughness': look['rough'], 'Specular': look.get('specular', 0.5), 'Clearcoat': look.get('coat', 0.0), 'Clearcoat Roughness': look.get('coat_rough', 0.03), 'Transmission': look.get('transmission', 0.0), 'IOR': look.get('ior', 1.45)}
    bump = None
    if look.get('lines'):
        bump = add_turned(nodes, inputs, look)
    if look.get('turn'):
        inputs.update({'Anisotropic': look['turn'], 'Anisotropic Rotation': 0.25, 'Tangent': nodes.add('Attribute', attribute_name='turn').outputs['Vector']})
    if look.get('braid'):
        bump = add_braid(nodes, look)
    if look.get('grain') and not bump:
        bump = add_grain(nodes, look)
    if look.get('edge'):
        rounded = nodes.add('Bevel', {'Radius': look['edge'] * scale}, samples=EDGE_SAMPLES).outputs[0]
        if bump:
            nodes.tree.links.new(rounded, bump.inputs['Normal'])
        else:
            inputs['Normal'] = rounded
        inputs['Clearcoat Normal'] = rounded
    if bump:
        inputs['Normal'] = bump.outputs[0]
    nodes.finish(nodes.add('BsdfPrincipled', inputs).outputs[0], (*look['colour'], 1))
