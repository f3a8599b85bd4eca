import { isPast, type SeriesCounts, type StandingSeries } from '../../content/series/standing-series.ts'
import { countMessages, seriesMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { cardSizes } from './cards.tsx'
import { Picture } from './picture.tsx'

/** What is left of a series in one line, as `noch 4 von 6 Konzerten, 1 ausverkauft`. */
export function describeCounts(counts: SeriesCounts, locale: Locale): string {
  const { total, left, soldOut, moved, cancelled } = counts
  const t = seriesMessages(locale)
  if (total === 0) return t.undated
  if (isPast(counts)) return t.past
  return [
    left === total ? countMessages(locale).concerts(total) : t.left(left, total),
    ...(soldOut > 0 ? [t.soldOut(soldOut)] : []),
    ...(moved > 0 ? [t.moved(moved)] : []),
    ...(cancelled > 0 ? [t.cancelled(cancelled)] : []),
  ].join(', ')
}

/** The series of a concert, each with what is left of it. Needs the sheet `facts`. */
export function SeriesFact({ all, locale }: { all: readonly StandingSeries[]; locale: Locale }) {
  if (all.length === 0) return null
  return (
    <dl className="facts">
      <div>
        <dt>{seriesMessages(locale).partOf}</dt>
        {all.map(({ series, counts }) => (
          <dd key={series.slug}>
            <a href={localePath(locale, pathTo('series', { slug: series.slug }))} lang={series.lang}>
              {series.name}
            </a>
            {`: ${describeCounts(counts, locale)}`}
          </dd>
        ))}
      </div>
    </dl>
  )
}

/** Series with their pictures and what is left of each. Needs the sheet `concerts`. */
export function SeriesCards({ all, locale }: { all: readonly StandingSeries[]; locale: Locale }) {
  return (
    <ul className="cards">
      {all.map(({ series, counts }) => (
        <li key={series.slug}>
          <a className="card" href={localePath(locale, pathTo('series', { slug: series.slug }))}>
            {series.hero ? <Picture image={series.hero} alt="" sizes={cardSizes} /> : null}
            <strong lang={series.lang}>{series.name}</strong>
            <span>{describeCounts(counts, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
