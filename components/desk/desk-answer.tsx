import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { callCompany } from '@/lib/client/browser'
import type { ActionProps } from './desk-action-props'
import { DeskSection } from './desk-section'
import { useSentText } from './use-sent-text'

/** Where an answer goes; null = it can. */
function useObstacle({ reach, phone }: ActionProps['item']): string | null {
  const t = useTranslations('desk.act')
  if (reach === 'phone') return t('call', { phone: phone ?? '' })
  return reach === 'none' ? t('noReach') : null
}

/** Where it is read, and who tells its sender that it is there. */
function useHint({ reach, email, phone }: ActionProps['item']): string {
  const t = useTranslations('desk.act')
  if (reach === 'email') return t('email', { email: email ?? '' })
  return email === null && phone !== null ? t('untold', { phone }) : t('case')
}

/** An answer in the sender's language, from one that is prepared or in own words, as it will be read. */
export function DeskAnswer({ item, busy, run }: ActionProps) {
  const t = useTranslations('desk.act')
  const obstacle = useObstacle(item)
  const hint = useHint(item)
  const [canned, setCanned] = useState('')
  const { kind, id, answers, lang } = item
  const { text, missing, write, submit } = useSentText({
    busy,
    send: async (written) => {
      const isSent = await run(() => callCompany('answerDeskItem', { kind, id, ...written }))
      if (isSent) setCanned('')
      return isSent
    },
  })
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
          hint={hint}
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
