/** Every part an exploded view can name; the words are in the messages under `model.parts`. */
export const partNames = [
  'upper-mount', 'lower-mount', 'bushing', 'bolt', 'nut',
  'body', 'reserve-tube', 'cap', 'rod', 'piston', 'shim-stack', 'guide', 'seal', 'bump-stop', 'boot', 'dust-cover',
  'spring', 'tender-spring', 'spring-seat', 'lower-seat', 'preload-ring', 'lock-ring', 'preload-cam', 'preload-motor', 'preload-knob',
  'bridge', 'reservoir', 'reservoir-cap', 'floating-piston', 'hose', 'clamp',
  'rebound-knob', 'compression-knob', 'high-speed-knob', 'length-adjuster',
  'bearing-plate', 'knuckle-bracket', 'perch', 'fork-cap', 'valve', 'spacer', 'foot-bolt',
  'bellows', 'bead-plate', 'air-line', 'compressor', 'motor', 'tank', 'bracket', 'controller',
  'o-ring', 'wiper', 'sleeve', 'bottle', 'lid', 'label', 'spring-leg',
] as const
export type PartName = (typeof partNames)[number]
