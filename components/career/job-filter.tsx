import { getTranslations } from 'next-intl/server'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Job } from '@/lib/contract/career'
import { jobDepartments, jobPlaces, jobTypes } from '@/lib/contract/career-words'
import type { Locale } from '@/lib/i18n/locales'
import './career.css'

/** Three lists; only answers that some posting has. */
export async function JobFilter({ id, jobs, locale }: { id: string; jobs: readonly Job[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  const fields = [
    { key: 'department', words: jobDepartments.map((id) => ({ value: id, label: t(`departments.${id}`) })) },
    { key: 'place', words: jobPlaces.map((id) => ({ value: id, label: t(`places.${id}`) })) },
    { key: 'type', words: jobTypes.map((id) => ({ value: id, label: t(`types.${id}`) })) },
  ] as const
  return (
    <form
      id={id}
      role="search"
      aria-label={t('filter.label')}
      className="grid gap-4 border-y border-line py-5 sm:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      data-print="none"
    >
      {fields.map(({ key, words }) => (
        <Field key={key} id={`career-${key}`} label={t(`filter.${key}`)}>
          {(control) => (
            <Select
              {...control}
              data-filter={key}
              placeholder={t('filter.any')}
              options={words.filter(({ value }) => jobs.some((job) => job[key] === value))}
            />
          )}
        </Field>
      ))}
      <button
        type="reset"
        className="min-h-11 self-end px-2 font-semibold underline underline-offset-4 hover:no-underline"
      >
        {t('filter.reset')}
      </button>
    </form>
  )
}
