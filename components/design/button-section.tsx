import { mdiCarSearchOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle, type ButtonVariant } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { freeze, looks } from './frozen'
import { OnStage, SpecimenGrid, Specimen } from './specimen'

const variants = ['primary', 'secondary', 'quiet'] as const satisfies readonly ButtonVariant[]

async function States({ variant, locale }: { variant: ButtonVariant; locale: Locale }) {
  const [t, states] = await Promise.all([
    getTranslations({ locale, namespace: 'design.buttons' }),
    getTranslations({ locale, namespace: 'design.states' }),
  ])
  const cell = 'grid justify-items-start gap-2'
  const caption = 'text-sm text-steel stage:text-mist'
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-5">
      {looks.map((look) => (
        <div key={look} className={cell}>
          <span className={caption}>{states(look)}</span>
          <Button variant={variant} className={freeze(buttonStyle(variant), look)}>
            {t(variant)}
          </Button>
        </div>
      ))}
      <div className={cell}>
        <span className={caption}>{states('disabled')}</span>
        <Button variant={variant} disabled>
          {t(variant)}
        </Button>
      </div>
      <div className={cell}>
        <span className={caption}>{states('busy')}</span>
        <Button variant={variant} busy>
          {t('busy')}
        </Button>
      </div>
    </div>
  )
}

/** Buttons in every look, on light ground and on the stage. */
export async function ButtonSection({ locale }: { locale: Locale }) {
  const [t, states] = await Promise.all([
    getTranslations({ locale, namespace: 'design.buttons' }),
    getTranslations({ locale, namespace: 'design.states' }),
  ])
  return (
    <>
      {variants.map((variant) => (
        <States key={variant} variant={variant} locale={locale} />
      ))}
      <Specimen caption={t('stage')}>
        <OnStage>
          <div className="grid gap-6">
            {variants.map((variant) => (
              <States key={variant} variant={variant} locale={locale} />
            ))}
          </div>
        </OnStage>
      </Specimen>
      <SpecimenGrid>
        <Specimen caption={t('sizes')}>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="small">{t('secondary')}</Button>
            <Button size="medium">{t('secondary')}</Button>
            <Button size="large">{t('secondary')}</Button>
          </div>
        </Specimen>
        <Specimen caption={t('icon')}>
          <Button>
            <Icon path={mdiCarSearchOutline} size={5} />
            {t('primary')}
          </Button>
        </Specimen>
        <Specimen caption={t('link')}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={localizePath('/products', locale)}>{t('primary')}</ButtonLink>
            <ButtonLink href={localizePath('/products/list', locale)} variant="secondary">
              {t('quiet')}
            </ButtonLink>
          </div>
        </Specimen>
        <Specimen caption={states('long')}>
          <Button className="max-w-64">{t('long')}</Button>
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
