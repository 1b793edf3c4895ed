import type { Locale } from '@/lib/i18n/locales'
import type { SendField } from './send-fields'
import type { SendFormValues } from './use-send'

/** What each part of the form is given. */
export type SendPartProps = {
  form: SendFormValues
  /** Already translated. */
  errorOf: (path: SendField) => string | undefined
  locale: Locale
}
