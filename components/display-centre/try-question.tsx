import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/ui/disclosure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Locale } from '@/lib/i18n/locales'

type Props = { answers: readonly string[]; right: number; reply: string; locale: Locale }

/** Answers that open; each says whether it is right, and why. Works without script. */
export async function TryQuestion({ answers, right, reply, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'display-centre' })
  return (
    <div className="border-t border-ink">
      {answers.map((answer, i) => (
        <Disclosure key={answer} name="answer" summary={answer}>
          <p>
            <strong className={i === right ? 'text-success' : 'text-danger'}>
              <UnbrokenText text={t(i === right ? 'right' : 'wrong')} />
            </strong>{' '}
            {reply}
          </p>
        </Disclosure>
      ))}
    </div>
  )
}
