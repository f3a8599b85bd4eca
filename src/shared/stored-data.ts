import type { ExternalService } from './external-services.ts'
import type * as names from './stored-names.ts'

/** Place in which data is stored. */
export type StorePlace =
  | 'cookie'
  | 'localStorage'
  | 'sessionStorage'
  | 'cacheStorage'
  | 'indexedDB'
  /** Stored in the browser by another company's script. */
  | 'counter'
  | 'server'

/** Configuration without which nothing of the kind is stored. */
export type StoreCondition =
  | 'analytics'
  | 'counter-stores'
  | 'question-of-consent'
  | 'service-worker'
  | 'call-limits'
  | 'themes'
  | 'forms'
  | 'accounts'
  | 'editor'
  | 'votes'
  | 'notices'
  | 'messengers'
  | 'newsletter'
  | 'statistics'
  | 'touring'

export interface StoredRow {
  place: StorePlace
  /** Condition on the deployment; if absent, the data is stored on every one. */
  if?: StoreCondition
  /** The value is stored only after the visitor has agreed, on sites that ask. */
  needsConsent?: true
  /** Page on which the visitor sees and removes the data. */
  page?: 'findSent' | 'account' | 'push'
}

/**
 * What is stored about a visitor: one row for each name in `stored-names.ts`, in the order of the list on `/security`,
 * where related rows are next to each other. The purpose of each is a text in `storedDataMessages`
 * (`languages/texts.ts`). Neither compiles while a name has no row.
 *
 * To store something new, add its name, its row, and a text in each language.
 */
export const storedData = {
  localeCookie: { place: 'cookie' },
  languageOfferKey: { place: 'localStorage' },
  cityCookie: { place: 'cookie', if: 'touring' },
  cityKey: { place: 'localStorage', if: 'touring' },
  languageKey: { place: 'localStorage', if: 'touring' },
  cityUnansweredKey: { place: 'localStorage', if: 'touring' },
  themeCookie: { place: 'cookie', if: 'themes' },
  savedKey: { place: 'localStorage' },
  savedCache: { place: 'cacheStorage' },
  searchesKey: { place: 'localStorage' },
  slashKey: { place: 'localStorage' },
  announcementCookie: { place: 'cookie' },
  campaignNamesKey: { place: 'localStorage' },
  installCookie: { place: 'cookie' },
  installRefusedKey: { place: 'localStorage' },
  pagesCache: { place: 'cacheStorage', if: 'service-worker' },
  picturesCache: { place: 'cacheStorage', if: 'service-worker' },
  assetsCache: { place: 'cacheStorage', if: 'service-worker' },
  offlineCache: { place: 'cacheStorage', if: 'service-worker' },
  copyAgesDatabase: { place: 'indexedDB', if: 'service-worker' },
  keptCityKey: { place: 'localStorage', if: 'service-worker' },
  workerTagKey: { place: 'localStorage', if: 'service-worker' },
  reloadedKey: { place: 'sessionStorage' },
  draftsKey: { place: 'sessionStorage' },
  campaignKey: { place: 'sessionStorage' },
  consentCookie: { place: 'cookie', if: 'question-of-consent' },
  counterStore: { place: 'counter', if: 'counter-stores', needsConsent: true },
  waitingGoalsKey: { place: 'sessionStorage', if: 'analytics', needsConsent: true },
  sessionCookie: { place: 'cookie', if: 'accounts', page: 'account' },
  signedInCookie: { place: 'cookie', if: 'accounts' },
  userKey: { place: 'sessionStorage', if: 'accounts' },
  accountKey: { place: 'localStorage', if: 'accounts' },
  leftKey: { place: 'localStorage', if: 'accounts' },
  deviceCookie: { place: 'cookie', if: 'accounts' },
  providerCookie: { place: 'cookie', if: 'accounts' },
  accountThings: { place: 'server', if: 'accounts', page: 'account' },
  signInTries: { place: 'server', if: 'accounts' },
  editorCookie: { place: 'cookie', if: 'editor' },
  adminCookie: { place: 'cookie', if: 'editor' },
  previewCookie: { place: 'cookie', if: 'editor' },
  voterCookie: { place: 'cookie', if: 'votes' },
  votesCast: { place: 'server', if: 'votes' },
  noticesCookie: { place: 'cookie', if: 'notices' },
  noticeTopics: { place: 'server', if: 'notices', page: 'push' },
  messengerChats: { place: 'server', if: 'messengers' },
  newsletterReaders: { place: 'server', if: 'newsletter', page: 'push' },
  noticesSent: { place: 'server', if: 'notices' },
  sentForms: { place: 'server', if: 'forms', page: 'findSent' },
  callCounts: { place: 'server', if: 'call-limits' },
  typedWords: { place: 'server' },
  shortLinkScans: { place: 'server', if: 'forms' },
  visitorMarks: { place: 'server', if: 'statistics' },
  visitSums: { place: 'server', if: 'statistics' },
  requestRecords: { place: 'server' },
} as const satisfies Record<keyof typeof names, StoredRow>

export type StoredThing = keyof typeof storedData

/** The names of a place. A function that stores there accepts only these. */
export type StoredIn<Place extends StorePlace> = {
  [Thing in StoredThing]: (typeof storedData)[Thing]['place'] extends Place ? (typeof names)[Thing] : never
}[StoredThing]

/** Other companies that a page may load something of: each learns the visitor's address, and may store what it likes. */
export const thirdParties = {
  'ticket-frame': {},
  'ticket-widget': {},
  analytics: { needsConsent: true },
  map: {},
  embed: {},
  challenge: {},
} as const satisfies Record<ExternalService, { needsConsent?: true }>
