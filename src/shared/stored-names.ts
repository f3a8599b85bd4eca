/**
 * Names of all data that is stored about a visitor, with the lifetime if it has one. `stored-data.ts` has a row with
 * the purpose of each name, and doesn't compile while one is missing. All code takes the names from here. They are
 * separate from the rows because browsers load them.
 */
const hour = 60 * 60
const day = 24 * hour
// Products are computed here only: esbuild can't remove an unused export whose value is computed from a constant.
const week = 7 * day
const month = 30 * day
const quarter = 90 * day
const year = 365 * day
const twoYears = 2 * year
const threeYears = 3 * year

// Names of cookies.
/** The chosen language; path `/`, SameSite lax, as all cookies of the site. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: year } as const
/** The chosen city's slug, for the server. */
export const cityCookie = { name: 'tutti_city', maxAgeSeconds: year } as const
/** The theme that the visitor chose, `light` or `dark`; if absent, the system's. */
export const themeCookie = { name: 'theme', maxAgeSeconds: year } as const
/** The visitor's answer to counting visits, with the text's version and the time (`shared/consent.ts`). */
export const consentCookie = { name: 'tutti_consent', maxAgeSeconds: year } as const
/** Set by the first page on which a visitor stays. Before that the site doesn't offer to be installed. */
export const installCookie = { name: 'tutti_install', maxAgeSeconds: year } as const
/** Id of the announcement that the visitor has closed. */
export const announcementCookie = { name: 'tutti_announcement', maxAgeSeconds: quarter } as const
/**
 * Cookie of the session, which scripts can't read. It lasts as long as its token; over http its name has no prefix.
 */
export const sessionCookie = { name: '__Host-session', maxAgeSeconds: month } as const
/** Cookie that tells scripts which account is signed in, by an id without a meaning. The server doesn't trust it. */
export const signedInCookie = { name: 'tutti_account', maxAgeSeconds: month } as const
/** A device that somebody has signed in on before; guesses made elsewhere don't keep them out. */
export const deviceCookie = { name: '__Host-device', maxAgeSeconds: year } as const
/** Cookie that exists while a visitor signs in with another company, and is removed when they come back. */
export const providerCookie = { name: '__Host-oauth', maxAgeSeconds: 10 * 60 } as const
/** A browser that has voted: once more in the same vote is another choice, and no other vote. */
export const voterCookie = { name: '__Host-voter', maxAgeSeconds: year } as const
/** Cookie that identifies the browser whose notices `/push` shows. */
export const noticesCookie = { name: '__Host-notices', maxAgeSeconds: year } as const
/** An editor is signed in: their pages are read past every copy, and lead to where they are edited. */
export const editorCookie = { name: '__Host-editor', maxAgeSeconds: hour } as const
/** Shows an editor drafts, until the link has ended that they came by. */
export const previewCookie = { name: '__Host-preview', maxAgeSeconds: hour } as const
/** Shows the edit bar, grants nothing. Editors set it themselves. */
export const adminCookie = { name: 'admin' } as const

// Names of values in localStorage.
/** Key of the chosen city, which is stored as JSON. */
export const cityKey = 'tutti'
/** Language in which the stored city's name is written. */
export const languageKey = 'tutti.language'
/** `1` while the stored city is the detected one, which nobody has answered for. */
export const cityUnansweredKey = 'tutti.city-unanswered'
/** «Мои концерты»: slugs of the concerts that were saved on this device, as a JSON array. */
export const savedKey = 'tutti.saved'
/** Account of the device's list, and changes that the account doesn't have yet, as JSON. */
export const accountKey = 'tutti.account'
/** Data of a signed-out account: its city, and changes that were not synced in time, as JSON. */
export const leftKey = 'tutti.account-left'
export const searchesKey = 'tutti.searches'
/** `off` if the key `/` doesn't open the search. */
export const slashKey = 'tutti.search-key'
export const languageOfferKey = 'tutti.language-offer'
export const installRefusedKey = 'tutti.install-refused'
/** ETag of the service worker's script when it was last looked at. */
export const workerTagKey = 'tutti.worker'
/** Names of the partner's last campaign on `/codegen`, as JSON. */
export const campaignNamesKey = 'tutti.codegen'
/** Key of the city whose schedule was cached last. */
export const keptCityKey = 'tutti.kept-city'

// Names of values in sessionStorage.
export const campaignKey = 'tutti.campaign'
/** Goals of a page that was left before the analytics library was loaded. */
export const waitingGoalsKey = 'tutti.goals'
/** Drafts of forms that were not sent, as JSON: form → field → text. */
export const draftsKey = 'tutti.drafts'
/** The signed-in user's name, which the header shows, as JSON. */
export const userKey = 'strapi_user'
export const reloadedKey = 'tutti.reloaded'

// Cache Storage. The number is the format of what a cache holds (`client/service-worker/cache-names.ts`).
export const pagesCache = { name: 'tutti-worker-pages-1', maxAgeSeconds: month } as const
export const picturesCache = { name: 'tutti-worker-pictures-1', maxAgeSeconds: month } as const
export const assetsCache = { name: 'tutti-worker-assets-1' } as const
export const offlineCache = { name: 'tutti-worker-offline-1' } as const
/** This cache doesn't belong to the service worker but to the list of saved concerts, and outlives builds. */
export const savedCache = { name: 'tutti-saved' } as const

// Names of databases in IndexedDB.
/** Database in which workbox-expiration stores the age of cached copies; the library chooses its name. */
export const copyAgesDatabase = { name: 'workbox-expiration' } as const

// Data that third parties store in the browser in the site's name.
/**
 * Cookies and localStorage entries of the analytics service, which the file of its provider names
 * (`providers/analytics/`).
 */
export const counterStore = {} as const

// Data that the server stores, with its lifetime.
/** A form that a visitor has sent, from its delivery to the orchestra on (`submissions/outbox-times.ts`). */
export const sentForms = { maxAgeSeconds: month } as const
/** Saved concerts and the city of who is signed in, until they erase their account. */
export const accountThings = {} as const
/** Numbers of attempts to sign in, under keyed hashes that identify nobody (`throttle/sign-in-throttle.ts`). */
export const signInTries = { maxAgeSeconds: day } as const
/** Votes under pseudonymous ids (`votes/voter.ts`), from the vote's end on. */
export const votesCast = { maxAgeSeconds: month } as const
/** Subscriptions to notices: an address and a topic, until the visitor unsubscribes or the browser refuses. */
export const noticeTopics = {} as const
/** Subscriptions to notices in messengers: the number of a chat and topics, until the reader leaves the bot. */
export const messengerChats = {} as const
/** Readers of the newsletter: an e-mail address and a language, until they leave. */
export const newsletterReaders = {} as const
/** Notices that were sent to a subscriber. */
export const noticesSent = { maxAgeSeconds: month } as const
/** How many calls came from an address; counted by the platform (`http/rate-limit.ts`). */
export const callCounts = { maxAgeSeconds: 60 } as const
/** Cached answers to texts that visitors typed, without who typed them. */
export const typedWords = { maxAgeSeconds: hour } as const
/** How often a short address was opened on each day; nothing of who opened it. */
export const shortLinkScans = { maxAgeSeconds: twoYears } as const
/**
 * A salted digest of a visitor's network address and browser, so that each visitor counts once a day; deleted with its
 * salt after the day.
 */
export const visitorMarks = { maxAgeSeconds: day } as const
/** How many visitors viewed and clicked what on each day; nothing of who they were. */
export const visitSums = { maxAgeSeconds: threeYears } as const
/** The platform's record of requests (developers.cloudflare.com/workers/observability/logs/workers-logs/). */
export const requestRecords = { maxAgeSeconds: week } as const
