import { mdiArrowRight } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FaqBlock } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'

function Block({ block, locale }: { block: FaqBlock; locale: Locale }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <UnbrokenText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((item) => (
            <li key={item}>
              <UnbrokenText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'link':
      return (
        <p>
          <AppLink
            href={localizePath(block.href, locale)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline"
          >
            {block.text}
            <Icon path={mdiArrowRight} size={5} />
          </AppLink>
        </p>
      )
  }
}

/** The parts of an answer, one under the other. */
export function Answer({ blocks, locale }: { blocks: readonly FaqBlock[]; locale: Locale }) {
  return (
    <div className="grid max-w-text gap-3">
      {blocks.map((block, i) => (
        <Block key={i} block={block} locale={locale} />
      ))}
    </div>
  )
}
