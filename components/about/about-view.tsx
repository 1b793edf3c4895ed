import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { SectionNav } from '@/components/sections/section-nav'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { AboutContent } from '@/lib/content/about'
import type { Locale } from '@/lib/i18n/locales'
import type { SceneId } from '@/lib/pictures/scenes'
import { AboutBlocks, shownBlocks, type Slots } from './about-blocks'

type Props = { title: string; content: AboutContent; scene?: SceneId | undefined; slots?: Slots; locale: Locale }

const none: Slots = {}

/** A page about the company: its stage, the ways to its parts, and the parts. */
export async function AboutView({ title, content, scene, slots = none, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'about' })
  const blocks = shownBlocks(content.blocks, slots)
  return (
    <>
      {/* Narrow enough to leave the parts in the picture alone. */}
      <PageStage
        title={title}
        lead={
          <p className={scene ? 'md:max-w-[26rem]' : undefined}>
            <UnbrokenText text={content.lead} />
          </p>
        }
        size={scene ? 'tall' : 'slim'}
        {...(scene && { scene })}
      />
      <SectionNav label={t('sections')} items={blocks.map(({ id, title: label }) => ({ id, label }))} />
      <AboutBlocks blocks={blocks} locale={locale} slots={slots} />
    </>
  )
}
