import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }

/** A button; `type` is `button` unless said otherwise, so that none sends a form by accident. */
export function Button({ variant, size, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonStyle(variant, size, className)} {...rest} />
}
