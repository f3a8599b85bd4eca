import { isOver } from '../content/concerts/ticket-state.ts'
import { readStandingSeries } from '../content/series/readers.ts'
import { isPast, type StandingSeries } from '../content/series/standing-series.ts'
import { toExcerpt } from '../content/text/text-preview.ts'
import { NotFound } from '../errors.ts'
import { priceFrom } from '../languages/price-words.ts'
import { concertMessages, seriesMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { toEventSeries } from '../rendering/structured-data/event-series.ts'
import { pathTo } from '../routes/paths.ts'
import { chooseScene } from '../share-images/share-image.ts'
import { formatMoney } from '../shared/format.ts'
import { inNewTab } from '../shared/new-tab.ts'
import { localePath } from '../shared/urls.ts'
import { SubscribeToCalendar } from '../ui/components/calendar-menu.tsx'
import { ConcertList } from '../ui/components/concert-list.tsx'
import { Fact } from '../ui/components/fact-rows.tsx'
import { BackLink, PageFrame } from '../ui/components/page-frame.tsx'
import { Picture } from '../ui/components/picture.tsx'
import { Prose } from '../ui/components/prose.tsx'
import { describeCounts, SeriesCards } from '../ui/components/series-line.tsx'

const pictureSizes = '(min-width: 64rem) 34rem, 100vw'

/** `/series/{slug}`: what a series costs, what is left of it, and its concerts. */
export const seriesPage = definePage('series', {
  externalServices: ['ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const [standing] = await readStandingSeries(content, locale, ({ slug }) => slug === params.slug)
    if (!standing) throw new NotFound(path)
    return { standing }
  },
  head: (page, { standing }) => {
    const { locale } = page
    const { series } = standing
    const image = series.seo.image ?? series.hero
    const t = seriesMessages(locale)
    return {
      title: series.seo.title ?? series.name,
      description: series.seo.description ?? toExcerpt(series.descriptionHtml) ?? t.description,
      ...(image ? { image } : {}),
      shareImage: { title: series.name, place: t.title, ...chooseScene(series.hero) },
      trail: [
        { name: t.title, path: pathTo('allSeries') },
        { name: series.name, path: pathTo('series', { slug: series.slug }) },
      ],
      structuredData: [toEventSeries(page, standing)],
      styles: ['concerts', 'venues', 'place'],
    }
  },
  View: SeriesView,
})

function SeriesView({ page, data: { standing } }: { page: Page; data: { standing: StandingSeries } }) {
  const { locale, now } = page
  const { series, counts } = standing
  const t = seriesMessages(locale)
  const ahead = standing.concerts.filter((concert) => !isOver(concert, now))
  const over = standing.concerts.filter((concert) => isOver(concert, now))
  const listed = { locale, now }
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <BackLink locale={locale} />
        <div className="venue-top">
          <div>
            <h1 lang={series.lang}>{series.name}</h1>
            <p className="venue-address">{describeCounts(counts, locale)}</p>
            {series.descriptionHtml ? <Prose html={series.descriptionHtml} lang={series.lang} /> : null}
            <Offer standing={standing} locale={locale} />
          </div>
          {series.hero ? <Picture image={series.hero} sizes={pictureSizes} isPriority /> : null}
        </div>
        {ahead.length > 0 ? (
          <section id="concerts">
            <h2>{t.concerts}</h2>
            <ConcertList concerts={ahead} {...listed} />
          </section>
        ) : null}
        {isPast(counts) ? null : (
          <SubscribeToCalendar
            page={page}
            path={pathTo('seriesCalendar', { slug: series.slug })}
            name={series.name}
          />
        )}
        {over.length > 0 ? (
          <section>
            <h2>{t.played}</h2>
            <ConcertList concerts={over} {...listed} />
          </section>
        ) : null}
        <p className="after">
          <a className="button button-quiet" href={localePath(locale, pathTo('allSeries'))}>
            {t.all}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}

/** What the series costs, what is left, and where it is sold: nothing of one that is over. */
function Offer({
  standing: { series, counts, sold },
  locale,
}: { standing: StandingSeries } & Pick<Page, 'locale'>) {
  if (isPast(counts)) return null
  const t = seriesMessages(locale)
  const ticketUrl = sold.ticket.kind === 'link' || sold.ticket.kind === 'shop' ? sold.ticket.url : undefined
  const { price } = series
  const amount = price
    ? formatMoney(locale, { amount: price.from, currency: price.currency })
    : priceFrom(sold, locale)
  const left =
    sold.ticketsLeft === undefined ? undefined : concertMessages(locale).ticketsLeft(sold.ticketsLeft)
  return (
    <>
      <dl className="facts">
        <Fact name={t.price} texts={[{ text: amount }]} />
      </dl>
      {sold.soldOut ? (
        <p className="notice">{concertMessages(locale).soldOut}</p>
      ) : ticketUrl ? (
        <p>
          <a className="buy" data-buy="" href={ticketUrl} {...inNewTab}>
            {t.buy}
          </a>
          {left ? <span className="note"> {left}</span> : null}
        </p>
      ) : null}
    </>
  )
}

interface Deferred {
  all: Promise<StandingSeries[]>
}

/** `/series`: concerts that are sold together; those that are over stand below. */
export const allSeriesPage = definePage('allSeries', {
  loadDeferred: ({ content, locale }) => ({ all: readStandingSeries(content, locale) }),
  essential: ['all'],
  head: ({ locale }) => ({
    title: seriesMessages(locale).title,
    description: seriesMessages(locale).description,
    shareImage: listShareImage(locale, seriesMessages(locale).title),
    trail: [{ name: seriesMessages(locale).title, path: pathTo('allSeries') }],
    styles: ['concerts', 'cards'],
  }),
  View: AllSeriesView,
})

function AllSeriesView({ page, data }: { page: Page; data: Deferred }) {
  const { locale } = page
  const t = seriesMessages(locale)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        <Await value={data.all} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {(all) => {
            const past = all.filter(({ counts }) => isPast(counts))
            return (
              <>
                {past.length === all.length ? <p className="empty">{t.none}</p> : null}
                <SeriesCards all={all.filter((each) => !past.includes(each))} locale={locale} />
                {past.length > 0 ? (
                  <section>
                    <h2>{t.pastTitle}</h2>
                    <SeriesCards all={past} locale={locale} />
                  </section>
                ) : null}
              </>
            )
          }}
        </Await>
      </div>
    </PageFrame>
  )
}
