import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { ChipLink } from '@/components/ui/chip'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Promotion } from '@/lib/contract/promotion'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { openingOf } from '@/lib/pictures/page-openings'
import type { SceneId } from '@/lib/pictures/scenes'
import type { StagePartId } from '@/lib/pictures/stage-parts'
import { promotionPages, type PromotionPageKey } from './promotion-pages'

const openings: Record<PromotionPageKey, { scene: SceneId } | { part: StagePartId }> = {
  all: { scene: openingOf('/promotion', 'macro-rebound') },
  moto: { part: 'promotion-moto' },
  auto: { part: 'promotion-auto' },
}

type Props = { page: PromotionPageKey; promotions: readonly Promotion[]; locale: Locale }

/** The stage of a promotion page: how many run today, and the way to the other two pages. */
export async function PromotionStage({ page, promotions, locale }: Props) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'promotion' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const count = (state: Promotion['state']) => promotions.filter((one) => one.state === state).length
  const { title } = promotionPages[page]
  return (
    <PageStage
      title={titles(title)}
      {...openings[page]}
      size="tall"
      lead={
        <>
          <p>
            <UnbrokenText text={t(`lead.${page}`)} />
          </p>
          <p className="mt-3 font-semibold text-white">
            <UnbrokenText text={t('count', { running: count('running'), coming: count('coming') })} />
          </p>
        </>
      }
    >
      <p className="mt-4 flex flex-wrap gap-2" data-print="none">
        {Object.entries(promotionPages).map(([key, other]) => (
          <ChipLink key={key} href={localizePath(other.path, locale)} current={key === page}>
            {titles(other.title)}
          </ChipLink>
        ))}
      </p>
    </PageStage>
  )
}
