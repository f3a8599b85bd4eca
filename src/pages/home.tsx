import { sections } from '../brand/chosen.ts'
import { toConcertData } from '../content/concerts/concert-data.ts'
import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { type ConcertListPage, readConcerts } from '../content/concerts/concerts.ts'
import { chooseTicketState, chooseTicketStates, isOff, isUnderWay } from '../content/concerts/ticket-state.ts'
import type { City } from '../content/places/cities.ts'
import { type Thumbnails, toThumbnail, toThumbnails } from '../content/programs/program-name.ts'
import type { ProgramSummary } from '../content/programs/program-summary.ts'
import { readPrograms } from '../content/programs/readers.ts'
import { type PostListPage, readPosts } from '../content/reading/readers.ts'
import { readStandingSeries } from '../content/series/readers.ts'
import { isPast, type StandingSeries } from '../content/series/standing-series.ts'
import { homeMessages, seriesMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { toOrganization } from '../rendering/structured-data/organization.ts'
import { toWebSite } from '../rendering/structured-data/web-page.ts'
import { pathTo } from '../routes/paths.ts'
import { deriveOnce } from '../shared/derive-once.ts'
import { allCitiesSlug } from '../shared/picker-city.ts'
import { localePath } from '../shared/urls.ts'
import { PostCards } from '../ui/components/cards.tsx'
import { ConcertList } from '../ui/components/concert-list.tsx'
import { Hero } from '../ui/components/hero.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { ProgramPosters } from '../ui/components/program-posters.tsx'
import { SeriesCards } from '../ui/components/series-line.tsx'
import { StructuredData } from '../ui/components/structured-data.tsx'

const shown = { concerts: 8, posters: 12, series: 3, posts: 3 } as const

interface First {
  /** The next concert of the visitor's city, else of any. */
  concert: ConcertSummary | undefined
  /** The program whose picture is shown: that of the concert if it has a picture. */
  program: ProgramSummary | undefined
}

interface Deferred {
  first: Promise<First>
  programs: Promise<ProgramSummary[]>
  thumbnails: Promise<Thumbnails>
  concerts: Promise<{ list: ConcertListPage; city: City | null; isElsewhere: boolean }>
  /** Series with concerts that are ahead; absent where the brand has no series. */
  series: Promise<StandingSeries[]> | undefined
  news: Promise<PostListPage>
}

const toPosterThumbnails = deriveOnce((programs: readonly ProgramSummary[]) =>
  toThumbnails(programs.map(({ slug, poster }) => ({ slug, ...toThumbnail(poster) }))),
)

export const homePage = definePage('home', {
  externalServices: ['ticket-widget'],
  loadDeferred: (page) => {
    const programs = readPrograms(page.content, page.locale)
    const concerts = loadConcerts(page)
    return {
      first: loadFirst(page, programs, concerts),
      programs,
      // If the list of programs can't be read, rows have no pictures.
      thumbnails: programs.then(toPosterThumbnails, () => new Map()),
      concerts,
      series: sections.includes('series') ? readStandingSeries(page.content, page.locale) : undefined,
      news: readPosts(page.content, page.locale, { pageSize: shown.posts }),
    }
  },
  essential: ['programs', 'concerts'],
  head: (page) => ({
    title: null,
    button: 'ticketsAnchor',
    isHome: true,
    structuredData: [toWebSite(page)],
    styles: ['concerts', 'cards', 'home'],
  }),
  timeDependencies: ({ now }, { concerts }) => chooseTicketStates(concerts.list.concerts, now),
  toPayload: ({ now }, { concerts, programs, news }) => ({
    concerts: concerts.list.concerts.slice(0, shown.concerts).map((concert) => toConcertData(concert, now)),
    programs: programs.slice(0, shown.posters).map(({ slug, name }) => ({ slug, name })),
    posts: news.posts.map(({ slug, title }) => ({ slug, title })),
  }),
  View: HomeView,
})

/** Concerts in the visitor's city; where it has none, everywhere. */
async function loadConcerts(page: Page): Promise<Awaited<Deferred['concerts']>> {
  const city = (await page.city) ?? null
  const read = (citySlug?: string) =>
    readConcerts(page.content, page.locale, {
      when: 'upcoming',
      citySlug,
      // One more than are shown, since the hero's concert isn't repeated.
      pageSize: shown.concerts + 1,
    })
  const list = await read(city?.slug)
  return city && list.concerts.length === 0
    ? { list: await read(), city, isElsewhere: true }
    : { list, city, isElsewhere: false }
}

/** Chooses the concert and the picture of the first screen. If one of the two lists can't be read, the other's part is shown. */
async function loadFirst(
  { now }: Page,
  programs: Deferred['programs'],
  concerts: Deferred['concerts'],
): Promise<First> {
  const [all, upcoming] = await Promise.all([
    programs.catch((): ProgramSummary[] => []),
    concerts.then(
      ({ list }) => list.concerts,
      () => [],
    ),
  ])
  const concert = chooseNext(upcoming, now)
  const played = all.find(({ slug }) => slug === concert?.program?.slug)
  return { concert, program: played?.hero || played?.poster ? played : all[0] }
}

/** The first concert to come that tickets are sold for, else the first to come that takes place as announced. */
function chooseNext(concerts: ConcertSummary[], now: number): ConcertSummary | undefined {
  const states = concerts
    .filter((concert) => !isUnderWay(concert, now))
    .map((concert) => ({ concert, state: chooseTicketState(concert, now) }))
  const next = states.find(({ state }) => state === 'buy') ?? states.find(({ state }) => !isOff(state))
  return next?.concert
}

/** The list's concerts but the one of the first screen, unless that is the only one. */
function chooseOthers({ concerts }: ConcertListPage, { concert }: First): ConcertSummary[] {
  const others = concerts.filter(({ slug }) => slug !== concert?.slug).slice(0, shown.concerts)
  return others.length > 0 ? others : concerts
}

function HomeView({ page, data }: { page: Page; data: Deferred }) {
  const { locale, now, names } = page
  const t = homeMessages(locale)
  const failed = <p className="note">{siteMessages(locale).loadFailed}</p>
  return (
    <PageFrame page={page}>
      <Await value={data.first}>{(first) => <Hero page={page} {...first} />}</Await>
      <section className="wrap" id="concerts">
        <Await value={Promise.all([data.concerts, data.thumbnails, data.first])} failed={failed}>
          {([{ list, city, isElsewhere }, thumbnails, first]) => {
            const cityName = city?.names[locale]
            return (
              <>
                <h2>{cityName && !isElsewhere ? t.concertsIn(cityName) : t.concerts}</h2>
                {cityName && isElsewhere ? <p className="note">{t.noneInCity(cityName)}</p> : null}
                <ConcertList
                  concerts={chooseOthers(list, first)}
                  locale={locale}
                  now={now}
                  thumbnails={thumbnails}
                />
                <a
                  className="button button-quiet"
                  href={`${localePath(locale, pathTo('concerts'))}${isElsewhere ? `?city=${allCitiesSlug}` : ''}`}
                >
                  {t.allConcerts}
                </a>
              </>
            )
          }}
        </Await>
      </section>
      <section className="wrap">
        <h2>{t.programs}</h2>
        <Await value={data.programs} failed={failed}>
          {(programs) => (
            <ProgramPosters programs={programs.slice(0, shown.posters)} locale={locale} isShelf />
          )}
        </Await>
        <a className="button button-quiet" href={localePath(locale, pathTo('programs'))}>
          {t.allPrograms}
        </a>
      </section>
      {data.series ? (
        <Await value={data.series} failed={failed}>
          {(all) => <SeriesShelf all={all} page={page} />}
        </Await>
      ) : null}
      <section className="wrap">
        <h2>{t.news}</h2>
        <Await value={data.news} failed={failed}>
          {({ posts }) => <PostCards posts={posts} locale={locale} />}
        </Await>
        <a className="button button-quiet" href={localePath(locale, pathTo('news'))}>
          {t.allNews}
        </a>
      </section>
      <section className="wrap about-teaser">
        <h2>{t.about}</h2>
        <p>{names.description}</p>
        <a className="button button-quiet" href={localePath(locale, pathTo('about'))}>
          {siteMessages(locale).moreAbout}
        </a>
      </section>
      <StructuredData things={[toOrganization(page, page.site)]} />
    </PageFrame>
  )
}

function SeriesShelf({ all, page: { locale } }: { all: readonly StandingSeries[]; page: Page }) {
  const t = seriesMessages(locale)
  const left = all.filter(({ counts }) => !isPast(counts)).slice(0, shown.series)
  if (left.length === 0) return null
  return (
    <section className="wrap">
      <h2>{t.title}</h2>
      <SeriesCards all={left} locale={locale} />
      <a className="button button-quiet" href={localePath(locale, pathTo('allSeries'))}>
        {t.all}
      </a>
    </section>
  )
}
