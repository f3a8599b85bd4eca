/**
 * The numbers and names of the product, in one place. A number that belongs to a cache's
 * lifetime is in `src/cache/policies.ts` instead, the name of what is stored in a browser in `stored-names.ts`.
 */

/** City confirmation box: answered with «Да» by itself after this long. */
export const cityConfirmationSeconds = 15
/** A city farther than this from the visitor isn't theirs. */
export const nearestCityMaxKm = 100
/** City names are cut to this many characters and an ellipsis in the compact header. */
export const compactCityNameLength = 6

/** Header hides on scroll only on screens at most this large. */
export const smallScreen = { widthPx: 800, heightPx: 600 } as const
export const headerSetupDelayMs = 1000

/** Years by which the Buddhist calendar of Thailand is ahead: 2545 there is 2002. */
export const buddhistYearsAhead = 543

export const concertsPerPage = 24

/** Most concerts in a list that isn't split into pages. */
export const maxListedConcerts = 60
export const postsPerPage = 12
/** Most concerts in a subscribed calendar, the soonest first; a year of a busy orchestra. */
export const maxCalendarConcerts = 500
/** Age of concerts that a calendar still contains; older ones disappear from subscribers' calendars. */
export const calendarPastDays = 31
/** An Atom feed holds the newest entries; readers keep the older ones themselves. */
export const entriesPerFeed = 30
/** Most addresses in one file, by the protocol of sitemaps.org. */
export const maxSitemapAddresses = 50_000
export const hitsPerPage = {
  concert: { all: 4, one: 8 },
  program: { all: 2, one: 4 },
  city: { all: 2, one: 4 },
  venue: { all: 4, one: 8 },
  post: { all: 4, one: 8 },
} as const

/** Seconds after which a visitor or a browser may try again after a failure of this site. */
export const retryAfterSeconds = 30
/** Statuses after which an idempotent upstream call is tried once more. */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const

/**
 * Parameters of advertising links. They are passed on to the ticket provider by the browser, and never reach a
 * page or a cache key. One name each, so that `Clean-param` of robots.txt can list them too.
 */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
  'utm_referrer',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'yclid',
  'ysclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'vkclid',
  'rb_clickid',
  'roistat',
  '_openstat',
  'ref',
] as const
/** Code of a seller's voucher in the address of a concert, `?voucher=SPRING`; the browser passes it on as well. */
export const voucherParameter = 'voucher'
/** Parameters that only the browser uses, so that pages and caches ignore them. */
export const browserParameters = [...campaignParameters, voucherParameter] as const
/** A longer value is cut: it is nobody's campaign. */
export const maxCampaignValueLength = 200

/** The provider's frame counts as late after this long. */
export const ticketFrameLateMs = 10_000
/** A click waits for the provider's widget no longer than this, then it leads to our ticket page. */
export const ticketWidgetMaxWaitMs = 3000

/** Time limit of the map's script. */
export const mapMaxWaitMs = 10_000

/** Window of a network's share page; whether it is closed is asked every `pollMs`. */
export const shareWindow = { widthPx: 626, heightPx: 436, pollMs: 500 } as const

/** Most goals that wait for the analytics script; older ones are dropped. */
export const maxWaitingGoals = 50

/** The value of the cookie that shows the edit bar. */
export const adminCookieValue = 'true'

/** At most this many pages of a list are answered; a larger number is past its end, a 404. */
export const maxPageNumber = 500
/** A visitor's text filter is cut here. */
export const maxQueryLength = 200

/** Maximum number of saved concerts («Мои концерты»): the list is requested with all of them in one address. */
export const maxSavedConcerts = 50

/** Loading bar: a page that comes sooner than `throttleMs` shows none. */
export const loadingBar = { throttleMs: 200, durationMs: 2000, heightPx: 3 } as const
/** Links that are fetched before the click at the same time. */
export const maxPrefetches = 4
/** Delay after a resize until the device is detected anew. */
export const deviceRefreshMs = 50

/**
 * Path of the service worker's script. A service worker controls the folder of its script, so the script is at the top.
 */
export const serviceWorkerPath = '/sw.js'
/** Names of the service worker's caches begin with it (`stored-names.ts`). */
export const workerCachePrefix = 'tutti-worker-'
/** How often a page in sight asks whether there is a new worker. */
export const updateCheckMs = 20_000
/** How often an open page asks which build is the latest, and how old a copy kept for offline use may get. */
export const buildCheckMs = 3_600_000
/** Pause after a page has reloaded itself, before it may do so again. */
export const reloadGuardMs = 10_000

/** Event of the document: a search in all categories was answered. Its detail is the query if nothing was found, else empty. */
export const searchedEvent = 'tutti:searched'

/** Address of the embedded content service, which is never called over the network. */
export const embeddedUrl = 'http://embedded.invalid'
