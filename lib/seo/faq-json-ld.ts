import type { FaqBlock, FaqQuestion } from '@/lib/contract/faq'
import type { Lang } from '@/lib/contract/common'

const textOf = (block: FaqBlock): string => (block.kind === 'list' ? block.items.join('\n') : block.text)

/** An answer as one text, without the links that lead on from it. */
export function answerText({ answer }: Pick<FaqQuestion, 'answer'>): string {
  return answer
    .filter(({ kind }) => kind !== 'link')
    .map(textOf)
    .join('\n')
}

/** schema.org FAQPage of one question that the company answers itself. Source: schema.org/FAQPage. */
export function faqJsonLd(question: FaqQuestion, { url, lang }: { url: string; lang: Lang }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: lang,
    mainEntity: {
      '@type': 'Question',
      name: question.question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(question) },
    },
  }
}
