import { cityQuestionMessages, siteMessages } from '../../languages/texts.ts'
import { keepLineScript } from '../../shared/city-question.ts'
import type { Locale } from '../../shared/locales.ts'

/**
 * The line under the header that asks «Ваш город — Тверь?», and then says which city is shown. It stands in the flow and
 * covers nothing; it is kept free before the page is painted, and filled by `client/city/city-confirmation.ts`.
 */
export function CityQuestion({ locale }: { locale: Locale }) {
  const t = cityQuestionMessages(locale)
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keepLineScript }} />
      <aside className="city-line" data-city-line="">
        <p aria-live="polite" data-city-words="" />
        <button type="button" className="button" data-city-yes="">
          {t.yes}
        </button>
        <button type="button" className="button button-quiet" data-city-choose="">
          {t.choose}
        </button>
        <button type="button" className="button button-quiet" data-city-all="">
          {t.all}
        </button>
        <button
          type="button"
          className="city-line-close"
          aria-label={siteMessages(locale).close}
          data-city-close=""
        >
          ×
        </button>
      </aside>
    </>
  )
}
