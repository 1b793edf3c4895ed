import type { UseFormReturn } from 'react-hook-form'
import type { Locale } from '@/lib/i18n/locales'
import type { SendField } from './send-fields'
import type { ReadyBuild, SendDraft } from './send-table'

/** What each part of the form is given. */
export type SendPartProps = {
  form: UseFormReturn<SendDraft, unknown, ReadyBuild>
  /** Already translated. */
  errorOf: (path: SendField) => string | undefined
  locale: Locale
}
