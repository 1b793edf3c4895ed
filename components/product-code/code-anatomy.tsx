import { getTranslations } from 'next-intl/server'
import { sampleCodes } from '@/lib/domain/sample-codes'
import type { Locale } from '@/lib/i18n/locales'
import { CodeRuler } from './code-ruler'
import { describeCode, describeSerial } from './describe-groups'
import { readPartCode } from './read-code'
import { readTypedSerial } from './read-serial-groups'

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
