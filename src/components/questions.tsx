import type { Question } from '../content/question.ts'
import { Prose } from './prose.tsx'

/** Questions that unfold without JavaScript; the browser's own search finds closed answers too. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ slug, question, answerHtml, lang }) => (
        // A link to an element inside a closed answer opens it; one to the answer itself wouldn't.
        <details key={slug}>
          <summary lang={lang}>{question}</summary>
          <span id={slug} />
          {answerHtml ? <Prose html={answerHtml} lang={lang} /> : null}
        </details>
      ))}
    </div>
  )
}
