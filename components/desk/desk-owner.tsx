import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { callCompany } from '@/lib/client/browser'
import type { ActionProps } from './desk-action-props'

/** Who has the item; chosen, it is theirs at once. */
export function DeskOwner({ item: { kind, id, owner, colleagues }, busy, run }: ActionProps) {
  const t = useTranslations('desk.act')
  const give = (to: string) => void run(() => callCompany('assignDeskItem', { kind, id, owner: to === '' ? null : to }))
  return (
    <Field id="desk-owner" label={t('owner')}>
      {(control) => (
        <Select
          {...control}
          disabled={busy}
          value={owner?.id ?? ''}
          placeholder={t('nobody')}
          options={colleagues.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => give(event.target.value)}
        />
      )}
    </Field>
  )
}
