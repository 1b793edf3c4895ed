import type { UseFormReturn } from 'react-hook-form'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
import type { RegisterPath } from './register-fields'
import type { RegisterOptions } from './register-options'
import type { Ready } from './register-schema'

export type RegisterFormValues = UseFormReturn<Draft, unknown, Ready>

/** What each step of the form is given. */
export type StepProps = RegisterOptions & {
  form: RegisterFormValues
  /** Already translated; undefined = right, or not checked yet. */
  errorOf: (path: RegisterPath) => string | undefined
  /** The step was refused once: what is mended is checked at once. */
  tried: boolean
  /** What the part is; null = nothing is chosen, or it is not known yet. */
  product: Product | null
  locale: Locale
}
