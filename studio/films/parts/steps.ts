import { box, d, disc, inks, metal, place, shape, stroke } from '../svg'

/** Height of one step of the collar, px. */
const rise = 26
const count = 5

/** A stepped collar unrolled beside its body: the ramp slides left by `at` steps over the fixed pin and pushes the seat down. */
export function steppedCollar(x: number, y: number, at: number): string {
  const run = 92
  const flight = d`h${run - 18}q9 0 9 6v${rise - 10}q0 4 9 4`.repeat(count)
  const stairs = `${flight}v${-count * rise}${flight}v${-count * rise}${flight}`
  // The flat of the step the pin stands on lifts gradually while the collar is turned.
  const climb = Math.floor(at) + Math.min(1, Math.max(0, (at % 1) * 2.2 - 0.6))
  const ramp = shape(d`M0 0${stairs}V${count * rise + 74}H0Z`, { fill: metal.body, stroke: inks.ink, width: 3 })
  const holes = Array.from({ length: 3 * count }, (_, i) =>
    disc(run * (i + 0.5), count * rise + 34, 12, { fill: inks.ink }),
  ).join('')
  return place(ramp + holes, { x: x - run * (2 * count - 0.5 - at), y: y + rise * (climb - count) + rise })
}

/** The pin of the body that carries the steps. */
export const pin = (x: number, y: number): string =>
  shape(d`M${x - 15} ${y - 120}H${x + 15}V${y - 10}Q${x + 15} ${y} ${x} ${y}Q${x - 15} ${y} ${x - 15} ${y - 10}Z`, {
    fill: inks.red,
    stroke: inks.ink,
    width: 3,
  })

/** A row of numbered steps with the one in use filled. */
export const positions = (
  x: number,
  y: number,
  at: number,
  numbers: (text: string, x: number, y: number, isOn: boolean) => string,
): string =>
  Array.from({ length: count }, (_, i) => {
    const isOn = Math.round(at) === i
    return (
      box(
        x + i * 84 - 32,
        y - 32,
        64,
        64,
        { fill: isOn ? inks.red : inks.white, stroke: isOn ? inks.red : inks.mist, width: 2 },
        3,
      ) + numbers(`${i + 1}`, x + i * 84, y + 15, isOn)
    )
  }).join('') + stroke(d`M${x - 32} ${y + 48}H${x + 4 * 84 + 32}`, inks.mist, 2)
