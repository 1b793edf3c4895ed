import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { callCompany } from '@/lib/client/browser'
import { makeKey } from '@/lib/utils/make-key'
import type { ActionProps } from './desk-action-props'
import { DeskSection } from './desk-section'

/** Where an answer goes; null = it can. */
function useObstacle({ reach, phone }: ActionProps['item']): string | null {
  const t = useTranslations('desk.act')
  if (reach === 'phone') return t('call', { phone: phone ?? '' })
  return reach === 'none' ? t('noReach') : null
}

/** An answer in the sender's language, from one that is prepared or in own words, as it will be read. */
export function DeskAnswer({ item, busy, run }: ActionProps) {
  const t = useTranslations('desk.act')
  const obstacle = useObstacle(item)
  const [canned, setCanned] = useState('')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const last = useRef({ text: '', key: '' })
  const { kind, id, answers, lang, reach, email } = item
  const send = async () => {
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    const { key } = last.current
    if (!(await run(() => callCompany('answerDeskItem', { kind, id, key, text })))) return
    setCanned('')
    setText('')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus()
    else void send()
  }
  const write = (typed: string) => {
    setText(typed)
    setMissing(false)
  }
  if (obstacle !== null)
    return (
      <DeskSection id="desk-answer" title={t('answer')}>
        <p>{obstacle}</p>
      </DeskSection>
    )
  return (
    <DeskSection id="desk-answer" title={t('answer')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field id="desk-canned" label={t('canned')}>
          {(control) => (
            <Select
              {...control}
              value={canned}
              placeholder={t('own')}
              options={answers.map(({ id: value, title }) => ({ value, label: title }))}
              onChange={({ target }) => {
                setCanned(target.value)
                write(answers.find((one) => one.id === target.value)?.text ?? '')
              }}
            />
          )}
        </Field>
        <TextAreaField
          id="desk-text"
          lang={lang}
          label={t('text')}
          error={missing ? t('needed') : undefined}
          hint={reach === 'email' ? t('email', { email: email ?? '' }) : t('case')}
          maxLength={4000}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        {text.trim() === '' ? null : (
          <figure className="grid gap-2 border border-line bg-paper p-4">
            <figcaption className="text-sm text-steel">{t('preview')}</figcaption>
            <p lang={lang} className="break-words whitespace-pre-line">
              {text}
            </p>
          </figure>
        )}
        <p>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('send')}
          </Button>
        </p>
      </form>
    </DeskSection>
  )
}
