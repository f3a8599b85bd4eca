import { fixedPages, pagesWithText, sections, touring } from '../brand/chosen.ts'
import { contentPageSlugs, pagesWithoutText } from '../brand/page-texts.ts'
import { contentTypes } from '../shared/content-types.ts'
import type { AddressRow, PublicPageAddress } from './address-kinds.ts'

/**
 * The address book: every address of the site without its language prefix, with its properties. From it come routes,
 * sitemap, payloads, share images, what the webhook renders again, what browsers prefetch and store, menus, and the
 * types of `pathTo` (`paths.ts`, `address-rules.ts`, `http/routes.ts`). It is data only; `worker/app.ts` names the code of
 * each address, and doesn't compile while a row has none.
 *
 * `address-kinds.ts` defines the properties. A new page is a row here, a file in `pages/` and a line in `worker/app.ts`.
 */

/** Only where an orchestra travels does a page depend on the visitor's city. */
const ofVisitorsCity = touring ? ({ variesByCity: true } as const) : {}

/** The sitemap lists fixed pages in this order. */
export const addresses = {
  // Any change of content may show on the home page, at least in its footer.
  home: {
    kind: 'page',
    path: '/',
    isFixed: true,
    hasShareImage: true,
    lists: contentTypes,
    ...ofVisitorsCity,
  },
  concerts: {
    kind: 'page',
    path: '/concerts',
    isFixed: true,
    hasShareImage: true,
    lists: ['concert'],
    offlineGroup: 'schedule',
    ...ofVisitorsCity,
  },
  programs: {
    kind: 'page',
    path: '/programs',
    isFixed: true,
    hasShareImage: true,
    lists: ['program', 'program-collection'],
  },
  cities: { kind: 'page', path: '/cities', isFixed: true, hasShareImage: true, lists: ['city'] },
  venues: { kind: 'page', path: '/venues', isFixed: true, hasShareImage: true, lists: ['venue'] },
  news: { kind: 'page', path: '/news', isFixed: true, hasShareImage: true, lists: ['post'] },
  qa: { kind: 'page', path: '/qa', isFixed: true, hasShareImage: true, lists: ['qa-entry'] },
  votes: { kind: 'page', path: '/vote', isFixed: true, hasShareImage: true, lists: ['vote'] },
  allSeries: {
    kind: 'page',
    path: '/series',
    isFixed: true,
    hasShareImage: true,
    lists: ['series', 'concert'],
    section: 'series',
  },
  press: { kind: 'page', path: '/press', isFixed: true, lists: ['press'], section: 'press' },
  seasons: {
    kind: 'page',
    path: '/seasons',
    isFixed: true,
    hasShareImage: true,
    lists: ['concert'],
    section: 'seasons',
  },
  wishes: { kind: 'page', path: '/wishes', isFixed: true, hasShareImage: true },
  poster: { kind: 'page', path: '/poster', isFixed: true, hasShareImage: true },
  assistants: { kind: 'page', path: '/assistants', isFixed: true },
  star: { kind: 'page', path: '/star', isFixed: true, hasShareImage: true, hasAction: true },
  about: { kind: 'page', path: '/about', isFixed: true, lists: ['about'] },
  charity: { kind: 'page', path: '/charity', isFixed: true },
  services: { kind: 'page', path: '/services', isFixed: true },
  security: { kind: 'page', path: '/security', isFixed: true },
  contact: { kind: 'page', path: '/contact', isFixed: true, hasAction: true },
  b2b: { kind: 'page', path: '/b2b', isFixed: true, hasAction: true },
  cast: { kind: 'page', path: '/cast', isFixed: true, hasAction: true },

  concert: {
    kind: 'page',
    path: '/c/:slug',
    hasShareImage: true,
    shows: ['concert'],
    prerender: 'anywhere',
    offlineGroup: 'concerts',
  },
  // `/c/{slug}/evening`: a concert's page for its guests on the day.
  evening: { kind: 'page', path: '/c/:slug/evening', offlineGroup: 'concerts' },
  tickets: { kind: 'page', path: '/c/:slug/tickets', isOnlineOnly: true, middleware: ['online'] },
  city: {
    kind: 'page',
    path: '/cities/:slug',
    hasShareImage: true,
    shows: ['city'],
    offlineGroup: 'schedule',
  },
  venue: { kind: 'page', path: '/venues/:slug', hasShareImage: true, shows: ['venue'] },
  series: { kind: 'page', path: '/series/:slug', hasShareImage: true, shows: ['series'], section: 'series' },
  member: { kind: 'page', path: '/members/:slug', hasShareImage: true, shows: ['member'] },
  post: { kind: 'page', path: '/p/:slug', hasShareImage: true, shows: ['post'] },
  article: { kind: 'page', path: '/a/:slug', hasShareImage: true, shows: ['article'] },
  category: { kind: 'page', path: '/categories/:slug', hasShareImage: true, shows: ['category'] },
  qaEntry: { kind: 'page', path: '/qa/:slug', hasShareImage: true, shows: ['qa-entry'] },
  vote: {
    kind: 'page',
    path: '/vote/:slug',
    hasShareImage: true,
    shows: ['vote'],
    hasAction: true,
    countsAs: 'vote',
  },
  // The option that the visitor voted for, as a page that can be reloaded.
  ownVote: { kind: 'page', path: '/vote/:slug/mine', isPrivate: true },
  // The form to request a program in a city.
  wish: { kind: 'page', path: '/wishes/:slug', isPrivate: true, hasAction: true, countsAs: 'vote' },
  // The world's places by name, and the wish for one of them that has no city on the site.
  places: { kind: 'page', path: '/places', isOnlineOnly: true },
  place: { kind: 'page', path: '/places/:slug', isPrivate: true, hasAction: true, countsAs: 'vote' },
  // Programs, collections and pages share one namespace: of two entries with the same slug, the first of these types
  // is shown.
  bySlug: {
    kind: 'page',
    path: '/:slug',
    hasShareImage: true,
    shows: ['program', 'program-collection', 'page'],
    prerender: 'from-program-links',
  },

  // A visitor's submission by its number, to be viewed, downloaded, or deleted.
  findSent: { kind: 'page', path: '/sent', isPrivate: true, hasAction: true },
  // Confirmation of a sent form, as a page that can be reloaded.
  sent: { kind: 'page', path: '/sent/:form/:number', isPrivate: true },

  push: { kind: 'page', path: '/push', isPrivate: true, hasAction: true },
  login: { kind: 'page', path: '/login', isPrivate: true, hasAction: true },
  register: { kind: 'page', path: '/register', isPrivate: true, hasAction: true },
  forgotPassword: { kind: 'page', path: '/forgot-password', isPrivate: true, hasAction: true },
  resetPassword: { kind: 'page', path: '/reset-password', isPrivate: true, hasAction: true },
  confirmEmail: { kind: 'page', path: '/confirm', isPrivate: true, hasAction: true },
  account: { kind: 'page', path: '/account', isPrivate: 'with-all-below', hasAction: true },
  accountPassword: { kind: 'page', path: '/account/password', isPrivate: true, hasAction: true },
  accountErase: { kind: 'page', path: '/account/erase', isPrivate: true, hasAction: true },
  preview: { kind: 'page', path: '/preview', isPrivate: true, hasAction: true },
  codegen: { kind: 'page', path: '/codegen', isOnlineOnly: true, hasAction: true },
  // Pages that partners show in iframes.
  embedConcert: { kind: 'page', path: '/embed/c/:slug', isFramed: true, isOnlineOnly: true },
  embedCity: { kind: 'page', path: '/embed/cities/:slug', isFramed: true, isOnlineOnly: true },
  embedProgram: { kind: 'page', path: '/embed/:slug', isFramed: true, isOnlineOnly: true },
  search: { kind: 'page', path: '/search', isOnlineOnly: true },
  saved: { kind: 'page', path: '/saved', offlineGroup: 'schedule' },
  offline: { kind: 'page', path: '/offline' },
  program: { kind: 'redirect', path: '/program', to: '/programs' },
  sitemap: { kind: 'file', path: '/sitemap.xml' },
  sitemapPart: { kind: 'file', path: '/sitemaps/:part.xml' },
  robots: { kind: 'file', path: '/robots.txt' },
  newsFeed: { kind: 'file', path: '/feed.xml' },
  concertsFeed: { kind: 'file', path: '/concerts/feed.xml' },
  scheduleCalendar: { kind: 'file', path: '/calendar.ics' },
  concertCalendar: { kind: 'file', path: '/c/:slug.ics' },
  cityCalendar: { kind: 'file', path: '/cities/:slug/calendar.ics' },
  seriesCalendar: { kind: 'file', path: '/series/:slug/calendar.ics', section: 'series' },
  programCalendar: { kind: 'file', path: '/:slug/calendar.ics' },
  llmsTxt: { kind: 'file', path: '/llms.txt' },
  openSearch: { kind: 'file', path: '/opensearch.xml' },
  securityTxt: { kind: 'file', path: '/.well-known/security.txt' },
  indexNowKey: { kind: 'file', path: '/:key.txt' },
  manifest: { kind: 'file', path: '/manifest.webmanifest' },
  serviceWorker: { kind: 'file', path: '/sw.js' },
  qrSvg: { kind: 'file', path: '/codegen/code.svg', countsAs: 'search' },
  qrPng: { kind: 'file', path: '/codegen/code.png', countsAs: 'search' },
  messengerCode: { kind: 'file', path: '/api/messengers/:messenger/code.svg', countsAs: 'search' },
  speculationRules: { kind: 'file', path: '/speculation-rules.json' },

  detectCity: { kind: 'call', method: 'POST', path: '/api/detect-city', countsAs: 'search' },
  listCities: { kind: 'call', method: 'GET', path: '/api/cities' },
  searchCall: { kind: 'call', method: 'POST', path: '/api/search', countsAs: 'search' },
  cityConcerts: { kind: 'call', method: 'GET', path: '/api/concerts' },
  castVote: { kind: 'call', method: 'POST', path: '/api/vote/:slug', countsAs: 'vote' },
  voteResults: { kind: 'call', method: 'GET', path: '/api/vote/:slug/results' },
  liveResults: { kind: 'call', method: 'GET', path: '/api/vote/:slug/live' },
  pushKey: { kind: 'call', method: 'GET', path: '/api/push/key' },
  subscribePush: { kind: 'call', method: 'POST, DELETE', path: '/api/push/subscribe' },
  openMessenger: { kind: 'call', method: 'GET', path: '/api/messengers/:messenger', countsAs: 'search' },
  leaveNotices: { kind: 'call', method: 'POST', path: '/api/push/leave' },
  // Not limited: a call without the secret reads nothing, and an editor who publishes a tour causes a hundred calls.
  contentHook: { kind: 'call', method: 'POST', path: '/api/hooks/content', countsAs: 'nothing' },
  // Not limited either: a sale that begins causes a call for each order.
  ticketHook: {
    kind: 'call',
    method: 'POST',
    path: '/api/hooks/tickets/:source/:secret',
    countsAs: 'nothing',
  },
  // All readers' messages come from the few addresses of a messenger.
  messengerHook: {
    kind: 'call',
    method: 'POST',
    path: '/api/hooks/messengers/:messenger',
    countsAs: 'nothing',
  },
  reportAction: { kind: 'call', method: 'POST', path: '/api/statistics', countsAs: 'statistics' },
  health: { kind: 'call', method: 'GET', path: '/api/health' },
  chooseTheme: { kind: 'call', method: 'POST', path: '/theme' },
  // The guests of one hall scan a code from one network address.
  shortLink: { kind: 'call', method: 'GET', path: '/t/:code', countsAs: 'vote' },
  oembed: { kind: 'call', method: 'GET', path: '/oembed', countsAs: 'search' },
  graphql: { kind: 'call', method: 'POST', path: '/graphql', countsAs: 'partner' },
  mcp: { kind: 'call', method: 'POST', path: '/mcp', countsAs: 'search' },
  signIn: { kind: 'call', method: 'POST', path: '/api/auth/local' },
  signUp: { kind: 'call', method: 'POST', path: '/api/auth/local/register' },
  requestReset: { kind: 'call', method: 'POST', path: '/api/auth/forgot-password' },
  setPassword: { kind: 'call', method: 'POST', path: '/api/auth/reset-password' },
  changePassword: { kind: 'call', method: 'POST', path: '/api/auth/change-password' },
  requestConfirmation: { kind: 'call', method: 'POST', path: '/api/auth/send-email-confirmation' },
  signOut: { kind: 'call', method: 'POST', path: '/api/auth/sign-out' },
  currentUser: { kind: 'call', method: 'GET', path: '/api/users/me', isPrivate: true },
  joinKept: { kind: 'call', method: 'POST', path: '/api/account/kept' },
  // OAuth sign-in: redirect to the provider, and its callback.
  startProvider: { kind: 'call', method: 'POST', path: '/connect/:provider' },
  providerCallback: { kind: 'call', method: 'GET', path: '/connect/:provider/callback' },

  api: { kind: 'folder', path: '/api' },
  // OAuth sign-in and short links use these folders, so no page is ever inside them.
  connect: { kind: 'folder', path: '/connect' },
  t: { kind: 'folder', path: '/t' },
  // The desk's pages are in `desk-addresses.ts`: visitors' browsers learn no more of the desk than this row.
  desk: { kind: 'folder', path: '/desk' },
  build: { kind: 'folder', path: '/build' },
  builds: { kind: 'folder', path: '/builds' },
  images: { kind: 'folder', path: '/images' },
  uploads: { kind: 'folder', path: '/uploads' },
} as const satisfies Record<string, AddressRow>

type Addresses = typeof addresses
export type AddressName = keyof Addresses
type NamesOf<Kind extends AddressRow['kind']> = {
  [Name in AddressName]: Addresses[Name]['kind'] extends Kind ? Name : never
}[AddressName]
export type PageName = NamesOf<'page'>
/** Pages that handle a form. */
export type PageWithAction = {
  [Name in PageName]: Addresses[Name] extends { hasAction: true } ? Name : never
}[PageName]
export type FileName = NamesOf<'file'>
export type CallName = NamesOf<'call'>

/** Names of a path's variable parts: `'slug'` of `/c/:slug.ics`. */
type ParamName<Text extends string> = Text extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? WithoutEnding<Part> | ParamName<`/${More}`>
    : WithoutEnding<Rest>
  : never
type WithoutEnding<Part extends string> = Part extends `${infer Name}.${string}` ? Name : Part

/** Values that an address needs to become a path: `{ slug: string }` for `/c/:slug`. */
export type ParamsOf<Name extends AddressName> = Record<ParamName<Addresses[Name]['path']>, string>

/** Names of addresses with one variable part, `slug`. */
export type SlugAddressName = {
  [Name in AddressName]: ParamsOf<Name> extends { slug: string } ? Name : never
}[AddressName]

/** Content types whose entries have pages. */
export type ShownType = {
  [Name in PageName]: Addresses[Name] extends { shows: readonly (infer Type)[] } ? Type : never
}[PageName]

/** Whether a row's page exists whatever the content is: some pages need a text that not every brand has. */
const isAlwaysThere = (name: string): boolean => {
  const slug = contentPageSlugs.find((each) => each === name)
  return slug === undefined || pagesWithoutText.includes(slug) || pagesWithText.includes(slug)
}

/** Whether a row is of the whole site, or of a section that the brand has chosen. */
const isChosen = (row: AddressRow): boolean =>
  !('section' in row) || row.section === undefined || sections.includes(row.section)

/** The address book of the whole site, with the brand's sections, texts and pages taken into account. */
export const addressBook: Readonly<Record<string, AddressRow>> = {
  ...Object.fromEntries(
    Object.entries<AddressRow>(addresses)
      .filter(([, row]) => isChosen(row))
      .map(([name, row]) => [
        name,
        row.kind === 'page' && !row.isPrivate && !isAlwaysThere(name) ? withoutFixed(row) : row,
      ]),
  ),
  ...Object.fromEntries(
    Object.entries(fixedPages).map(([name, { path, ...row }]) => [
      name,
      { kind: 'page', path: `/${path.slice(1)}`, isFixed: true, ...row } as const,
    ]),
  ),
}

function withoutFixed({ isFixed: _, ...row }: PublicPageAddress): PublicPageAddress {
  return row
}
