import { getTranslations } from 'next-intl/server'
import { serialFrom } from '@/lib/domain/serial'
import type { Locale } from '@/lib/i18n/locales'
import { CodeRuler } from './code-ruler'
import { describeCode, describeSerial } from './describe-groups'
import { readPartCode } from './read-code'
import { readTypedSerial } from './read-serial-groups'

/** A part number and a serial that show every place; the reader starts with them too. */
export const sampleCodes = { part: 'TG36-330TRCL-07B', serial: serialFrom('2614A', 4217) } as const

/** One part number and one serial taken apart; in the page itself, so that it can be read without script. */
export async function CodeAnatomy({ locale }: { locale: Locale }) {
  const [code, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product-code' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const words = { code, spec }
  const samples = [
    { key: 'part', text: sampleCodes.part, cells: describeCode(readPartCode(sampleCodes.part)?.groups ?? [], words) },
    {
      key: 'serial',
      text: sampleCodes.serial,
      cells: describeSerial(readTypedSerial(sampleCodes.serial)?.groups ?? [], words, locale),
    },
  ] as const
  return (
    <div className="grid gap-12">
      {samples.map(({ key, text, cells }) => (
        <section key={key} aria-labelledby={`anatomy-${key}`} className="grid gap-4">
          <h3 id={`anatomy-${key}`} className="flex flex-wrap items-baseline gap-x-4 text-xl">
            {code(`anatomy.${key}.title`)}
            <span className="figure text-lg font-normal text-steel">{text}</span>
          </h3>
          <p className="max-w-text text-steel">{code(`anatomy.${key}.text`)}</p>
          <CodeRuler cells={cells} label={text} />
        </section>
      ))}
    </div>
  )
}
