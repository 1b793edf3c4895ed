/** Value of `transform` for something that has moved `rate` at full stroke. */
export function moveTo(rate: number, stroke: number): string | undefined {
  return rate === 0 ? undefined : `translate(${Math.round(rate * stroke * 100) / 100})`
}
