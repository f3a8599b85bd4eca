import { readStandingSeries } from '../content/series/readers.ts'
import { isPast, type StandingSeries } from '../content/series/standing-series.ts'
import { seriesMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { SeriesCards } from '../ui/components/series-line.tsx'

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
