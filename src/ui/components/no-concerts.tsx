import type { City } from '../../content/places/cities.ts'
import { placeMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatRoundKm } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { allCitiesSlug } from '../../shared/picker-city.ts'
import { localePath } from '../../shared/urls.ts'

interface NoConcertsProps {
  locale: Locale
  /** Says what is missing: «В Твери пока нет концертов». */
  title: string
  nearest: { city: City; km: number }[]
}

/** A city without concerts: where the nearest ones are, and how far. */
export function NoConcerts({ locale, title, nearest }: NoConcertsProps) {
  const t = placeMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {nearest.length > 0 ? (
        <p>
          {`${t.nearest} `}
          {nearest.map(({ city, km }, index) => (
            <span key={city.slug}>
              {index > 0 ? '; ' : ''}
              <a href={localePath(locale, pathTo('city', { slug: city.slug }))}>
                {t.inCity(city.names[locale])}
              </a>
              {`, ${t.distance(formatRoundKm(locale, km))}`}
            </span>
          ))}
        </p>
      ) : (
        <p>{t.noneAnywhere}</p>
      )}
      <a className="button" href={`${localePath(locale, pathTo('concerts'))}?city=${allCitiesSlug}`}>
        {t.wholeSchedule}
      </a>
    </div>
  )
}
