import { path } from '../geometry'
import { rect, type Pen } from '../pen'

/** A closed carton with a label on its front, about 120 mm wide; its upper left front corner is at −60, 40. */
export function drawCarton(pen: Pen): void {
  pen.face('white', path`M-60 40L-36 8H84L60 40Z`)
  pen.face('white', path`M60 40L84 8V108L60 140Z`)
  pen.plate('white', -60, 40, 120, 100, 0)
  pen.line(path`M-10 40L14 8`, 'dark', 1)
  pen.line(path`M10 40L34 8`, 'dark', 1)
  pen.line(path`M-10 40V58H10V40`, 'dark', 1)
  pen.face('label', rect(-8, 80, 60, 36, 2))
  pen.line(path`M-3 88H28`, 'dark', 2)
  pen.line(path`M-3 94H20`, 'dark', 1.4)
  pen.line([0, 3, 5, 9, 12, 14, 18, 20, 24, 27, 29].map((x) => path`M${x - 3} 100V111`).join(''), 'dark', 1)
  pen.face('white', rect(36, 98, 13, 13))
}
