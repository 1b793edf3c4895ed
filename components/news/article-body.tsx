import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { NewsBlock } from '@/lib/contract/news'

function Block({ block, heading: Heading }: { block: NewsBlock; heading: 'h2' | 'h3' }) {
  switch (block.kind) {
    case 'heading':
      return <Heading className="pt-4 text-2xl">{block.text}</Heading>
    case 'paragraph':
      return (
        <p>
          <UnbrokenText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-6 marker:text-signal">
          {block.items.map((item) => (
            <li key={item}>
              <UnbrokenText text={item} />
            </li>
          ))}
        </ul>
      )
  }
}

/** The parts of an article, in a column that reads well. */
export function ArticleBody({ blocks, heading = 'h2' }: { blocks: readonly NewsBlock[]; heading?: 'h2' | 'h3' }) {
  return (
    <div className="grid max-w-text gap-4 text-lg">
      {blocks.map((block, i) => (
        <Block key={i} block={block} heading={heading} />
      ))}
    </div>
  )
}
