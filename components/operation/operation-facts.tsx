import { getTranslations } from 'next-intl/server'
import { FactRow } from '@/components/ui/fact-row'
import type { Operation } from '@/lib/data/operations'
import type { Locale } from '@/lib/i18n/locales'

type Props = { operation: Operation; locale: Locale }

/** How an operation is called, by whom and how often. */
export async function OperationFacts({ operation, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'operation.facts' })
  const { method, path, auth, scopes, body, limit } = operation
  const how = method === 'GET' ? t('read') : body === 'file' ? t('file') : t('write')
  const who =
    scopes.length > 0
      ? t('scoped', { scopes: scopes.join(' / ') })
      : auth === true
        ? t('signedIn')
        : t(auth === false ? 'anybody' : 'either')
  return (
    <dl className="max-w-3xl border-t border-ink">
      <FactRow label={t('address')}>
        <code className="break-all">
          {method} /{path}
        </code>
      </FactRow>
      <FactRow label={t('how')}>{how}</FactRow>
      <FactRow label={t('who')}>{who}</FactRow>
      <FactRow label={t('limit')}>{t('limitText', { count: limit.points, seconds: limit.seconds })}</FactRow>
    </dl>
  )
}
