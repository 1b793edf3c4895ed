'use client'

import { use, type SubmitEvent } from 'react'
import { Choice } from '@/components/form/choice'
import { AppLink } from '@/components/navigation/app-link'
import { Button } from '@/components/ui/button'
import type { ConsentPurpose, ConsentWay } from '@/lib/contract/consent-words'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath } from '@/lib/i18n/locales'
import { allowedPurposes, sendsSignal } from '@/lib/utils/consent-store'
import { answerConsent } from './answer-consent'
import { offeredPurposes, policyPath, type ConsentProps } from './consent-props'
import { consentTexts } from './consent-texts'
import { ConsentReceipt } from './consent-receipt'
import { useConsent } from './use-consent'

/** Choice by choice, in a dialog that closes with the answer. Nothing is ticked that was not allowed before. */
export function ConsentChoices({ locale, external }: ConsentProps) {
  const { layer, choices, purposes } = use(consentTexts(locale))
  const consent = useConsent()
  const asked = offeredPurposes(external)
  const allowed = allowedPurposes(consent, asked, sendsSignal()) ?? []
  const answer = (form: HTMLFormElement | null, way: ConsentWay, given: readonly ConsentPurpose[]) => {
    answerConsent({ way, asked, given }, locale)
    form?.closest('dialog')?.close()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    answer(
      event.currentTarget,
      'choices',
      asked.filter((purpose) => ticked.has(purpose)),
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>{choices.lead}</p>
      {sendsSignal() && <p className="border-l-3 border-ink pl-3 font-semibold">{layer.signal}</p>}
      <div className="border-y border-line">
        <Choice type="checkbox" checked disabled readOnly label={choices.needed} detail={choices.neededText} />
        {asked.map((purpose) => (
          <Choice
            key={purpose}
            type="checkbox"
            name={purpose}
            defaultChecked={allowed.includes(purpose)}
            label={purposes[purpose].name}
            detail={purposes[purpose].text}
            className="border-t border-line"
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          {choices.save}
        </Button>
        <Button variant="secondary" onClick={(event) => answer(event.currentTarget.form, 'refuse-all', [])}>
          {layer.refuse}
        </Button>
        <Button variant="secondary" onClick={(event) => answer(event.currentTarget.form, 'accept-all', asked)}>
          {layer.accept}
        </Button>
      </div>
      <p>
        <AppLink href={localizePath(policyPath, locale)} prefetch={false} className="underline">
          {layer.policy}
        </AppLink>
      </p>
      {consent && (
        <ConsentReceipt consent={consent} texts={choices} chosenOn={formatDate(consent.at.slice(0, 10), locale)} />
      )}
    </form>
  )
}
