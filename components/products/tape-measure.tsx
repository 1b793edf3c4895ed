import { mdiRulerSquare } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { GetProductsQuery, ProductKind } from '@/lib/contract/product'
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
        <Field label={t('kind')}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              options={kinds}
              placeholder={t('any')}
              defaultValue={state?.kind.length === 1 ? state.kind[0] : ''}
            />
          )}
        </Field>
        <TextField
          label={t('length')}
          name="measureLength"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={state?.measureLength}
        />
        <TextField
          label={t('stroke')}
          name="measureStroke"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={state?.measureStroke}
        />
        <Field label={t('top')}>
          {(control) => (
            <Select
              {...control}
              name="measureTop"
              options={mounts}
              placeholder={t('any')}
              defaultValue={state?.measureTop ?? ''}
            />
          )}
        </Field>
        <Field label={t('bottom')}>
          {(control) => (
            <Select
              {...control}
              name="measureBottom"
              options={mounts}
              placeholder={t('any')}
              defaultValue={state?.measureBottom ?? ''}
            />
          )}
        </Field>
        <TextField
          label={t('tolerance')}
          name="tolerance"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={state?.tolerance ?? 10}
        />
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
