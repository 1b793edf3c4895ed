import type { ComponentProps } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'

type Props = ComponentProps<typeof AppLink> & { variant?: ButtonVariant; size?: ButtonSize }

/** A link that looks like a button; `href` is already localized. */
export function ButtonLink({ variant, size, className, ...rest }: Props) {
  return <AppLink className={buttonStyle(variant, size, className)} {...rest} />
}
