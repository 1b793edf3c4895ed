import { getTranslations } from 'next-intl/server'
import { NumberField } from '@/components/form/number-field'
import { SearchField } from '@/components/form/search-field'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { ClientMessages } from '@/components/i18n/client-messages'
import { classNames } from '@/components/ui/class-names'
import { controlStyle, Field, TextField } from '@/components/ui/field'
import type { Locale } from '@/lib/i18n/locales'
import { focusRing } from './frozen'
import { SpecimenGrid, Specimen } from './specimen'

async function TextSpecimens({ locale }: { locale: Locale }) {
  const [t, states] = await Promise.all([
    getTranslations({ locale, namespace: 'design.fields' }),
    getTranslations({ locale, namespace: 'design.states' }),
  ])
  const [label, value] = [t('name'), t('nameValue')]
  return (
    <SpecimenGrid columns="four">
      <Specimen caption={states('empty')}>
        <TextField label={label} name="text-empty" />
      </Specimen>
      <Specimen caption={states('filled')}>
        <TextField label={label} name="text-filled" defaultValue={value} />
      </Specimen>
      <Specimen caption={states('focus')}>
        <Field label={label}>
          {(control) => (
            <input
              {...control}
              name="text-focus"
              defaultValue={value}
              className={classNames(controlStyle, focusRing)}
            />
          )}
        </Field>
      </Specimen>
      <Specimen caption={states('hint')}>
        <TextField label={label} name="text-hint" hint={t('nameHint')} note={t('optional')} />
      </Specimen>
      <Specimen caption={states('error')}>
        <TextField label={label} name="text-error" hint={t('nameHint')} error={t('nameError')} />
      </Specimen>
      <Specimen caption={states('disabled')}>
        <TextField label={label} name="text-disabled" defaultValue={value} disabled />
      </Specimen>
      <Specimen caption={states('readOnly')}>
        <TextField label={label} name="text-read" defaultValue={value} readOnly />
      </Specimen>
      <Specimen caption={states('long')}>
        <TextField
          label={t('long')}
          name="text-long"
          hint={t('lengthHint')}
          defaultValue={`${value}, ${t('messageValue')}`}
          note={t('optional')}
        />
      </Specimen>
    </SpecimenGrid>
  )
}

/** One-line fields, figures, lists, several lines, search: each in the states it has. */
export async function FieldSection({ locale }: { locale: Locale }) {
  const [t, states, series] = await Promise.all([
    getTranslations({ locale, namespace: 'design.fields' }),
    getTranslations({ locale, namespace: 'design.states' }),
    getTranslations({ locale, namespace: 'spec.series' }),
  ])
  const options = (['gtx', 'e-series', 'dtg-plus'] as const).map((value) => ({ value, label: series(value) }))
  const choice = { label: t('series'), options, placeholder: t('any') }
  const length = { label: t('length'), unit: 'mm' }
  const message = { label: t('message'), counted: true, maxLength: 500 }
  return (
    <>
      <TextSpecimens locale={locale} />
      <SpecimenGrid columns="four">
        <Specimen caption={states('empty')}>
          <NumberField {...length} name="length-empty" hint={t('lengthHint')} />
        </Specimen>
        <Specimen caption={states('filled')}>
          <NumberField {...length} name="length-filled" defaultValue={370} />
        </Specimen>
        <Specimen caption={states('error')}>
          <NumberField {...length} name="length-error" defaultValue={3700} error={t('lengthError')} />
        </Specimen>
        <Specimen caption={states('disabled')}>
          <NumberField {...length} name="length-disabled" defaultValue={370} disabled />
        </Specimen>
        <Specimen caption={states('empty')}>
          <SelectField {...choice} name="series-empty" />
        </Specimen>
        <Specimen caption={states('filled')}>
          <SelectField {...choice} name="series-filled" defaultValue="gtx" />
        </Specimen>
        <Specimen caption={states('error')}>
          <SelectField {...choice} name="series-error" error={t('seriesError')} />
        </Specimen>
        <Specimen caption={states('disabled')}>
          <SelectField {...choice} name="series-disabled" disabled />
        </Specimen>
        <Specimen caption={states('empty')}>
          <SearchField label={t('search')} name="search-empty" placeholder={t('placeholder')} />
        </Specimen>
        <Specimen caption={states('filled')}>
          <SearchField label={t('search')} name="search-filled" defaultValue="GTX 370" />
        </Specimen>
      </SpecimenGrid>
      <ClientMessages locale={locale} pick={['form.left']}>
        <SpecimenGrid>
          <Specimen caption={states('empty')}>
            <TextAreaField {...message} name="message-empty" />
          </Specimen>
          <Specimen caption={states('filled')}>
            <TextAreaField {...message} name="message-filled" defaultValue={t('messageValue')} />
          </Specimen>
          <Specimen caption={states('error')}>
            <TextAreaField {...message} name="message-error" error={t('messageError')} />
          </Specimen>
        </SpecimenGrid>
      </ClientMessages>
    </>
  )
}
