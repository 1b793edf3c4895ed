const figures = [0, 1, 2, 3].map(
  (digits) => new Intl.NumberFormat('en', { maximumFractionDigits: digits, signDisplay: 'negative' }),
)

/** A figure with at most `digits` decimals; the three languages write numbers alike, with a minus sign and not a hyphen, at which a line may break. Apart from the other formats, which bring a library along. */
export function formatDecimal(value: number, digits: 0 | 1 | 2 | 3 = 1): string {
  return (figures[digits] ?? new Intl.NumberFormat('en')).format(value).replace('-', '−')
}
