import type { Question } from '../content/question.ts'
import { Prose } from './prose.tsx'

/** Questions that unfold without JavaScript; the browser's own search finds closed answers too. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ slug, question, answerHtml, lang }) => (
        <details key={slug} id={slug}>
          <summary lang={lang}>{question}</summary>
          {answerHtml ? <Prose html={answerHtml} lang={lang} /> : null}
        </details>
      ))}
    </div>
  )
}
