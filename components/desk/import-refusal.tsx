import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { ImportOutcome } from '@/lib/contract/import'

/** Why a file or batch was refused. */
export function ImportRefusalNotice({
  refusal: { reason, detail },
}: {
  refusal: NonNullable<ImportOutcome['refusal']>
}) {
  const t = useTranslations('desk.import')
  return <Notice tone="danger" role="alert" title={t(`refusals.${reason}`, { detail })} />
}
