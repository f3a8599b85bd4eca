import type { Context } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import { fixedPages } from '#brand/fixed-pages.ts'
import type { ContentPageSlug } from './brand/page-texts.ts'
import { configuredLocales } from './config.ts'
import type { AppEnv } from './http/app-env.ts'
import { canonicalAddress } from './http/canonical-address.ts'
import { earlyFetching } from './http/early-fetching.ts'
import { answerError, answerUnknownPath } from './http/error-answer.tsx'
import { localeChoice } from './http/locale.ts'
import { rateLimit } from './http/rate-limit.ts'
import { requestReport } from './http/request-report.ts'
import { requestServices } from './http/request-services.ts'
import { type Code, toRoutes } from './http/routes.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { themeChoice } from './http/theme-choice.ts'
import { localePath, splitLocalePath } from './shared/urls.ts'

const contentPage =
  <Slug extends ContentPageSlug>(slug: Slug) =>
  async () =>
    (await import('./pages/content-page.tsx')).contentPage(slug)

/**
 * The code behind every address of `shared/addresses.ts`; what the book names and this doesn't, or the other way
 * round, doesn't compile. It is evaluated when it is first asked for, since most isolates show few pages.
 */
export const code: Code = {
  pages: {
    home: async () => (await import('./pages/home.tsx')).homePage,
    concerts: async () => (await import('./pages/concerts.tsx')).concertsPage,
    programs: async () => (await import('./pages/programs.tsx')).programsPage,
    cities: async () => (await import('./pages/cities.tsx')).citiesPage,
    venues: async () => (await import('./pages/venues.tsx')).venuesPage,
    news: async () => (await import('./pages/news.tsx')).newsPage,
    qa: async () => (await import('./pages/qa.tsx')).qaPage,
    votes: async () => (await import('./pages/votes.tsx')).votesPage,
    wishes: async () => (await import('./pages/wishes.tsx')).wishesPage,
    poster: async () => (await import('./pages/poster.tsx')).posterPage,
    star: async () => (await import('./pages/star.tsx')).starPage,
    about: async () => (await import('./pages/about.tsx')).aboutPage,
    charity: contentPage('charity'),
    services: contentPage('services'),
    security: contentPage('security'),
    contact: contentPage('contact'),
    b2b: contentPage('b2b'),
    cast: contentPage('cast'),
    concert: async () => (await import('./pages/concert.tsx')).concertPage,
    tickets: async () => (await import('./pages/tickets.tsx')).ticketsPage,
    city: async () => (await import('./pages/city.tsx')).cityPage,
    venue: async () => (await import('./pages/venue.tsx')).venuePage,
    member: async () => (await import('./pages/member.tsx')).memberPage,
    post: async () => (await import('./pages/post.tsx')).postPage,
    article: async () => (await import('./pages/article.tsx')).articlePage,
    category: async () => (await import('./pages/category.tsx')).categoryPage,
    qaEntry: async () => (await import('./pages/qa-entry.tsx')).qaEntryPage,
    vote: async () => (await import('./pages/vote.tsx')).votePage,
    ownVote: async () => (await import('./pages/own-vote.tsx')).ownVotePage,
    wish: async () => (await import('./pages/wish.tsx')).wishPage,
    bySlug: async () => (await import('./pages/by-slug.tsx')).bySlugPage,
    findSent: async () => (await import('./pages/find-sent.tsx')).findSentPage,
    sent: async () => (await import('./pages/sent.tsx')).sentPage,
    push: async () => (await import('./pages/push.tsx')).pushPage,
    editorWords: async () => (await import('./pages/editor-words.tsx')).editorWordsPage,
    login: async () => (await import('./pages/login.tsx')).loginPage,
    register: async () => (await import('./pages/register.tsx')).registerPage,
    forgotPassword: async () => (await import('./pages/forgot-password.tsx')).forgotPasswordPage,
    resetPassword: async () => (await import('./pages/reset-password.tsx')).resetPasswordPage,
    confirmEmail: async () => (await import('./pages/confirm-email.tsx')).confirmEmailPage,
    account: async () => (await import('./pages/account.tsx')).accountPage,
    accountPassword: async () => (await import('./pages/account-password.tsx')).accountPasswordPage,
    accountErase: async () => (await import('./pages/account-erase.tsx')).accountErasePage,
    preview: async () => (await import('./pages/preview.tsx')).previewPage,
    codegen: async () => (await import('./pages/codegen.tsx')).codegenPage,
    shortLinks: async () => (await import('./pages/short-links.tsx')).shortLinksPage,
    embedConcert: async () => (await import('./pages/embed-concert.tsx')).embedConcertPage,
    embedCity: async () => (await import('./pages/embed-city.tsx')).embedCityPage,
    embedProgram: async () => (await import('./pages/embed-program.tsx')).embedProgramPage,
    search: async () => (await import('./pages/search.tsx')).searchPage,
    saved: async () => (await import('./pages/saved.tsx')).savedPage,
    offline: async () => (await import('./pages/offline.tsx')).offlinePage,
  },
  files: {
    sitemap: async () => (await import('./files/sitemap-index.ts')).sitemapIndex,
    sitemapPart: async () => (await import('./files/sitemap-part.ts')).sitemapPart,
    robots: async () => (await import('./files/robots.ts')).robots,
    newsFeed: async () => (await import('./files/news-feed.ts')).newsFeed,
    concertsFeed: async () => (await import('./files/concerts-feed.ts')).concertsFeed,
    scheduleCalendar: async () => (await import('./files/schedule-calendar.ts')).scheduleCalendar,
    concertCalendar: async () => (await import('./files/concert-calendar.ts')).concertCalendar,
    cityCalendar: async () => (await import('./files/city-calendar.ts')).cityCalendar,
    programCalendar: async () => (await import('./files/program-calendar.ts')).programCalendar,
    openSearch: async () => (await import('./files/opensearch.ts')).openSearch,
    securityTxt: async () => (await import('./files/security-txt.ts')).securityTxt,
    indexNowKey: async () => (await import('./files/index-now.ts')).indexNowKey,
    manifest: async () => (await import('./files/manifest.ts')).serveManifest,
    serviceWorker: async () => (await import('./files/service-worker.ts')).serveServiceWorker,
    qrSvg: async () => (await import('./files/qr-files.ts')).qrSvg,
    qrPng: async () => (await import('./files/qr-files.ts')).qrPng,
    speculationRules: async () => (await import('./api/speculation-rules.ts')).speculationRules,
  },
  fixedPages,
  calls: {
    detectCity: async () => (await import('./api/detect-city.ts')).detectCity,
    listCities: async () => (await import('./api/cities.ts')).listCities,
    searchCall: async () => (await import('./api/search.ts')).search,
    cityConcerts: async () => (await import('./api/city-concerts.ts')).cityConcerts,
    castVote: async () => (await import('./api/votes.ts')).castVote,
    voteResults: async () => (await import('./api/votes.ts')).voteResults,
    liveResults: async () => (await import('./api/votes.ts')).liveResults,
    pushKey: async () => (await import('./api/push.ts')).pushKey,
    subscribePush: async () => (await import('./api/push.ts')).subscribePush,
    leaveNotices: async () => (await import('./api/push.ts')).leaveNotices,
    contentHook: async () => (await import('./api/content-hook.ts')).contentHook(refreshPage),
    health: async () => (await import('./api/health.ts')).health,
    chooseTheme: async () => (await import('./api/choose-theme.ts')).chooseTheme,
    shortLink: async () => (await import('./api/short-link.ts')).shortLink,
    oembed: async () => (await import('./api/oembed.ts')).oembed,
    graphql: async () => (await import('./api/graphql.ts')).graphql,
    signIn: async () => (await import('./api/accounts.ts')).signIn,
    signUp: async () => (await import('./api/accounts.ts')).signUp,
    requestReset: async () => (await import('./api/accounts.ts')).requestReset,
    setPassword: async () => (await import('./api/accounts.ts')).setPassword,
    changePassword: async () => (await import('./api/accounts.ts')).changePassword,
    requestConfirmation: async () => (await import('./api/accounts.ts')).requestConfirmation,
    signOut: async () => (await import('./api/accounts.ts')).signOut,
    currentUser: async () => (await import('./api/accounts.ts')).currentUser,
    joinKept: async () => (await import('./api/kept.ts')).joinKept,
    startProvider: async () => (await import('./api/providers.ts')).startProvider,
    providerCallback: async () => (await import('./api/providers.ts')).providerCallback,
  },
}

/**
 * Routes stand without a language: `getPath` takes it off, `http/canonical-address.ts` sees to the spelling. The router is
 * the one that these routes end with: Hono's own choice tries another first, in vain, in every isolate.
 */
export const app = new HonoBase<AppEnv>({
  router: new TrieRouter(),
  getPath: (request, options) =>
    splitLocalePath(new URL(request.url).pathname, configuredLocales(options?.env)).path,
})

app.use(securityHeaders, requestServices, requestReport, themeChoice)
app.use(sameOrigin, earlyFetching, canonicalAddress, rateLimit, localeChoice)
for (const { method, pattern, handler } of toRoutes(code)) {
  if (method === 'ALL') app.all(pattern, handler)
  else app.on(method, pattern, handler)
}
app.notFound(answerUnknownPath)
app.onError(answerError)

/** After a change: asks for a page in every language, so that its next visitor finds it made. */
async function refreshPage(c: Context<AppEnv>, path: string): Promise<void> {
  for (const locale of c.get('config').LOCALES) {
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
