import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { madeOn } from '@/lib/domain/serial'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { ReaderTexts } from './code-texts'
import { fillText } from './describe-groups'
import type { ReaderLinks } from './found-products'
import type { TypedSerial } from './read-serial-groups'

type Props = { serial: TypedSerial; locale: Locale; texts: ReaderTexts; links: ReaderLinks }

/** Whether a serial can be right, when the part was made, and what to do with it. */
export function SerialAnswer({ serial: { state, serial }, locale, texts, links }: Props) {
  if (state === 'begun') return null
  if (state === 'right' && serial) {
    const query = `?serial=${encodeURIComponent(serial.text)}`
    const actions = (
      <>
        <ButtonLink href={links.register + query}>{texts.register}</ButtonLink>
        <ButtonLink href={links.check + query} variant="secondary">
          {texts.check}
        </ButtonLink>
      </>
    )
    return (
      <Notice tone="success" title={<span className="figure">{serial.text}</span>} actions={actions}>
        <p>{fillText(texts.made, formatDate(madeOn(serial), locale))}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={state === 'wrong-check' ? texts.serialWrongCheck : texts.serialWrong}>
      <p>{texts.lookAlikes}</p>
    </Notice>
  )
}
