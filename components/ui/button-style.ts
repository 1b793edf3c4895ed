import { classNames } from './class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

/** Classes of a button or of a link that looks like one (components/ui/ui.css). */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames('button', `button-${size}`, `button-${variant}`, className)
}
