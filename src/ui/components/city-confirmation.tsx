import { siteMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'

/** «Ваш город — Тверь?», filled and shown by `client/city/city-confirmation.ts` when no city is stored. */
export function CityConfirmation({ locale }: { locale: Locale }) {
  const t = siteMessages(locale)
  return (
    <template data-city-confirmation="">
      <section className="city-box" aria-label={t.city}>
        <p data-question="">{t.cityQuestion('{city}')}</p>
        <button type="button" className="button" data-yes="">
          {t.yes}
        </button>
        <button type="button" className="button button-quiet" data-choose="">
          {t.chooseCity}
        </button>
      </section>
    </template>
  )
}
