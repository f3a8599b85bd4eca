import * as z from 'zod/mini'
import { ConcertList } from '../components/concert-list.tsx'
import { Icon } from '../components/icon.tsx'
import { Island } from '../components/island.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import { type ConcertListPage, noConcerts, readConcerts } from '../content/concerts/concerts.ts'
import { savedMessages } from '../i18n/saved.ts'
import { siteMessages } from '../i18n/site.ts'
import { definePage, type Page } from '../page/define-page.ts'
import { Later } from '../page/later.tsx'
import { maxSavedConcerts } from '../shared/constants.ts'
import { pathTo } from '../shared/paths.ts'
import { toSavedSlugs } from '../shared/saved.ts'
import { localePath } from '../shared/urls.ts'

const querySchema = z.object({
  slugs: z.pipe(
    z.catch(z._default(z.string(), ''), ''),
    z.transform((list: string) => toSavedSlugs(list.split(','))),
  ),
})
type Query = z.output<typeof querySchema>

interface Deferred {
  lists: Promise<[upcoming: ConcertListPage, past: ConcertListPage]>
}

/**
 * `/saved`: the concerts that a visitor marked on this device. The server doesn't know them; the island asks for
 * `/saved?slugs=…`, this same page with its rows, and takes them over. Such an address can be passed on, too.
 */
export const savedPage = definePage('saved', {
  query: querySchema,
  isStored: ({ query }) => query.slugs.length === 0,
  externalServices: ['ticket-widget'],
  loadDeferred: (page) => ({ lists: Promise.all([read(page, 'upcoming'), read(page, 'past')]) }),
  head: ({ locale }) => ({
    title: savedMessages(locale).title,
    description: savedMessages(locale).lead,
    robots: 'noindex',
    styles: ['saved'],
  }),
  View: SavedView,
})

const read = (
  { content, locale, today, query: { slugs } }: Page<unknown, Query>,
  when: 'upcoming' | 'past',
) =>
  slugs.length > 0
    ? readConcerts(content, locale, today, { when, slugs, pageSize: maxSavedConcerts })
    : Promise.resolve(noConcerts)

function SavedView({ page, data }: { page: Page<unknown, Query>; data: Deferred }) {
  const { locale, query } = page
  const t = savedMessages(locale)
  const hasList = query.slugs.length > 0
  return (
    <PageFrame page={page}>
      <div className="wrap saved">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Island name="SavedList" load="visible" props={{ locale }}>
          <p className="note" role="status" data-saved-state />
          <div data-saved-list>{hasList ? <Lists page={page} data={data} /> : <Empty locale={locale} />}</div>
        </Island>
      </div>
    </PageFrame>
  )
}

function Lists({ page, data }: { page: Page; data: Deferred }) {
  const { locale, now } = page
  const t = savedMessages(locale)
  return (
    <Later value={data.lists} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
      {([upcoming, past]) => (
        <>
          <ConcertList concerts={upcoming.concerts} locale={locale} now={now} hasCalendar />
          {past.concerts.length > 0 ? (
            <section>
              <h2>{t.past}</h2>
              <ConcertList concerts={past.concerts} locale={locale} now={now} />
            </section>
          ) : null}
          {upcoming.concerts.length + past.concerts.length === 0 ? (
            <p className="note">{t.nothingFound}</p>
          ) : null}
        </>
      )}
    </Later>
  )
}

function Empty({ locale }: Pick<Page, 'locale'>) {
  const t = savedMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">
        <Icon name="heart" /> {t.emptyTitle}
      </p>
      <p>{t.empty}</p>
      <noscript>
        <p className="note">{t.noScript}</p>
      </noscript>
      <a className="button" href={localePath(locale, pathTo('concerts'))}>
        {t.toConcerts}
      </a>
    </div>
  )
}
