import { getTranslations } from 'next-intl/server'
import { ChoiceGroup } from '@/components/form/choice-group'
import { ConsentField } from '@/components/form/consent-field'
import { CheckboxList } from '@/components/ui/checkbox-list'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'

const uses = ['comfort', 'sport', 'load'] as const
const [few, counts] = [adjusterLetters.slice(3, 6), [128, 64, 12]] as const

/** Checkboxes and radios: in groups, in frames, alone, with counts. */
export async function ChoiceSection({ locale }: { locale: Locale }) {
  const [t, states, adjusters] = await Promise.all([
    getTranslations({ locale, namespace: 'design.choices' }),
    getTranslations({ locale, namespace: 'design.states' }),
    getTranslations({ locale, namespace: 'spec.adjusters' }),
  ])
  const radios = uses.map((value, index) => ({
    value,
    label: t(value),
    detail: t(`${value}Detail`),
    checked: index === 1,
  }))
  const open = radios.map((option) => ({ ...option, checked: false }))
  const boxes = few.map((value, index) => ({ value, label: adjusters(value), checked: index === 0 }))
  return (
    <>
      <SpecimenGrid>
        <Specimen caption={states('filled')}>
          <ChoiceGroup type="radio" name="use-filled" legend={t('use')} options={radios} />
        </Specimen>
        <Specimen caption={t('framed')}>
          <ChoiceGroup type="radio" name="use-framed" legend={t('use')} options={radios} framed />
        </Specimen>
        <Specimen caption={states('error')}>
          <ChoiceGroup type="radio" name="use-error" legend={t('use')} options={open} framed error={t('useError')} />
        </Specimen>
        <Specimen caption={states('filled')}>
          <ChoiceGroup name="adjuster-filled" legend={t('adjusters')} options={boxes} />
        </Specimen>
        <Specimen caption={states('error')}>
          <ChoiceGroup
            name="adjuster-error"
            legend={t('adjusters')}
            options={boxes.map((option) => ({ ...option, checked: false }))}
            error={t('adjustersError')}
          />
        </Specimen>
        <Specimen caption={states('disabled')}>
          <ChoiceGroup name="adjuster-disabled" legend={t('adjusters')} options={boxes} disabled />
        </Specimen>
        <Specimen caption={t('counts')}>
          <p className="mb-1 font-semibold">{t('adjusters')}</p>
          <CheckboxList
            name="adjuster-counts"
            label={t('adjusters')}
            options={boxes.map((option, index) => ({ ...option, count: counts[index] }))}
          />
        </Specimen>
        <Specimen caption={states('empty')}>
          <ConsentField name="consent-empty" label={t('consent')} />
        </Specimen>
        <Specimen caption={states('error')}>
          <ConsentField name="consent-error" label={t('consent')} error={t('consentError')} />
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
