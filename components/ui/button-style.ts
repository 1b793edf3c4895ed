import { classNames } from './class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

const off =
  'disabled:border-line disabled:bg-line disabled:text-steel stage:disabled:border-steel stage:disabled:bg-carbon stage:disabled:text-mist'

const variants: Record<ButtonVariant, string> = {
  primary: `border border-transparent bg-signal text-white hover:bg-signal-deep active:bg-signal-deep ${off}`,
  secondary: `border border-ink bg-white text-ink hover:bg-ink hover:text-white stage:border-white stage:bg-transparent stage:text-white stage:hover:bg-white stage:hover:text-ink ${off}`,
  quiet:
    'text-ink underline decoration-1 underline-offset-4 hover:decoration-2 disabled:text-steel disabled:no-underline stage:text-white stage:disabled:text-mist',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 py-1 text-sm sm:min-h-9',
  medium: 'min-h-11 py-2 text-base',
  large: 'min-h-13 py-3 text-lg',
}

/** A quiet button stands in line with the text around it. */
const paddings: Record<ButtonSize, string> = { small: 'px-3', medium: 'px-5', large: 'px-7' }

/** Classes of a button or of a link that looks like one. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  const shape =
    'inline-flex items-center justify-center gap-2 rounded-base text-center leading-snug font-semibold transition-colors duration-150 ease-cubic'
  return classNames(
    shape,
    'disabled:cursor-not-allowed aria-busy:cursor-progress',
    sizes[size],
    variant === 'quiet' ? '' : paddings[size],
    variants[variant],
    className,
  )
}
