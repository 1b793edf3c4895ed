'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Choice } from '@/components/form/choice'
import { buttonStyle } from '@/components/ui/button-style'
import {
  adviseForkKit,
  forkAdvicePaths,
  forkQuestions,
  type ForkAnswers,
  type ForkQuestion,
} from '@/lib/domain/fork-kit'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const questions = Object.keys(forkQuestions) as ForkQuestion[]

/** All three answered, or not yet. */
function complete({ symptom, springs, control }: Partial<ForkAnswers>): ForkAnswers | null {
  return symptom && springs && control ? { symptom, springs, control } : null
}

type ForkAnswer = ForkAnswers[ForkQuestion]
type QuestionProps = {
  question: ForkQuestion
  number: number
  chosen: ForkAnswer | undefined
  onChoose: (answer: ForkAnswer) => void
}

function Question({ question, number, chosen, onChoose }: QuestionProps) {
  const t = useTranslations('series.chooser')
  const name = useId()
  const answers: readonly ForkAnswer[] = forkQuestions[question]
  return (
    <fieldset className="min-w-0 border-t-3 border-ink pt-3 stage:border-white">
      <legend className="float-left mb-3 w-full text-lg leading-snug font-semibold">
        <span className="figure mr-2 text-signal stage:text-signal-light">{number}</span>
        {t(`questions.${question}`)}
      </legend>
      <div className="clear-both grid gap-2 text-ink">
        {answers.map((answer) => (
          <Choice
            key={answer}
            type="radio"
            framed
            name={name}
            label={t(`answers.${answer}`)}
            checked={chosen === answer}
            onChange={() => onChoose(answer)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type Props = {
  locale: Locale
  /** Opens the kit beside the page that frames this one. */
  outside?: boolean
}

/** Three questions, one kit, with the reason why. */
export function ForkChooser({ locale, outside = false }: Props) {
  const t = useTranslations('series')
  const [given, setGiven] = useState<Partial<ForkAnswers>>({})
  const answers = complete(given)
  const advice = answers && adviseForkKit(answers)
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {questions.map((question, i) => (
          <Question
            key={question}
            question={question}
            number={i + 1}
            chosen={given[question]}
            onChoose={(answer) => setGiven((before) => ({ ...before, [question]: answer }))}
          />
        ))}
      </div>
      <div role="status" className="border-l-3 border-signal bg-white p-5 text-ink">
        {advice === null ? (
          <p className="text-steel">{t('chooser.waiting')}</p>
        ) : (
          <div className="grid justify-items-start gap-3">
            <p className="display text-2xl">{t(`kits.${advice}.name`)}</p>
            <p className="max-w-text">{t(`kits.${advice}.why`)}</p>
            <a
              href={localizePath(forkAdvicePaths[advice], locale)}
              {...(outside && { target: '_blank', rel: 'noopener' })}
              className={buttonStyle('primary', 'medium', 'embed-action')}
            >
              {t('chooser.open')}
              {outside && <span className="sr-only">{t('chooser.newWindow')}</span>}
            </a>
          </div>
        )}
      </div>
    </div>
  )
}
