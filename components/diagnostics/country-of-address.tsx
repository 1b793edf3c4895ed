import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { FactRow } from '@/components/ui/fact-row'
import { TextField } from '@/components/ui/field'
import { readCallerFacts, readCountryOf } from '@/lib/data/diagnostics'
import type { DiagnosisProps } from './diagnosis-props'

/** The country of any address, by default of one's own. Works without script. */
export async function CountryOfAddress({ path, locale, typed }: DiagnosisProps) {
  const [t, words, caller] = await Promise.all([
    getTranslations({ locale, namespace: 'diagnostics.getCountryByIp' }),
    getTranslations({ locale, namespace: 'diagnostics' }),
    readCallerFacts(path),
  ])
  const asked = typed || (caller.address ?? '')
  const { address, country } = await readCountryOf(path, asked, locale)
  return (
    <>
      <form className="flex max-w-xl flex-wrap items-end gap-4">
        <TextField
          id="ip"
          name="q"
          label={t('address')}
          defaultValue={asked}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          className="grow"
          {...(asked !== '' && address === null && { error: t('invalid') })}
        />
        <Button type="submit" variant="secondary">
          {t('look')}
        </Button>
      </form>
      {address !== null && (
        <dl className="max-w-3xl border-t border-ink">
          <FactRow label={t('address')}>{address}</FactRow>
          <FactRow label={t('country')}>
            <span className="text-xl">{country ?? words('unknown')}</span>
          </FactRow>
        </dl>
      )}
    </>
  )
}
