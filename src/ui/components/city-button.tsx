import type { City } from '../../content/places/cities.ts'
import { siteMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { toCompactName } from '../../shared/city.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'

/**
 * The header's change-city button: a link to the list of cities, which the city picker takes over. Pages that
 * don't vary by city leave the name to the browser (`client/city/header-city.ts`), which has it in storage. It is
 * called what it says, whole where the eye gets the cut name, and then what it does.
 *
 * @param isServed the page is this city's; the browser compares (`client/city/stored-city.ts`).
 */
export function CityButton(props: { locale: Locale; city: City | null; isServed?: true | undefined }) {
  const { locale, city, isServed } = props
  const t = siteMessages(locale)
  const name = city?.names[locale].name
  return (
    <Island name="CityPicker" load="intent" props={{ locale }}>
      <a
        className="city-button"
        href={localePath(locale, pathTo('cities'))}
        data-city-link=""
        data-served-city={isServed ? (city?.slug ?? '') : undefined}
        data-all-cities={t.allCities}
        data-all-cities-prepositional={t.allCitiesPrepositional}
      >
        <Icon name="pin" />
        <span data-city-name="">{name ?? t.city}</span>
        <span data-city-name-compact="" aria-hidden>
          {toCompactName(name ?? t.city)}
        </span>
        <span className="hidden-text">{t.changeCity}</span>
      </a>
    </Island>
  )
}
