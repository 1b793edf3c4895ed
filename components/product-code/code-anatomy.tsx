import { getTranslations } from 'next-intl/server'
import { serialFrom } from '@/lib/domain/serial'
import type { Locale } from '@/lib/i18n/locales'
import { CodeRuler } from './code-ruler'
import { readGroupTexts } from './code-texts'
import { describeCode, describeSerial } from './describe-groups'
import { readPartCode } from './read-code'
import { readTypedSerial } from './read-serial-groups'

/** A part number and a serial that show every place; the reader starts with them too. */
export const sampleCodes = { part: 'TG36-330TRCL-07B', serial: serialFrom('2614A', 4217) } as const

/** One part number and one serial taken apart; in the page itself, so that it can be read without script. */
export async function CodeAnatomy({ locale }: { locale: Locale }) {
  const [t, texts] = await Promise.all([
    getTranslations({ locale, namespace: 'product-code.anatomy' }),
    readGroupTexts(locale),
  ])
  const samples = [
    { key: 'part', code: sampleCodes.part, cells: describeCode(readPartCode(sampleCodes.part)?.groups ?? [], texts) },
    {
      key: 'serial',
      code: sampleCodes.serial,
      cells: describeSerial(readTypedSerial(sampleCodes.serial)?.groups ?? [], texts, locale),
    },
  ] as const
  return (
    <div className="grid gap-12">
      {samples.map(({ key, code, cells }) => (
        <section key={key} aria-labelledby={`anatomy-${key}`} className="grid gap-4">
          <h3 id={`anatomy-${key}`} className="flex flex-wrap items-baseline gap-x-4 text-xl">
            {t(`${key}.title`)}
            <span className="figure text-lg font-normal text-steel">{code}</span>
          </h3>
          <p className="max-w-text text-steel">{t(`${key}.text`)}</p>
          <CodeRuler cells={cells} label={code} />
        </section>
      ))}
    </div>
  )
}
