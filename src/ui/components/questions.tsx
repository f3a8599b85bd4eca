import type { Question } from '../../content/reading/questions.ts'
import { readingMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Prose } from './prose.tsx'

interface QuestionsProps {
  questions: Question[]
  /** Language of links to the questions' own pages; absent if they have none. */
  locale?: Locale
}

/** Questions that unfold without JavaScript; the browser's own search finds closed answers too. */
export function Questions({ questions, locale }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ slug, question, answerHtml, lang }) => (
        // A link to an element inside a closed answer opens it; one to the answer itself wouldn't.
        <details key={slug}>
          <summary lang={lang}>{question}</summary>
          <span id={slug} />
          {answerHtml ? <Prose html={answerHtml} lang={lang} /> : null}
          {locale ? (
            <a href={localePath(locale, pathTo('qaEntry', { slug }))}>{readingMessages(locale).answerLink}</a>
          ) : null}
        </details>
      ))}
    </div>
  )
}
