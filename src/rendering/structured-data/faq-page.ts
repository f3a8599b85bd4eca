import type { FAQPage } from 'schema-dts'
import type { Question } from '../../content/reading/questions.ts'
import { pathTo } from '../../routes/paths.ts'
import { type SiteFacts, toPageUrl } from './site-facts.ts'

/**
 * The entries of an FAQ that have answers:
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 *
 * @returns `undefined` when no entry has an answer
 */
export function toFaqPage(site: SiteFacts, questions: readonly Question[]): FAQPage | undefined {
  const answered = questions.flatMap(({ slug, question, answerHtml }) =>
    answerHtml
      ? [
          {
            '@type': 'Question' as const,
            name: question,
            url: toPageUrl(site, pathTo('qaEntry', { slug })),
            acceptedAnswer: { '@type': 'Answer' as const, text: answerHtml },
          },
        ]
      : [],
  )
  return answered.length > 0
    ? { '@type': 'FAQPage', inLanguage: site.locale, mainEntity: answered }
    : undefined
}
