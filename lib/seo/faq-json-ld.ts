import type { FaqBlock, FaqQuestion } from '@/lib/contract/faq'
import type { Lang } from '@/lib/contract/common'
import { firstSentences, textLimits, visibleLength } from './fit-text'

const textOf = (block: FaqBlock): string => (block.kind === 'list' ? block.items.join('\n') : block.text)

/** An answer as one text, without the links that lead on from it. */
function answerText({ answer }: Pick<FaqQuestion, 'answer'>): string {
  return answer
    .filter(({ kind }) => kind !== 'link')
    .map(textOf)
    .join('\n')
}

const listMarks: Record<Lang, string> = { en: '; ', th: ' ', ja: '、' }

/** The first sentences of the answer; of a very short one together with the question. */
export function faqDescription(question: FaqQuestion, lang: Lang): string {
  const answer = answerText(question)
    .replace(/(?<=[.!?:。：])\n/g, ' ')
    .replaceAll('\n', listMarks[lang])
  const alone = firstSentences(answer, lang)
  const isLong = visibleLength(alone, lang) >= textLimits[lang].description[0]
  return isLong ? alone : firstSentences(`${question.question} ${answer}`, lang)
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
