/** How a mark is drawn: outlines, what matters in red, metal in grey, thin help lines, full bodies. */
export type SketchTone = 'line' | 'red' | 'steel' | 'thin' | 'body'
type SketchMark = readonly [tone: SketchTone, d: string]

export const workSketchNames = [
  'measure',
  'model',
  'tube',
  'rod',
  'shims',
  'coiling',
  'filling',
  'dyno',
  'endurance',
  'spray',
  'road',
  'release',
  'letter',
  'readers',
  'calendar',
] as const
export type WorkSketchName = (typeof workSketchNames)[number]

const arrow = (x: number, y: number, way: 'left' | 'right' | 'up' | 'down', size = 7): string => {
  const half = size * 0.5
  const heads = {
    left: `M${x + size} ${y - half}L${x} ${y}L${x + size} ${y + half}`,
    right: `M${x - size} ${y - half}L${x} ${y}L${x - size} ${y + half}`,
    up: `M${x - half} ${y + size}L${x} ${y}L${x + half} ${y + size}`,
    down: `M${x - half} ${y - size}L${x} ${y}L${x + half} ${y - size}`,
  }
  return heads[way]
}

/** A circle as path data. */
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** A damper between two eyes, standing; its rod up. */
const standing = (x: number, top: number, bottom: number): SketchMark[] => [
  ['steel', `M${x - 2.5} ${top + 6}h5V${top + 46}h-5Z`],
  ['body', `M${x - 9} ${top + 44}h18V${bottom - 7}h-18Z`],
  ['line', ring(x, top, 6) + ring(x, bottom, 6)],
]

/** Drawings of 240 × 150, of the work on a damper. They carry no words: the text beside them says what they show. */
export const workSketches: Readonly<Record<WorkSketchName, readonly SketchMark[]>> = {
  measure: [
    ['thin', 'M8 136H232'],
    ['line', ring(62, 108, 27) + ring(186, 108, 27)],
    ['body', ring(62, 108, 4) + ring(186, 108, 4)],
    ['line', 'M62 108L122 92L104 46Q140 32 172 44L186 108M104 46L84 36'],
    ['red', `M96 100L112 52M212 108V44M206 108h12M206 44h12${arrow(212, 44, 'up')}${arrow(212, 108, 'down')}`],
    ['red', `M62 144H186${arrow(62, 144, 'left')}${arrow(186, 144, 'right')}`],
  ],
  model: [
    ['thin', 'M20 20V130H226M20 92H226M20 56H226M72 20V130M124 20V130M176 20V130'],
    ['line', 'M20 130Q44 74 72 68L220 34'],
    ['red', 'M20 130Q36 58 64 48L200 18'],
    ['steel', 'M20 130Q60 100 84 94L220 64'],
    ['red', ring(64, 48, 5)],
  ],
  tube: [
    ['steel', 'M30 46H210V58H30ZM30 92H210V104H30Z'],
    ['line', 'M30 46H210V104H30Z'],
    [
      'thin',
      'M36 60l14 30M50 60l-14 30M64 60l14 30M78 60l-14 30M156 60l14 30M170 60l-14 30M184 60l14 30M198 60l-14 30',
    ],
    ['body', 'M98 60h44v30h-44Z'],
    ['line', 'M142 75H232'],
    ['red', `M104 75h32${arrow(104, 75, 'left')}${arrow(136, 75, 'right')}`],
    ['red', `M222 62a14 14 0 1 1 -8 24${arrow(214, 86, 'left', 6)}`],
  ],
  rod: [
    ['steel', 'M14 84H226V98H14Z'],
    ['line', 'M14 84H226V98H14Z'],
    ['line', ring(120, 46, 36)],
    ['thin', ring(120, 46, 28)],
    ['body', ring(120, 46, 8)],
    ['red', `M86 22a42 42 0 0 1 62 -2${arrow(149, 21, 'right', 6)}`],
    ['red', `M40 118H200${arrow(200, 118, 'right')}`],
    ['thin', 'M108 84l-10 -10M120 83l0 -12M132 84l10 -10'],
  ],
  shims: [
    ['body', 'M50 66H190V92H50Z'],
    ['steel', 'M112 10h16V140h-16Z'],
    ['line', 'M62 60H178M72 53H168M82 46H158M92 39H148M100 32H140'],
    ['line', 'M62 98H178M76 105H164M90 112H150'],
    ['red', 'M66 60Q50 54 40 40M174 60Q190 54 200 40'],
    ['red', `M70 130V96M170 130V96${arrow(70, 96, 'up')}${arrow(170, 96, 'up')}`],
  ],
  coiling: [
    ['body', ring(58, 52, 16) + ring(58, 100, 16)],
    ['line', 'M8 76H74'],
    [
      'line',
      'M74 76q22 -46 34 0t-6 34q-20 -4 0 -66q18 -10 26 30t-6 36q-20 -4 0 -66q18 -10 26 30t-6 36q-20 -4 0 -66q18 -10 26 30t-6 36q-20 -4 0 -66q18 -10 26 30',
    ],
    ['red', `M14 62H44${arrow(44, 62, 'right')}`],
    ['red', `M110 134H206${arrow(110, 134, 'left')}${arrow(206, 134, 'right')}`],
  ],
  filling: [
    ['line', 'M82 20V132H138V20'],
    ['red', 'M84 62H136M84 74H136M84 86H136M84 98H136M84 110H136M84 122H136'],
    ['steel', 'M84 40h52v10h-52Z'],
    ['line', 'M110 10V40'],
    ['line', 'M138 128H176V112'],
    ['line', 'M160 46q0 -14 16 -14t16 14V112H160Z'],
    ['line', ring(206, 34, 14)],
    ['red', 'M206 34L214 26'],
    ['line', 'M176 32V18H206V20'],
  ],
  dyno: [
    ['line', 'M70 8H170M78 8V142M162 8V142M58 142H182'],
    ['steel', 'M108 8h24v12h-24Z'],
    ...standing(120, 28, 102),
    ['line', ring(120, 124, 15)],
    ['red', 'M120 109V124M104 132a18 18 0 0 0 30 2'],
    ['red', `M196 40V104${arrow(196, 40, 'up')}${arrow(196, 104, 'down')}`],
    ['thin', 'M12 96q12 -40 22 -20t22 -20'],
  ],
  endurance: [
    ['line', 'M30 14H210M30 136H210'],
    ...standing(70, 24, 126),
    ...standing(120, 24, 126),
    ...standing(170, 24, 126),
    [
      'red',
      `M40 76H56${arrow(56, 76, 'right')}M90 76H106${arrow(106, 76, 'right')}M140 76H156${arrow(156, 76, 'right')}`,
    ],
    ['thin', 'M204 44q10 6 0 14t0 14q10 6 0 14t0 14'],
  ],
  spray: [
    ['line', 'M24 34L120 12L216 34V138H24Z'],
    [
      'thin',
      'M52 50l-4 12M78 46l-4 12M104 44l-4 12M130 44l-4 12M156 46l-4 12M182 50l-4 12M64 72l-4 12M92 70l-4 12M146 70l-4 12M172 72l-4 12M200 70l-4 12',
    ],
    ...standing(120, 52, 128),
    ['line', 'M24 112H48M192 112H216'],
    ['red', 'M44 92l-4 12M198 92l-4 12M36 62l-4 12'],
  ],
  road: [
    ['thin', 'M4 132q20 -8 34 0t30 -4q14 -14 26 4h30q18 -20 36 0h28q10 6 22 0h26'],
    ['line', ring(64, 102, 25) + ring(182, 102, 25)],
    ['line', 'M64 102L120 88L102 46Q138 34 168 44L182 102M102 46L82 38'],
    ['red', 'M96 96L110 52'],
    ['red', 'M176 18q8 8 16 0t16 0t16 0M176 30q8 4 16 0t16 4t16 -4'],
    ['body', 'M124 46h22v12h-22Z'],
  ],
  release: [
    ['line', 'M52 8H156L188 40V142H52Z'],
    ['line', 'M156 8V40H188'],
    ['thin', 'M70 60H170M70 78H170M70 96H140M70 114H128'],
    ['red', 'M136 118l12 14l28 -34'],
    ['body', 'M70 28h44v14h-44Z'],
  ],
  letter: [
    ['line', 'M30 30H210V124H30Z'],
    ['line', 'M30 30L120 88L210 30'],
    ['red', ring(120, 98, 14)],
    ['red', 'M113 98l5 6l9 -11'],
  ],
  readers: [
    ['line', ring(46, 46, 19) + ring(194, 46, 19)],
    ['line', 'M12 138q0 -60 34 -60t34 60M160 138q0 -60 34 -60t34 60'],
    ['line', 'M92 64H148V130H92Z'],
    ['thin', 'M102 82H138M102 96H138M102 110H124'],
    ['red', 'M64 46L88 66M176 46L152 66'],
  ],
  calendar: [
    ['line', 'M40 24H200V136H40Z'],
    ['body', 'M40 24H200V46H40Z'],
    ['line', 'M72 12V30M168 12V30'],
    ['thin', 'M40 68H200M40 90H200M40 112H200M72 46V136M104 46V136M136 46V136M168 46V136'],
    ['red', `${ring(152, 101, 15)}M56 57H186M56 79H186M56 101H128`],
  ],
}
