import type { Metadata } from 'next'
import { PageFrame } from '@/components/layout/page-frame'
import { PageStage } from '@/components/sections/page-stage'
import { AtHand } from '@/components/service/at-hand'
import { ServiceDirectory } from '@/components/service/service-directory'
import { ServiceDoors } from '@/components/service/service-doors'
import { readServiceCopy } from '@/lib/data/service-copy'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { openingOf } from '@/lib/pictures/page-openings'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const { meta } = await readServiceCopy('main', locale)
  return pageMetadata({ ...meta, picture: 'hero-moto' }, { route: '/services/main', locale })
}

export default async function ServiceHub() {
  const locale = await currentLocale()
  const [copy, entry] = await Promise.all([readServiceCopy('main', locale), readServiceCopy('entry', locale)])
  return (
    <PageFrame route="/services/main" tone="stage">
      <PageStage
        title={copy.stage.title}
        lead={copy.stage.lead}
        scene={openingOf('/services/main', 'hero-moto')}
        size="tall"
      />
      <div className="shell grid gap-section pb-section">
        <div className="relative -mt-8">
          <ServiceDoors doors={copy.doors} serialParts={entry.serial.parts} locale={locale} />
        </div>
        <ServiceDirectory copy={copy} locale={locale} />
      </div>
      <AtHand hand={copy.hand} />
    </PageFrame>
  )
}
