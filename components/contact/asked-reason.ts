import { contactReasons, type ContactReason } from '@/lib/contract/case-words'
import type { CaseAnswers } from '@/lib/domain/case-forms'

/** Where a link says what it is about, by reason. */
const aboutFields = { dealer: 'shop', export: 'country', 'product-advice': 'vehicle', website: 'pageAddress' } as const

/** What a link such as `?reason=dealer&about=Bang%20Na` asks for; null = nothing, or a reason that is not known. */
export function readAskedReason(search: string): { reason: ContactReason; answers: CaseAnswers } | null {
  const query = new URLSearchParams(search)
  const reason = contactReasons.find((known) => known === query.get('reason'))
  if (!reason) return null
  const about = query.get('about')?.slice(0, 120) ?? ''
  const field = reason in aboutFields ? aboutFields[reason as keyof typeof aboutFields] : null
  return { reason, answers: field && about ? { [field]: about } : {} }
}
