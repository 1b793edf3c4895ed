import { mdiCheck, mdiClose } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { Table } from '@/components/ui/table'
import type { PassportTexts } from './passport-texts'

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
export function CoverTable({ texts: { cover, words }, termsHref }: { texts: PassportTexts; termsHref: string }) {
  const rows = Array.from(
    { length: Math.max(words.inclusions.length, words.exclusions.length) },
    (_, i) => [words.inclusions[i], words.exclusions[i]] as const,
  )
  return (
    <section aria-labelledby="passport-cover" className="grid grid-cols-1 gap-5 print:gap-2">
      <h2 id="passport-cover" className="display text-3xl print:text-xl">
        {cover.title}
      </h2>
      <Table caption={cover.caption} captionHidden className="print:[&_td]:py-0.5 print:[&_th]:py-0.5">
        <thead>
          <tr>
            <th scope="col" className="w-1/2">
              {cover.covered}
            </th>
            <th scope="col" className="w-1/2">
              {cover.excluded}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([covered, excluded]) => (
            <tr key={`${covered ?? ''} ${excluded ?? ''}`}>
              <Cell text={covered} covered />
              <Cell text={excluded} covered={false} />
            </tr>
          ))}
        </tbody>
      </Table>
      <p data-print="none">
        <AppLink
          href={termsHref}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {cover.terms}
        </AppLink>
      </p>
    </section>
  )
}
