import { type Context, Hono } from 'hono'
import { detectCity } from './api/detect-city.ts'
import { configuredLocales } from './config.ts'
import type { AppEnv } from './http/app-env.ts'
import { canonicalAddress } from './http/canonical-address.ts'
import { earlyFetching } from './http/early-fetching.ts'
import { answerError, answerUnknownPath } from './http/error-answer.tsx'
import { lazy } from './http/lazy.ts'
import { localeChoice } from './http/locale.ts'
import { methodNotAllowed } from './http/method-not-allowed.ts'
import { rateLimit } from './http/rate-limit.ts'
import { requestReport } from './http/request-report.ts'
import { requestServices } from './http/request-services.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { servePage } from './http/serve-page.tsx'
import { servePayload } from './http/serve-payload.ts'
import { serveSharePicture, sharePictureFile } from './http/serve-share-picture.ts'
import type { ContentPageSlug } from './i18n/content-pages.ts'
import { homePage } from './pages/home.tsx'
import { localePath, paths, splitLocalePath } from './shared/urls.ts'

/**
 * Pages that most isolates are never asked for: their code, layouts and texts are evaluated when they first are.
 * What starts with the Worker is the page that most visits begin on.
 */
const aboutPage = async () => (await import('./pages/about.tsx')).aboutPage
const articlePage = async () => (await import('./pages/article.tsx')).articlePage
const bySlugPage = async () => (await import('./pages/by-slug.tsx')).bySlugPage
const categoryPage = async () => (await import('./pages/category.tsx')).categoryPage
const citiesPage = async () => (await import('./pages/cities.tsx')).citiesPage
const cityPage = async () => (await import('./pages/city.tsx')).cityPage
const concertsPage = async () => (await import('./pages/concerts.tsx')).concertsPage
const concertPage = async () => (await import('./pages/concert.tsx')).concertPage
const contentPage = (slug: ContentPageSlug) => async () =>
  (await import('./pages/content-page.tsx')).contentPage(slug)
const finomiPage = async () => (await import('./pages/finomi.tsx')).finomiPage
const memberPage = async () => (await import('./pages/member.tsx')).memberPage
const newsPage = async () => (await import('./pages/news.tsx')).newsPage
const offlinePage = async () => (await import('./pages/offline.tsx')).offlinePage
const postPage = async () => (await import('./pages/post.tsx')).postPage
const posterPage = async () => (await import('./pages/poster.tsx')).posterPage
const programsPage = async () => (await import('./pages/programs.tsx')).programsPage
const qaPage = async () => (await import('./pages/qa.tsx')).qaPage
const qaEntryPage = async () => (await import('./pages/qa-entry.tsx')).qaEntryPage
const savedPage = async () => (await import('./pages/saved.tsx')).savedPage
const searchPage = async () => (await import('./pages/search.tsx')).searchPage
const ticketsPage = async () => (await import('./pages/tickets.tsx')).ticketsPage
const venuePage = async () => (await import('./pages/venue.tsx')).venuePage
const venuesPage = async () => (await import('./pages/venues.tsx')).venuesPage

/**
 * Every address of the site, in the order in which they are matched. Routes stand without a language:
 * `getPath` takes it off, `http/canonical-address.ts` sees to the spelling.
 */
export const app = new Hono<AppEnv>({
  getPath: (request, options) =>
    splitLocalePath(new URL(request.url).pathname, configuredLocales(options?.env)).path,
})

app.use(requestServices, requestReport, securityHeaders)
app.use(sameOrigin, earlyFetching, canonicalAddress, rateLimit, localeChoice)

// The data of the pages of `shared/prerendered.ts`, before any address with a `:slug` that could take theirs.
app.get('/_payload.json', servePayload(homePage))
app.get('/concerts/_payload.json', servePayload(concertsPage))
app.get('/programs/_payload.json', servePayload(programsPage))
app.get('/cities/_payload.json', servePayload(citiesPage))
app.get('/venues/_payload.json', servePayload(venuesPage))
app.get('/venues/finomi/_payload.json', servePayload(finomiPage))
app.get('/news/_payload.json', servePayload(newsPage))
app.get('/qa/_payload.json', servePayload(qaPage))
app.get('/poster/_payload.json', servePayload(posterPage))
app.get('/about/_payload.json', servePayload(aboutPage))
app.get('/charity/_payload.json', servePayload(contentPage('charity')))
app.get('/services/_payload.json', servePayload(contentPage('services')))
app.get('/security/_payload.json', servePayload(contentPage('security')))
app.get('/contact/_payload.json', servePayload(contentPage('contact')))
app.get('/b2b/_payload.json', servePayload(contentPage('b2b')))
app.get('/cast/_payload.json', servePayload(contentPage('cast')))

/** Files for machines: code that no page waits for. `/{key}.txt` is IndexNow's, any other name a 404. */
const file = (path: string, load: Parameters<typeof lazy>[0]) => app.get(path, lazy(load))
file('/sitemap.xml', async () => (await import('./files/sitemap-index.ts')).sitemapIndex)
file('/sitemaps/:file{[a-z0-9-]+\\.xml}', async () => (await import('./files/sitemap-part.ts')).sitemapPart)
file('/robots.txt', async () => (await import('./files/robots.ts')).robots)
file('/feed.xml', async () => (await import('./files/news-feed.ts')).newsFeed)
file('/concerts/feed.xml', async () => (await import('./files/concerts-feed.ts')).concertsFeed)
file('/calendar.ics', async () => (await import('./files/schedule-calendar.ts')).scheduleCalendar)
file('/c/:slug{[a-z0-9-]+\\.ics}', async () => (await import('./files/concert-calendar.ts')).concertCalendar)
file('/cities/:slug/calendar.ics', async () => (await import('./files/city-calendar.ts')).cityCalendar)
file('/:slug/calendar.ics', async () => (await import('./files/program-calendar.ts')).programCalendar)
file('/opensearch.xml', async () => (await import('./files/opensearch.ts')).openSearch)
file('/.well-known/security.txt', async () => (await import('./files/security-txt.ts')).securityTxt)
file('/:file{[a-z0-9-]+\\.txt}', async () => (await import('./files/index-now.ts')).indexNowKey)

// Cards of lists, before any address with a `:slug` that could take theirs; the other cards come behind the pages.
app.get(`/concerts/${sharePictureFile}`, serveSharePicture(concertsPage))
app.get(`/programs/${sharePictureFile}`, serveSharePicture(programsPage))
app.get(`/cities/${sharePictureFile}`, serveSharePicture(citiesPage))
app.get(`/venues/${sharePictureFile}`, serveSharePicture(venuesPage))
app.get(`/news/${sharePictureFile}`, serveSharePicture(newsPage))
app.get(`/qa/${sharePictureFile}`, serveSharePicture(qaPage))
app.get(`/poster/${sharePictureFile}`, serveSharePicture(posterPage))

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
app.get('/saved', servePage(savedPage))
app.get('/about', servePage(aboutPage))
app.get('/charity', servePage(contentPage('charity')))
app.get('/services', servePage(contentPage('services')))
app.get('/security', servePage(contentPage('security')))
app.get('/contact', servePage(contentPage('contact')))
app.get('/b2b', servePage(contentPage('b2b')))
app.get('/cast', servePage(contentPage('cast')))

// The pictures that links are shared with. A page without a card of its own is shared with the site's, `/card.png`.
app.get(`/${sharePictureFile}`, serveSharePicture(homePage))
app.get(`/c/:slug/${sharePictureFile}`, serveSharePicture(concertPage))
app.get(`/members/:slug/${sharePictureFile}`, serveSharePicture(memberPage))
app.get(`/categories/:slug/${sharePictureFile}`, serveSharePicture(categoryPage))
app.get(`/a/:slug/${sharePictureFile}`, serveSharePicture(articlePage))
app.get(`/cities/:slug/${sharePictureFile}`, serveSharePicture(cityPage))
app.get(`/venues/finomi/${sharePictureFile}`, serveSharePicture(finomiPage))
app.get(`/venues/:slug/${sharePictureFile}`, serveSharePicture(venuePage))
app.get(`/p/:slug/${sharePictureFile}`, serveSharePicture(postPage))
app.get(`/qa/:slug/${sharePictureFile}`, serveSharePicture(qaEntryPage))
app.get(`/:slug/${sharePictureFile}`, serveSharePicture(bySlugPage))

app.get('/offline', servePage(offlinePage))
file('/manifest.webmanifest', async () => (await import('./files/manifest.ts')).serveManifest)
file('/sw.js', async () => (await import('./files/service-worker.ts')).serveServiceWorker)

app.post('/api/detect-city', detectCity).all(methodNotAllowed('POST'))
app
  .get(
    '/api/cities',
    lazy(async () => (await import('./api/cities.ts')).listCities),
  )
  .all(methodNotAllowed('GET'))
app
  .post(
    '/api/hooks/content',
    lazy(async () => (await import('./api/content-hook.ts')).contentHook(refreshPage)),
  )
  .all(methodNotAllowed('POST'))
app
  .get(
    '/api/health',
    lazy(async () => (await import('./api/health.ts')).health),
  )
  .all(methodNotAllowed('GET'))
file('/speculation-rules.json', async () => (await import('./api/speculation-rules.ts')).speculationRules)
app
  .post(
    '/graphql',
    lazy(async () => (await import('./api/graphql.ts')).graphql),
  )
  .all(methodNotAllowed('POST'))
app
  .post(
    '/api/search',
    lazy(async () => (await import('./api/search.ts')).search),
  )
  .all(methodNotAllowed('POST'))

// Whatever has no address of its own: the last route of all pages.
app.get('/:slug', servePage(bySlugPage))

app.notFound(answerUnknownPath)
app.onError(answerError)

/** After a change: asks for a page in every language, so that its next visitor finds it made. */
async function refreshPage(c: Context<AppEnv>, path: string): Promise<void> {
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
}
