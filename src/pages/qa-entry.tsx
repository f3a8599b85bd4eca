import type { ListedQuestion } from '../content/reading/questions.ts'
import { readQuestions } from '../content/reading/readers.ts'
import { NotFound } from '../errors.ts'
import { readingMessages, shareImageMessages } from '../languages/texts.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listAlternates } from '../rendering/head.ts'
import { toFaqPage } from '../rendering/structured-data/web-page.ts'
import { pathTo } from '../routes/paths.ts'
import { localePath } from '../shared/urls.ts'
import { BackLink } from '../ui/components/page-frame.tsx'
import { Prose } from '../ui/components/prose.tsx'
import { FaqComposition } from '../ui/layouts/faq.tsx'

interface Critical {
  entry: ListedQuestion
  /** The questions after it in the editors' order, going on from the first at the end. */
  others: ListedQuestion[]
}

const othersShown = 5

export const qaEntryPage = definePage('qaEntry', {
  loadCritical: async ({ content, locale, params, path }) => {
    const questions = await readQuestions(content, locale)
    const own = questions.findIndex(({ slug }) => slug === params.slug)
    // Another language may have the question under another slug.
    const index = own >= 0 ? own : questions.findIndex((each) => hasSlug(each, params.slug))
    const entry = questions[index]
    if (!entry) throw new NotFound(path)
    const others = [...questions.slice(index + 1), ...questions.slice(0, index)].slice(0, othersShown)
    return { entry, others }
  },
  head: (page, { entry }) => ({
    title: entry.question,
    description: entry.excerpt ?? readingMessages(page.locale).questionsDescription,
    shareImage: { title: entry.question, place: shareImageMessages(page.locale).question },
    trail: [
      { name: readingMessages(page.locale).questions, path: pathTo('qa') },
      { name: entry.question, path: pathTo('qaEntry', { slug: entry.slug }) },
    ],
    structuredData: [toFaqPage(page, [entry])],
    alternates: listAlternates(entry.translations, 'qaEntry'),
    styles: ['text', 'reading'],
  }),
  timeDependencies: () => [],
  View: QaEntryView,
})

const hasSlug = ({ translations }: ListedQuestion, slug: string): boolean =>
  Object.values(translations).includes(slug)

function QaEntryView({ page, data: { entry, others } }: { page: Page; data: Critical }) {
  const { locale } = page
  const t = readingMessages(locale)
  return (
    <FaqComposition
      page={page}
      alternates={listAlternates(entry.translations, 'qaEntry')}
      title={entry.question}
      lang={entry.lang}
      before={<BackLink locale={locale} />}
    >
      {entry.answerHtml ? (
        <Prose html={entry.answerHtml} lang={entry.lang} />
      ) : (
        <p className="empty">{t.noAnswer}</p>
      )}
      {others.length > 0 ? (
        <section>
          <h2>{t.otherQuestions}</h2>
          <ul className="question-links">
            {others.map(({ slug, question, lang }) => (
              <li key={slug}>
                <a href={localePath(locale, pathTo('qaEntry', { slug }))} lang={lang}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </FaqComposition>
  )
}
