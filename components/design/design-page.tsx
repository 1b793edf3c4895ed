import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ProductSummary } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { BandSection } from './band-section'
import { ButtonSection } from './button-section'
import { ChoiceSection } from './choice-section'
import { ColourSection } from './colour-section'
import { DataSection } from './data-section'
import { DrawingSection } from './drawing-section'
import { FieldSection } from './field-section'
import { FormSection } from './form-section'
import { LayerSection } from './layer-section'
import { MessageSection } from './message-section'
import { MotionSection } from './motion-section'
import { ProductSection } from './product-section'
import { SpaceSection } from './space-section'
import { Section } from './specimen'
import { TypeSection } from './type-section'
import { WaysSection } from './ways-section'

type Props = {
  /** Parts for the product cards; four at most are shown. */
  products: readonly ProductSummary[]
  locale: Locale
}

const sections = [
  { id: 'colours', show: ({ locale }) => <ColourSection locale={locale} /> },
  { id: 'type', show: ({ locale }) => <TypeSection locale={locale} /> },
  { id: 'space', show: ({ locale }) => <SpaceSection locale={locale} /> },
  { id: 'motion', show: ({ locale }) => <MotionSection locale={locale} /> },
  { id: 'buttons', show: ({ locale }) => <ButtonSection locale={locale} /> },
  { id: 'fields', show: ({ locale }) => <FieldSection locale={locale} /> },
  { id: 'choices', show: ({ locale }) => <ChoiceSection locale={locale} /> },
  { id: 'forms', show: ({ locale }) => <FormSection locale={locale} /> },
  { id: 'data', show: ({ locale }) => <DataSection locale={locale} /> },
  { id: 'ways', show: ({ locale }) => <WaysSection locale={locale} /> },
  { id: 'layers', show: ({ locale }) => <LayerSection locale={locale} /> },
  { id: 'states', show: ({ locale }) => <MessageSection locale={locale} /> },
  { id: 'products', show: ({ locale, products }) => <ProductSection locale={locale} products={products} /> },
  { id: 'drawings', show: ({ locale }) => <DrawingSection locale={locale} /> },
  { id: 'bands', show: ({ locale }) => <BandSection locale={locale} /> },
] as const satisfies readonly { id: string; show: (props: Props) => ReactNode }[]

/** Every token and every component in every state. The same for every visitor at every time, because it is photographed. */
export async function DesignPage({ products, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'design' })
  return (
    <div className="shell grid grid-cols-1 gap-16 pb-section" data-testid="design">
      <header className="grid gap-4">
        <h1 className="display text-5xl">{t('title')}</h1>
        <p className="max-w-text text-lg text-steel">{t('lead')}</p>
        <nav aria-label={t('jump')}>
          <ul className="flex flex-wrap gap-x-6">
            {sections.map(({ id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 min-w-8 items-center underline underline-offset-4 hover:decoration-2"
                >
                  {t(`sections.${id}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-sm text-steel">{t('frame')}</p>
      </header>
      {sections.map(({ id, show }) => (
        <Section key={id} id={id} title={t(`sections.${id}`)}>
          {show({ products, locale })}
        </Section>
      ))}
    </div>
  )
}
