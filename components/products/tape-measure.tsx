import { mdiRulerSquare } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Select, type SelectOption } from '@/components/ui/select'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { GetProductsQuery } from '@/lib/contract/product-list'
import type { ProductKind } from '@/lib/contract/product-words'
import { mountKinds } from '@/lib/contract/vehicle'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Kinds with a length between two mounts. */
const measuredKinds = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'front-shock',
  'steering-damper',
  'gas-shock',
  'strut',
  'coilover',
  'air-strut',
] as const satisfies readonly ProductKind[]

type Measured = Pick<
  GetProductsQuery,
  'kind' | 'measureLength' | 'measureStroke' | 'measureTop' | 'measureBottom' | 'tolerance'
>

/** Figures of any script; nothing a browser could remember for the visitor. */
const figure = { inputMode: 'decimal', autoComplete: 'off' } as const

type ChoiceProps = {
  label: string
  name: string
  options: readonly SelectOption[]
  /** What the empty choice is called. */ any: string
  chosen: string | undefined
}

function ChoiceField({ label, name, options, any, chosen = '' }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => <Select {...control} name={name} options={options} placeholder={any} defaultValue={chosen} />}
    </Field>
  )
}

/** Search by the measurements of the old part; a plain form that opens the list, which reads the digits of any script. */
export async function TapeMeasure({
  locale,
  state,
  heading: Heading = 'h2',
}: {
  locale: Locale
  state?: Measured
  heading?: 'h2' | 'h3'
}) {
  const [t, spec, names] = await Promise.all([
    getTranslations({ locale, namespace: 'lists.tape' }),
    getTranslations({ locale, namespace: 'spec.mounts' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const kinds = measuredKinds.map((kind) => ({ value: kind, label: names(`kinds.${kind}`) }))
  const mounts = mountKinds.map((kind) => ({ value: kind, label: spec(kind) }))
  return (
    <form
      id="tape"
      aria-label={t('title')}
      action={localizePath('/products/list', locale)}
      method="get"
      className="drawing-board grid gap-5 border border-line p-5 sm:p-8"
    >
      <div className="max-w-text">
        <Heading className="flex w-fit items-center gap-3 bg-white text-xl">
          <Icon path={mdiRulerSquare} />
          {t('title')}
        </Heading>
        <p className="mt-2 w-fit bg-white text-steel">{t('lead')}</p>
      </div>
      <div className="grid gap-4 bg-white sm:grid-cols-2 md:grid-cols-3">
        <ChoiceField
          label={t('kind')}
          name="kind"
          options={kinds}
          any={t('any')}
          chosen={state?.kind.length === 1 ? state.kind[0] : undefined}
        />
        <TextField {...figure} label={t('length')} name="measureLength" required defaultValue={state?.measureLength} />
        <TextField {...figure} label={t('stroke')} name="measureStroke" defaultValue={state?.measureStroke} />
        <ChoiceField label={t('top')} name="measureTop" options={mounts} any={t('any')} chosen={state?.measureTop} />
        <ChoiceField
          label={t('bottom')}
          name="measureBottom"
          options={mounts}
          any={t('any')}
          chosen={state?.measureBottom}
        />
        <TextField {...figure} label={t('tolerance')} name="tolerance" defaultValue={state?.tolerance ?? 10} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{t('search')}</Button>
        <p className="max-w-text grow bg-white text-sm text-steel">
          <UnbrokenText text={t('how')} />
        </p>
      </div>
    </form>
  )
}
