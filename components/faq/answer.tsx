import { AppLink } from '@/components/navigation/app-link'
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
        <ul>
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
          <AppLink href={localizePath(block.href, locale)}>{block.text}</AppLink>
        </p>
      )
  }
}

/** The parts of an answer, one under the other. */
export function Answer({ blocks, locale }: { blocks: readonly FaqBlock[]; locale: Locale }) {
  return (
    <div className="answer">
      {blocks.map((block, i) => (
        <Block key={i} block={block} locale={locale} />
      ))}
    </div>
  )
}
