import type { ListedQuestion } from '../content/reading/questions.ts'
import { readQuestions } from '../content/reading/readers.ts'
import { readingMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { toFaqPage } from '../rendering/structured-data/web-page.ts'
import { pathTo } from '../routes/paths.ts'
import { localePath } from '../shared/urls.ts'
import { Questions } from '../ui/components/questions.tsx'
import { StructuredData } from '../ui/components/structured-data.tsx'
import { FaqComposition } from '../ui/layouts/faq.tsx'

interface Deferred {
  questions: Promise<ListedQuestion[]>
}

export const qaPage = definePage('qa', {
  loadDeferred: ({ content, locale }) => ({ questions: readQuestions(content, locale) }),
  essential: ['questions'],
  head: ({ locale }) => ({
    title: readingMessages(locale).questions,
    shareImage: listShareImage(locale, readingMessages(locale).questions),
    trail: [{ name: readingMessages(locale).questions, path: pathTo('qa') }],
    description: readingMessages(locale).questionsDescription,
    styles: ['text', 'questions'],
  }),
  timeDependencies: () => [],
  View: QaView,
})

function QaView({ page, data }: { page: Page; data: Deferred }) {
  const t = readingMessages(page.locale)
  return (
    <FaqComposition page={page} title={t.questions} isWhole>
      <Await value={data.questions} failed={<p className="note">{siteMessages(page.locale).loadFailed}</p>}>
        {(questions) =>
          questions.length > 0 ? (
            <>
              <Questions questions={questions} locale={page.locale} />
              <StructuredData things={[toFaqPage(page, questions)]} />
            </>
          ) : (
            <div>
              <div className="empty">
                <p className="empty-title">{t.noQuestions}</p>
                <a className="button" href={localePath(page.locale, pathTo('concerts'))}>
                  {t.schedule}
                </a>
              </div>
            </div>
          )
        }
      </Await>
    </FaqComposition>
  )
}
