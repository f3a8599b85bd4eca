import { siteMessages } from '../i18n/site.ts'
import type { Locale } from '../shared/locales.ts'

/** «Ваш город - Тверь ?» — filled and shown by client/city-confirmation.ts when no city is stored. */
export function CityConfirmation({ locale }: { locale: Locale }) {
  const t = siteMessages(locale)
  return (
    <template data-city-confirmation data-all-cities={t.allCities}>
      <aside className="city-box" role="region" aria-label={t.changeCity}>
        <p data-question>{t.cityQuestion('{city}')}</p>
        <button type="button" className="button" data-yes>
          {t.yes}
        </button>
        <button type="button" className="button button-quiet" data-choose>
          {t.chooseCity}
        </button>
      </aside>
    </template>
  )
}
