import { getTranslations } from 'next-intl/server'
import { DateField } from '@/components/form/date-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { FileField } from '@/components/form/file-field'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Steps } from '@/components/ui/steps'
import { formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Names of the months in the page's language. */
function monthOptions(locale: Locale) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return months.map((month) => ({ value: String(month), label: format.format(Date.UTC(2000, month - 1, 15)) }))
}

/** What a long form needs beside its fields: dates, files, steps, a summary of errors, progress. */
export async function FormSection({ locale }: { locale: Locale }) {
  const [t, states] = await Promise.all([
    getTranslations({ locale, namespace: 'design.forms' }),
    getTranslations({ locale, namespace: 'design.states' }),
  ])
  const date = {
    legend: t('date'),
    hint: t('dateHint'),
    months: monthOptions(locale),
    labels: { day: t('day'), month: t('month'), year: t('year'), choose: t('choose') },
  }
  const bought = { day: 14, month: 2, year: Number(formatYear(2024, locale)) }
  const receipt = { label: t('receipt'), hint: t('receiptHint'), texts: { choose: t('chooseFile'), none: t('noFile') } }
  const errors = [
    { field: 'receipt-error', message: t('receiptError') },
    { field: 'date-error', message: t('dateError') },
  ]
  return (
    <>
      <Specimen caption={t('steps')}>
        <Steps
          label={t('steps')}
          steps={[t('stepPart'), t('stepVehicle'), t('stepYou'), t('stepCheck')]}
          current={2}
          doneLabel={t('done')}
        />
      </Specimen>
      <Specimen caption={states('error')}>
        <ErrorSummary title={t('summary')} errors={errors} takesFocus={false} />
      </Specimen>
      <SpecimenGrid>
        <Specimen caption={states('empty')}>
          <DateField {...date} name="date-empty" />
        </Specimen>
        <Specimen caption={states('filled')}>
          <DateField {...date} name="date-filled" value={bought} />
        </Specimen>
        <Specimen caption={states('error')}>
          <DateField
            {...date}
            id="date-error"
            name="date-wrong"
            value={{ ...bought, day: 41 }}
            error={t('dateError')}
          />
        </Specimen>
        <Specimen caption={states('empty')}>
          <FileField {...receipt} name="receipt-empty" />
        </Specimen>
        <Specimen caption={states('filled')}>
          <FileField
            {...receipt}
            name="receipt-filled"
            files={[{ name: 'IMG-20240214-153012.jpg', bytes: 2_410_000 }]}
          />
        </Specimen>
        <Specimen caption={states('error')}>
          <FileField
            {...receipt}
            id="receipt-error"
            name="receipt-wrong"
            files={[{ name: 'IMG-20240214-153013.jpg', bytes: 11_800_000 }]}
            error={t('receiptError')}
          />
        </Specimen>
        <Specimen caption={states('disabled')}>
          <FileField {...receipt} name="receipt-disabled" disabled />
        </Specimen>
        <Specimen caption={states('busy')}>
          <div className="grid gap-5">
            <ProgressBar label={t('sending')} value={3} max={4} text={t('progress', { done: 3, all: 4 })} />
            <ProgressBar label={t('waiting')} />
          </div>
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
