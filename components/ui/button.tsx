import { mdiLoading } from '@mdi/js'
import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { Icon } from './icon'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Its work is under way: it keeps the focus and its place, but neither sends nor calls anything. */
  busy?: boolean
}

/** A button; `type` is `button` unless said otherwise, so that none sends a form by accident. */
export function Button({ variant, size, className, type = 'button', busy = false, onClick, children, ...rest }: Props) {
  const style = buttonStyle(variant, size, className)
  if (!busy) {
    return (
      <button type={type} className={style} onClick={onClick} {...rest}>
        {children}
      </button>
    )
  }
  return (
    <button type="button" className={style} {...rest} aria-busy="true" aria-disabled="true">
      <Icon path={mdiLoading} size={5} className="animate-spin" />
      {children}
    </button>
  )
}
