import type { Context } from 'hono'
import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import { fixedPages } from '#brand/fixed-pages.ts'
import type { ContentPageSlug } from '../brand/page-texts.ts'
import { readConfiguredLocales } from '../config/config.ts'
import type { AppEnv } from '../http/app-env.ts'
import { canonicalAddress } from '../http/canonical-address.ts'
import { answerError, answerUnknownPath } from '../http/error-answer.tsx'
import { localeChoice } from '../http/locale.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { requestServices } from '../http/request-services.ts'
import { requestReport, securityHeaders, speculativeLoading } from '../http/response-headers.ts'
import { type RouteHandlers, toRoutes } from '../http/routes.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { themeChoice } from '../http/theme.ts'
import { findPage } from '../routes/address-rules.ts'
import { localePath, splitLocalePath } from '../shared/urls.ts'

const contentPage =
  <Slug extends ContentPageSlug>(slug: Slug) =>
  async () =>
    (await import('../features/submissions/pages/content-page.tsx')).contentPage(slug)

/**
 * The code of every address in `routes/addresses.ts`; a missing or an unknown name is a compile error. Each module is
 * imported by its first request, since most isolates show few pages.
 */
export const routeHandlers: RouteHandlers = {
  pages: {
    home: async () => (await import('../pages/home.tsx')).homePage,
    concerts: async () => (await import('../pages/concerts.tsx')).concertsPage,
    programs: async () => (await import('../pages/programs.tsx')).programsPage,
    cities: async () => (await import('../pages/cities.tsx')).citiesPage,
    venues: async () => (await import('../pages/venues.tsx')).venuesPage,
    news: async () => (await import('../pages/news.tsx')).newsPage,
    qa: async () => (await import('../pages/qa.tsx')).qaPage,
    votes: async () => (await import('../features/votes/pages/votes.tsx')).votesPage,
    allSeries: async () => (await import('../pages/series.tsx')).allSeriesPage,
    press: async () => (await import('../pages/press.tsx')).pressPage,
    seasons: async () => (await import('../pages/seasons.tsx')).seasonsPage,
    wishes: async () => (await import('../features/wishes/pages/wishes.tsx')).wishesPage,
    poster: async () => (await import('../pages/poster.tsx')).posterPage,
    assistants: async () => (await import('../features/assistants/pages/assistants.tsx')).assistantsPage,
    star: async () => (await import('../features/submissions/pages/star.tsx')).starPage,
    about: async () => (await import('../pages/about.tsx')).aboutPage,
    charity: contentPage('charity'),
    services: contentPage('services'),
    security: contentPage('security'),
    contact: contentPage('contact'),
    b2b: contentPage('b2b'),
    cast: contentPage('cast'),
    concert: async () => (await import('../pages/concert.tsx')).concertPage,
    evening: async () => (await import('../pages/evening.tsx')).eveningPage,
    tickets: async () => (await import('../pages/tickets.tsx')).ticketsPage,
    city: async () => (await import('../pages/city.tsx')).cityPage,
    venue: async () => (await import('../pages/venue.tsx')).venuePage,
    series: async () => (await import('../pages/series.tsx')).seriesPage,
    member: async () => (await import('../pages/member.tsx')).memberPage,
    post: async () => (await import('../pages/post.tsx')).postPage,
    article: async () => (await import('../pages/article.tsx')).articlePage,
    category: async () => (await import('../pages/category.tsx')).categoryPage,
    qaEntry: async () => (await import('../pages/qa-entry.tsx')).qaEntryPage,
    vote: async () => (await import('../features/votes/pages/vote.tsx')).votePage,
    ownVote: async () => (await import('../features/votes/pages/own-vote.tsx')).ownVotePage,
    wish: async () => (await import('../features/wishes/pages/wish.tsx')).wishPage,
    places: async () => (await import('../features/wishes/pages/places.tsx')).placesPage,
    place: async () => (await import('../features/wishes/pages/place.tsx')).placePage,
    bySlug: async () => (await import('../pages/by-slug.tsx')).bySlugPage,
    findSent: async () => (await import('../features/submissions/pages/find-sent.tsx')).findSentPage,
    sent: async () => (await import('../features/submissions/pages/sent.tsx')).sentPage,
    push: async () => (await import('../features/notices/pages/push.tsx')).pushPage,
    login: async () => (await import('../features/accounts/pages/form-pages.tsx')).loginPage,
    register: async () => (await import('../features/accounts/pages/form-pages.tsx')).registerPage,
    forgotPassword: async () =>
      (await import('../features/accounts/pages/form-pages.tsx')).forgotPasswordPage,
    resetPassword: async () => (await import('../features/accounts/pages/form-pages.tsx')).resetPasswordPage,
    confirmEmail: async () => (await import('../features/accounts/pages/form-pages.tsx')).confirmEmailPage,
    account: async () => (await import('../features/accounts/pages/account.tsx')).accountPage,
    accountPassword: async () =>
      (await import('../features/accounts/pages/form-pages.tsx')).accountPasswordPage,
    accountErase: async () => (await import('../features/accounts/pages/form-pages.tsx')).accountErasePage,
    preview: async () => (await import('../features/previews/pages/preview.tsx')).previewPage,
    codegen: async () => (await import('../features/partners/pages/partner-links.tsx')).partnerLinksPage,
    embedConcert: async () => (await import('../features/partners/pages/embeds.tsx')).embedConcertPage,
    embedCity: async () => (await import('../features/partners/pages/embeds.tsx')).embedCityPage,
    embedProgram: async () => (await import('../features/partners/pages/embeds.tsx')).embedProgramPage,
    search: async () => (await import('../pages/search.tsx')).searchPage,
    saved: async () => (await import('../features/saved/pages/saved.tsx')).savedPage,
    offline: async () => (await import('../pages/offline.tsx')).offlinePageDefinition,
  },
  files: {
    sitemap: async () => (await import('../endpoints/files/sitemaps.ts')).serveSitemapIndex,
    sitemapPart: async () => (await import('../endpoints/files/sitemaps.ts')).serveSitemapPart,
    robots: async () => (await import('../endpoints/files/robots.ts')).serveRobots,
    newsFeed: async () => (await import('../endpoints/files/feeds.ts')).serveNewsFeed,
    concertsFeed: async () => (await import('../endpoints/files/feeds.ts')).serveConcertsFeed,
    scheduleCalendar: async () => (await import('../endpoints/files/calendars.ts')).scheduleCalendar,
    concertCalendar: async () => (await import('../endpoints/files/calendars.ts')).serveConcertCalendar,
    cityCalendar: async () => (await import('../endpoints/files/calendars.ts')).serveCityCalendar,
    seriesCalendar: async () => (await import('../endpoints/files/calendars.ts')).serveSeriesCalendar,
    programCalendar: async () => (await import('../endpoints/files/calendars.ts')).serveProgramCalendar,
    llmsTxt: async () => (await import('../endpoints/files/llms-txt.ts')).serveLlmsTxt,
    openSearch: async () => (await import('../endpoints/files/opensearch.ts')).openSearch,
    securityTxt: async () => (await import('../endpoints/files/robots.ts')).serveSecurityTxt,
    indexNowKey: async () => (await import('../endpoints/files/index-now.ts')).indexNowKey,
    manifest: async () => (await import('../endpoints/files/manifest.ts')).serveManifest,
    serviceWorker: async () => (await import('../endpoints/files/manifest.ts')).serveServiceWorker,
    qrSvg: async () => (await import('../features/partners/api/qr-files.ts')).handleQrSvg,
    qrPng: async () => (await import('../features/partners/api/qr-files.ts')).handleQrPng,
    messengerCode: async () => (await import('../features/notices/api/messengers.ts')).drawMessengerCode,
    speculationRules: async () => (await import('../endpoints/speculation-rules.ts')).serveSpeculationRules,
  },
  markdown: async () =>
    (await import('../features/assistants/api/markdown-page.ts')).serveMarkdown(fetchPage),
  desk: {
    deskOverview: async () => (await import('../features/desk/pages/overview.tsx')).overviewPage,
    deskVisits: async () => (await import('../features/desk/pages/visits.tsx')).visitsPage,
    deskInbox: async () => (await import('../features/desk/pages/inbox.tsx')).inboxPage,
    deskEntry: async () => (await import('../features/desk/pages/entry.tsx')).entryPage,
    deskReplyTexts: async () => (await import('../features/desk/pages/reply-texts.tsx')).replyTextsPage,
    deskEvenings: async () => (await import('../features/desk/pages/evenings.tsx')).eveningsPage,
    deskEvening: async () => (await import('../features/desk/pages/evening.tsx')).deskEveningPage,
    deskRadar: async () => (await import('../features/desk/pages/radar.tsx')).radarPage,
    deskSearches: async () => (await import('../features/desk/pages/searches.tsx')).searchesPage,
    deskVotes: async () => (await import('../features/desk/pages/votes.tsx')).deskVotesPage,
    deskNotices: async () => (await import('../features/desk/pages/notices.tsx')).deskNoticesPage,
    deskMessage: async () => (await import('../features/desk/pages/message.tsx')).messagePage,
    deskLinks: async () => (await import('../features/desk/pages/links.tsx')).linksPage,
    deskNewsletter: async () => (await import('../features/desk/pages/newsletter.tsx')).deskNewsletterPage,
    deskContent: async () => (await import('../features/desk/pages/content.tsx')).contentReportPage,
    deskRedirects: async () => (await import('../features/desk/pages/redirects.tsx')).redirectsPage,
    deskHealth: async () => (await import('../features/desk/pages/health.tsx')).deskHealthPage,
    deskLog: async () => (await import('../features/desk/pages/log.tsx')).logPage,
  },
  fixedPages,
  calls: {
    detectCity: async () => (await import('../endpoints/cities.ts')).detectCity,
    listCities: async () => (await import('../endpoints/cities.ts')).listCities,
    searchCall: async () => (await import('../endpoints/search.ts')).handleSearch,
    cityConcerts: async () => (await import('../endpoints/cities.ts')).serveCityConcerts,
    castVote: async () => (await import('../features/votes/api/votes.ts')).handleCastVote,
    voteResults: async () => (await import('../features/votes/api/votes.ts')).handleVoteResults,
    liveResults: async () => (await import('../features/votes/api/votes.ts')).handleLiveResults,
    pushKey: async () => (await import('../features/notices/api/subscriptions.ts')).handlePushKey,
    subscribePush: async () =>
      (await import('../features/notices/api/subscriptions.ts')).handlePushSubscription,
    leaveNotices: async () => (await import('../features/notices/api/subscriptions.ts')).handleUnsubscribe,
    openMessenger: async () => (await import('../features/notices/api/messengers.ts')).openMessenger,
    messengerHook: async () => (await import('../features/notices/api/messengers.ts')).handleMessengerHook,
    contentHook: async () => (await import('../endpoints/content-hook.ts')).handleContentHook(refreshPage),
    ticketHook: async () => (await import('../features/availability/api/ticket-hook.ts')).handleTicketHook,
    reportAction: async () =>
      (await import('../features/statistics/api/report-action.ts')).reportAction(hasPublicPage),
    health: async () => (await import('../endpoints/health.ts')).serveHealth,
    chooseTheme: async () => (await import('../endpoints/choose-theme.ts')).chooseTheme,
    shortLink: async () => (await import('../features/partners/api/open-short-link.ts')).handleShortLink,
    oembed: async () => (await import('../features/partners/api/oembed.ts')).handleOembed,
    graphql: async () => (await import('../endpoints/graphql.ts')).handleGraphql,
    mcp: async () => (await import('../features/assistants/api/mcp.ts')).handleMcp,
    signIn: async () => (await import('../features/accounts/api/accounts.ts')).handleSignIn,
    signUp: async () => (await import('../features/accounts/api/accounts.ts')).handleSignUp,
    requestReset: async () => (await import('../features/accounts/api/accounts.ts')).handleResetRequest,
    setPassword: async () => (await import('../features/accounts/api/accounts.ts')).handlePasswordReset,
    changePassword: async () => (await import('../features/accounts/api/accounts.ts')).handlePasswordChange,
    requestConfirmation: async () =>
      (await import('../features/accounts/api/accounts.ts')).handleConfirmationRequest,
    signOut: async () => (await import('../features/accounts/api/accounts.ts')).handleSignOut,
    currentUser: async () => (await import('../features/accounts/api/accounts.ts')).handleCurrentUser,
    joinKept: async () => (await import('../features/accounts/api/accounts.ts')).handleAccountSync,
    startProvider: async () => (await import('../features/accounts/api/providers.ts')).handleProviderStart,
    providerCallback: async () =>
      (await import('../features/accounts/api/providers.ts')).handleProviderCallback,
  },
}

/**
 * Routes have no language prefix: `getPath` removes it, and `http/canonical-address.ts` redirects other spellings.
 * These routes need `TrieRouter`; Hono's default would first try another router in every isolate, in vain.
 */
export const app = new HonoBase<AppEnv>({
  router: new TrieRouter(),
  getPath: (request, options) =>
    splitLocalePath(new URL(request.url).pathname, readConfiguredLocales(options?.env)).path,
})

app.use(securityHeaders, requestServices, requestReport, themeChoice)
app.use(sameOrigin, speculativeLoading, canonicalAddress, rateLimit, localeChoice)
for (const { method, pattern, handler } of toRoutes(routeHandlers)) {
  if (method === 'ALL') app.all(pattern, handler)
  else app.on(method, pattern, handler)
}
app.notFound(answerUnknownPath)
app.onError(answerError)

/** Requests a page as a crawler does, with the visitor's address. @param path with its language prefix */
async function fetchPage(c: Context<AppEnv>, path: string): Promise<Response> {
  const headers = {
    'user-agent': 'tutti-refresh-bot',
    'cf-connecting-ip': c.req.header('cf-connecting-ip') ?? '',
  }
  return app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, c.executionCtx)
}

/** Whether a public page exists at a path. */
async function hasPublicPage(c: Context<AppEnv>, path: string): Promise<boolean> {
  const row = findPage(path)
  if (!row || row.isPrivate) return false
  const answer = await fetchPage(c, path)
  await answer.body?.cancel()
  return answer.status === 200 && answer.headers.get('cache-control')?.includes('no-store') === false
}

/** Renders a page in every language after a content change, so that its next visitor gets it from the cache. */
async function refreshPage(c: Context<AppEnv>, path: string): Promise<void> {
  for (const locale of c.get('config').LOCALES) {
    const address = new URL(localePath(locale, path), c.req.url)
    // As a crawler it isn't redirected to a language, so `/` answers too.
    const request = new Request(address, { headers: { 'user-agent': 'tutti-refresh-bot' } })
    const behind: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void behind.push(work)
    await (await app.fetch(request, c.env, { ...c.executionCtx, waitUntil })).text()
    // A stale response comes first, and the page is rendered again in the background.
    await Promise.all(behind)
  }
}
