import { Hono } from 'hono'
import { listCities } from './api/cities.ts'
import { contentHook } from './api/content-hook.ts'
import { detectCity } from './api/detect-city.ts'
import { graphql } from './api/graphql.ts'
import { methodNotAllowed } from './api/method-not-allowed.ts'
import { search } from './api/search.ts'
import type { AppEnv } from './app-env.ts'
import { configuredLocales } from './config.ts'
import { serveManifest } from './feeds/manifest.ts'
import { serveServiceWorker } from './feeds/service-worker.ts'
import { canonicalAddress } from './middleware/canonical-address.ts'
import { localeChoice } from './middleware/locale.ts'
import { requestServices } from './middleware/request-services.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { aboutPage } from './pages/about.tsx'
import { articlePage } from './pages/article.tsx'
import { bySlugPage } from './pages/by-slug.tsx'
import { categoryPage } from './pages/category.tsx'
import { citiesPage } from './pages/cities.tsx'
import { cityPage } from './pages/city.tsx'
import { concertPage } from './pages/concert.tsx'
import { concertsPage } from './pages/concerts.tsx'
import { contentPage } from './pages/content-page.tsx'
import { finomiPage } from './pages/finomi.tsx'
import { homePage } from './pages/home.tsx'
import { memberPage } from './pages/member.tsx'
import { newsPage } from './pages/news.tsx'
import { offlinePage } from './pages/offline.tsx'
import { postPage } from './pages/post.tsx'
import { posterPage } from './pages/poster.tsx'
import { programsPage } from './pages/programs.tsx'
import { qaPage } from './pages/qa.tsx'
import { qaEntryPage } from './pages/qa-entry.tsx'
import { searchPage } from './pages/search.tsx'
import { ticketsPage } from './pages/tickets.tsx'
import { venuePage } from './pages/venue.tsx'
import { venuesPage } from './pages/venues.tsx'
import { answerError, answerUnknownPath } from './serving/error-answer.tsx'
import { cardFile, serveCard } from './serving/serve-card.ts'
import { servePage } from './serving/serve-page.tsx'
import { whenAsked } from './serving/when-asked.ts'
import { localePath, paths, splitLocalePath } from './shared/urls.ts'

/**
 * Every address of the site, in the order in which they are matched. Routes stand without a language:
 * `getPath` takes it off, `middleware/canonical-address.ts` sees to the spelling.
 */
export const app = new Hono<AppEnv>({
  getPath: (request, options) =>
    splitLocalePath(new URL(request.url).pathname, configuredLocales(options?.env)).path,
})

app.use(requestServices, securityHeaders, canonicalAddress, localeChoice)

/** Files for machines: code that no page waits for. `/{key}.txt` is IndexNow's, any other name a 404. */
const file = (path: string, load: Parameters<typeof whenAsked>[0]) => app.get(path, whenAsked(load))
file('/sitemap.xml', async () => (await import('./feeds/sitemap-index.ts')).sitemapIndex)
file('/sitemaps/:file{[a-z0-9-]+\\.xml}', async () => (await import('./feeds/sitemap-part.ts')).sitemapPart)
file('/robots.txt', async () => (await import('./feeds/robots.ts')).robots)
file('/feed.xml', async () => (await import('./feeds/news-feed.ts')).newsFeed)
file('/concerts/feed.xml', async () => (await import('./feeds/concerts-feed.ts')).concertsFeed)
file('/calendar.ics', async () => (await import('./feeds/schedule-calendar.ts')).scheduleCalendar)
file('/c/:slug{[a-z0-9-]+\\.ics}', async () => (await import('./feeds/concert-calendar.ts')).concertCalendar)
file('/cities/:slug/calendar.ics', async () => (await import('./feeds/city-calendar.ts')).cityCalendar)
file('/:slug/calendar.ics', async () => (await import('./feeds/program-calendar.ts')).programCalendar)
file('/opensearch.xml', async () => (await import('./feeds/opensearch.ts')).openSearch)
file('/.well-known/security.txt', async () => (await import('./feeds/security-txt.ts')).securityTxt)
file('/:file{[a-z0-9-]+\\.txt}', async () => (await import('./feeds/index-now.ts')).indexNowKey)

app.get('/', servePage(homePage))
app.get('/concerts', servePage(concertsPage))
app.get('/c/:slug', servePage(concertPage))
app.get('/c/:slug/tickets', servePage(ticketsPage))
app.get('/programs', servePage(programsPage))
app.get('/program', (c) => c.redirect(localePath(c.var.locale, paths.programs()), 301))
app.get('/members/:slug', servePage(memberPage))
app.get('/categories/:slug', servePage(categoryPage))
app.get('/a/:slug', servePage(articlePage))
app.get('/cities', servePage(citiesPage))
app.get('/cities/:slug', servePage(cityPage))
app.get('/venues', servePage(venuesPage))
app.get('/venues/finomi', servePage(finomiPage))
app.get('/venues/:slug', servePage(venuePage))
app.get('/news', servePage(newsPage))
app.get('/p/:slug', servePage(postPage))
app.get('/qa', servePage(qaPage))
app.get('/qa/:slug', servePage(qaEntryPage))
app.get('/poster', servePage(posterPage))
app.get('/search', servePage(searchPage))
app.get('/about', servePage(aboutPage))
app.get('/charity', servePage(contentPage('charity')))
app.get('/services', servePage(contentPage('services')))
app.get('/security', servePage(contentPage('security')))
app.get('/contact', servePage(contentPage('contact')))
app.get('/b2b', servePage(contentPage('b2b')))
app.get('/cast', servePage(contentPage('cast')))

// The pictures that links are shared with. A page without a card of its own is shared with the site's, `/card.png`.
app.get(`/${cardFile}`, serveCard(homePage))
app.get(`/c/:slug/${cardFile}`, serveCard(concertPage))
app.get(`/members/:slug/${cardFile}`, serveCard(memberPage))
app.get(`/categories/:slug/${cardFile}`, serveCard(categoryPage))
app.get(`/a/:slug/${cardFile}`, serveCard(articlePage))
app.get(`/cities/:slug/${cardFile}`, serveCard(cityPage))
app.get(`/venues/finomi/${cardFile}`, serveCard(finomiPage))
app.get(`/venues/:slug/${cardFile}`, serveCard(venuePage))
app.get(`/p/:slug/${cardFile}`, serveCard(postPage))
app.get(`/qa/:slug/${cardFile}`, serveCard(qaEntryPage))
app.get(`/:slug/${cardFile}`, serveCard(bySlugPage))

app.get('/offline', servePage(offlinePage))
app.get('/manifest.webmanifest', serveManifest)
app.get('/sw.js', serveServiceWorker)

app.post('/api/detect-city', detectCity).all(methodNotAllowed('POST'))
app.get('/api/cities', listCities).all(methodNotAllowed('GET'))
app
  .post(
    '/api/hooks/content',
    contentHook(async (c, path) => {
      for (const locale of c.var.config.LOCALES) {
        const address = new URL(localePath(locale, path), c.req.url)
        // A crawler isn't redirected to a language, so `/` answers too.
        const request = new Request(address, { headers: { 'user-agent': 'tutti-refresh-bot' } })
        const behind: Promise<unknown>[] = []
        const waitUntil = (work: Promise<unknown>) => void behind.push(work)
        await (await app.fetch(request, c.env, { ...c.executionCtx, waitUntil })).text()
        // A stale answer comes first, and the page is made behind it.
        await Promise.all(behind)
      }
    }),
  )
  .all(methodNotAllowed('POST'))
app.post('/graphql', graphql).all(methodNotAllowed('POST'))
app.post('/api/search', search).all(methodNotAllowed('POST'))

// Whatever has no address of its own: the last route of all pages.
app.get('/:slug', servePage(bySlugPage))

app.notFound(answerUnknownPath)
app.onError(answerError)
