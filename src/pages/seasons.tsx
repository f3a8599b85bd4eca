import * as z from 'zod/mini'
import { toConcertName } from '../content/concerts/concert-name.ts'
import type { ConcertStatus } from '../content/concerts/concert-row.ts'
import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { readSchedule } from '../content/concerts/schedule.ts'
import { toHalfYear } from '../content/parts/part-keys.ts'
import { concertMessages, seasonMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { seasonParameter } from '../shared/concerts-query.ts'
import { formatDayNumber, formatMonth, formatTime, formatWeekday } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { toSeason, toSeasonMonths, toSeasonName } from '../shared/season.ts'
import { localePath } from '../shared/urls.ts'
import { Icon } from '../ui/components/icon.tsx'
import { MarkedTexts } from '../ui/components/marked-texts.tsx'
import { PosterComposition } from '../ui/layouts/poster.tsx'

const querySchema = z.object({ year: seasonParameter })
type Asked = Page<unknown, z.infer<typeof querySchema>>

interface Deferred {
  concerts: Promise<readonly ConcertSummary[]>
}

const seasonOf = ({ query, today }: Asked): number => query.year ?? toSeason(today)

/** `/seasons?year=2026`: all concerts of a season on one sheet to print; without a year, of the one that is on. */
export const seasonsPage = definePage('seasons', {
  query: querySchema,
  loadDeferred: (page) => ({ concerts: readSeason(page) }),
  essential: ['concerts'],
  head: (page) => {
    const { title, titleOf, description } = seasonMessages(page.locale)
    return {
      title: titleOf(toSeasonName(seasonOf(page))),
      description,
      shareImage: listShareImage(page.locale, title),
      trail: [{ name: title, path: pathTo('seasons') }],
      edits: { type: 'concert' },
      styles: ['poster', 'season'],
    }
  },
  View: SeasonView,
})

async function readSeason(page: Asked): Promise<readonly ConcertSummary[]> {
  const { first, end } = toSeasonMonths(seasonOf(page))
  const [from, to] = [toHalfYear(`${first}-01`), toHalfYear(`${end}-01`)]
  const all = await readSchedule(page.content, page.locale, (period) => from <= period && period <= to)
  return all.filter(({ date }) => first <= date && date < end)
}

function SeasonView({ page, data }: { page: Asked; data: Deferred }) {
  const { locale } = page
  const t = seasonMessages(locale)
  const season = seasonOf(page)
  return (
    <PosterComposition
      page={page}
      title={t.titleOf(toSeasonName(season))}
      before={<SeasonLinks page={page} />}
    >
      <Await value={data.concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
        {(concerts) =>
          concerts.length > 0 ? (
            <div className="season">
              {[...Map.groupBy(concerts, ({ date }) => date.slice(0, 7))].map(([month, ofMonth]) => (
                <section key={month}>
                  <h2>{formatMonth(locale, month)}</h2>
                  <ul>
                    {ofMonth.map((concert) => (
                      <ConcertLine key={concert.slug} concert={concert} locale={locale} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ) : (
            <p className="empty">{t.none}</p>
          )
        }
      </Await>
    </PosterComposition>
  )
}

/** The seasons before and after, which aren't printed. */
function SeasonLinks({ page }: { page: Asked }) {
  const { locale } = page
  const t = seasonMessages(locale)
  const season = seasonOf(page)
  const href = (year: number) => `${localePath(locale, pathTo('seasons'))}?year=${year}`
  return (
    <div className="poster-controls">
      <nav className="season-steps" aria-label={t.title}>
        <a rel="prev" href={href(season - 1)}>
          <Icon name="back" />
          {t.titleOf(toSeasonName(season - 1))}
        </a>
        <a rel="next" href={href(season + 1)}>
          {t.titleOf(toSeasonName(season + 1))}
          <Icon name="next" />
        </a>
      </nav>
      <p>
        <a href={`${localePath(locale, pathTo('concerts'))}?season=${season}`}>{t.schedule}</a>
      </p>
    </div>
  )
}

/** A concert in one line, as `Sa 12 19:30 Uhr Große Fuge, Die Glocke, Bremen`; one that isn't played as planned says so. */
function ConcertLine({ concert, locale }: { concert: ConcertSummary; locale: Locale }) {
  const t = concertMessages(locale)
  const { date, time, status, venue, city } = concert
  const name = toConcertName(concert)
  const words: Partial<Record<ConcertStatus, string>> = {
    cancelled: t.cancelled,
    postponed: t.postponedShort,
    moved_online: t.movedOnline,
  }
  const said = words[status]
  return (
    <li>
      <time dateTime={date}>{`${formatWeekday(locale, date)} ${formatDayNumber(date)}`}</time>
      {time ? ` ${formatTime(locale, time)} ` : ' '}
      <a href={localePath(locale, pathTo('concert', { slug: concert.slug }))} lang={name?.lang}>
        {name?.name ?? t.title}
      </a>
      {venue || city ? ', ' : null}
      <MarkedTexts
        texts={[
          ...(venue ? [{ text: venue.name, lang: venue.lang }] : []),
          ...(city ? [{ text: city.name, lang: city.lang }] : []),
        ]}
      />
      {said ? <em>{` ${said}`}</em> : null}
    </li>
  )
}
