import { useTranslations } from 'next-intl'
import { mdiCheck, mdiClose } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { Table } from '@/components/ui/table'
import { exclusions, inclusions } from '@/lib/domain/warranty/terms'

function Cell({ text, covered }: { text: string | undefined; covered: boolean }) {
  if (text === undefined) return <td />
  return (
    <td>
      <span className="flex gap-2">
        <Icon
          path={covered ? mdiCheck : mdiClose}
          size={5}
          className={`hidden sm:block ${covered ? 'text-success' : 'text-danger'}`}
        />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </span>
    </td>
  )
}

/** What is covered and what is not, in one table. */
export function CoverTable({ termsHref }: { termsHref: string }) {
  const t = useTranslations('passport.cover')
  const words = useTranslations('warranty')
  const covered = inclusions.map((id) => words(`inclusions.${id}`))
  const excluded = exclusions.map((id) => words(`exclusions.${id}`))
  const rows = Array.from(
    { length: Math.max(covered.length, excluded.length) },
    (_, i) => [covered[i], excluded[i]] as const,
  )
  return (
    <section aria-labelledby="passport-cover" className="grid grid-cols-1 gap-5 print:gap-2">
      <h2 id="passport-cover" className="display text-3xl print:text-xl">
        <HeadingText text={t('title')} />
      </h2>
      <Table caption={t('caption')} captionHidden className="print:[&_td]:py-0.5 print:[&_th]:py-0.5">
        <thead>
          <tr>
            <th scope="col" className="w-1/2">
              {t('covered')}
            </th>
            <th scope="col" className="w-1/2">
              {t('excluded')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([yes, no]) => (
            <tr key={`${yes ?? ''} ${no ?? ''}`}>
              <Cell text={yes} covered />
              <Cell text={no} covered={false} />
            </tr>
          ))}
        </tbody>
      </Table>
      <p data-print="none">
        <AppLink
          href={termsHref}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {t('terms')}
        </AppLink>
      </p>
    </section>
  )
}
