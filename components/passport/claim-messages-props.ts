import type { Claim } from '@/lib/contract/warranty-claim'
import type { Locale } from '@/lib/i18n/locales'
import type { PassportKey } from '@/lib/utils/passport-key'

export type ClaimMessagesProps = {
  claim: Claim
  secret: PassportKey
  locale: Locale
  onChanged: (claim: Claim) => void
}
