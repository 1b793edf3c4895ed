'use client'

import { useTranslations } from 'next-intl'
import { TextAreaField } from '@/components/form/text-area-field'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import { buildLimits } from '@/lib/contract/build-limits'
import { useWatch } from 'react-hook-form'
import { fieldId } from './send-fields'
import { SendPart } from './send-part'
import type { SendPartProps } from './send-props'

/** How it was, what changed, and, folded away, how it is set. */
export function SendStory({ form: { register, control }, errorOf }: SendPartProps) {
  const t = useTranslations('community.send')
  const setup = useWatch({ control, name: 'setup' })
  const fieldOf = (path: 'before' | 'changed' | 'setup') => ({
    id: fieldId(path),
    label: t(path),
    hint: t(`${path}Hint`),
    error: errorOf(path),
    rows: 3,
    maxLength: buildLimits.text,
    ...register(path),
  })
  return (
    <SendPart title={t('story')}>
      <TextAreaField {...fieldOf('before')} required />
      <TextAreaField {...fieldOf('changed')} required />
      <StickyDisclosure summary={t('setupMore')} needed={setup !== '' || errorOf('setup') !== undefined}>
        <TextAreaField {...fieldOf('setup')} />
      </StickyDisclosure>
    </SendPart>
  )
}
