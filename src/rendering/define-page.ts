import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { City } from '../content/places/cities.ts'
import type { Announcement } from '../content/site/announcement.ts'
import type { Site } from '../content/site/site.ts'
import type { SiteNames } from '../content/site/site-names.ts'
import type { Services } from '../context/services.ts'
import type { AccountVisitor, Session, Subscriber } from '../context/visitor.ts'
import type { PageName, ParamsOf } from '../routes/addresses.ts'
import type { SearchService } from '../search/search-service.ts'
import type { ExternalService } from '../shared/external-services.ts'
import type { Locale } from '../shared/locales.ts'
import type { StoredIn } from '../shared/stored-data.ts'
import type { ContentService } from '../strapi/port/client.ts'
import type { DailyCount } from '../throttle/throttle.ts'
import type { Action, Form } from './action.ts'
import type { Head } from './head.ts'

/** What every view knows of the request, of whichever kind its page is. */
export interface Page<Params = unknown, Query = unknown> {
  kind: 'public' | 'private'
  locale: Locale
  /** The address without its language. */
  path: string
  /** Origin of canonical links: the configured one, else the request's. */
  origin: string
  params: Params
  /** Declared query parameters only; an undeclared one never reaches a page. */
  query: Query
  /** The visitor's city; `undefined` where the page doesn't vary by it. */
  city: Promise<City | null> | undefined
  /** Milliseconds. */
  now: number
  /** The day in UTC, `YYYY-MM-DD`: lists of upcoming concerts begin here. */
  today: string
  content: ContentService
  search: SearchService
  /** How votes stand; absent where there are none. */
  votes?: Pick<NonNullable<Services['votes']>, 'readResults' | 'readWishes'> | undefined
  /** Short addresses of partners; there are none where it finds none. */
  shortLinks?: Services['shortLinks']
  config: Config
  /** For the footer; never fails the page. */
  site: Promise<Site>
  /** What the site calls itself: an editor's words where a copy of them is at hand, else the brand's. */
  names: SiteNames
  /** Above the header. Absent where there is none now, or no copy of it at hand, or the visitor has closed it. */
  announcement?: Announcement | undefined
  /** When the announcement is another, or none, in milliseconds: the page isn't shown any longer then. */
  goodUntil?: number | undefined
  /** Whether the visitor has closed the announcement that is on now; absent where they have closed none. */
  hasClosedAnnouncement?: Promise<boolean> | undefined
  /** The cookie `admin=true`: a bar, and nothing that a visitor may not see. */
  isAdmin: boolean
  isEditor: boolean
  /** An editor sees drafts on it, or compares with what is published; such a page is made for them alone. */
  preview?: { isPublished: boolean } | undefined
  /** As its form came back, where something was sent to it; a private page's has a key from the start. */
  form?: Form | undefined
  /** What of other companies it may load, where that is configured. */
  externalServices: readonly ExternalService[]
}

/** What is known of a page once the frame's content has been looked for. */
export type SiteParts = 'site' | 'names' | 'announcement' | 'goodUntil'

/** Nothing that its cache key doesn't hold: the only kind that can be stored (`http/page-cache/full-page-key.ts` takes no other). */
export interface PublicPage<Params = unknown, Query = unknown> extends Page<Params, Query> {
  kind: 'public'
}

/** Who asks. Only a private page is given one. */
export interface Visitor {
  /** @returns `undefined` where the visitor sent none of that name */
  cookie: (cookie: StoredIn<'cookie'>) => string | undefined
  /** What the service of accounts is asked with, on their behalf. */
  asker: AccountVisitor
  /** Absent where accounts aren't set up. */
  accounts: Services['accounts']
  /** Counts what is stored for long. @throws RateLimited where there was too much of it today, from this address */
  spend: (count: DailyCount) => Promise<void>
  /** Absent where forms can't be stored. */
  submissions: Services['submissions']
  /** Absent where there are no votes. */
  votes: Services['votes']
  /** Absent where nobody can be told. */
  notices: Services['notices']
  /** As whom notices know this browser; the answer may give it a cookie for that. */
  subscriber: { read: () => Promise<Subscriber>; give: (subscription: string) => Promise<void> }
  /** By what votes know this browser; the answer may give it a cookie for that. */
  voter: { read: () => Promise<string | undefined>; give: () => Promise<void> }
  /** Whether this browser is shown drafts: the answer gives it the cookie for that, or takes it away. */
  preview: { begin: (pass: string, maxAgeSeconds: number) => void; end: () => void }
  /** Who is signed in; `undefined` for everybody else. @throws what the database throws */
  session: () => Promise<Session | undefined>
  /** Whether who is signed in edits content. @throws SignInNeeded for everybody else, and what the database throws */
  isEditor: () => Promise<boolean>
}

/** Knows who asks, so no key can be made from it: it is never stored. */
export interface PrivatePage<Params = unknown, Query = unknown> extends Page<Params, Query> {
  kind: 'private'
  visitor: Visitor
}

/** What is deferred, once all of it is there. */
export type Settled<Deferred> = { [Name in keyof Deferred]: Awaited<Deferred[Name]> }

/** What both loaders give. Spelled out, so that a view's own props don't decide what its page's loaders give. */
type Loaded<Critical, Deferred> = { [Name in keyof (Critical & Deferred)]: (Critical & Deferred)[Name] }

/**
 * A page: what it loads, what it says of itself, its view. `loadCritical` decides the status and may fail the page;
 * `loadDeferred` starts at the same time, gives promises for `<Later>`, and never fails it. Where the status is known
 * beforehand (a list), there is no `loadCritical`, and the page's head leaves at once.
 *
 * Members are methods, so that pages of any query and any data stand in one table: the table hands each only what
 * its own schema and loaders made.
 */
interface PageMembers<Asked extends Page, Query, Critical extends object, Deferred extends object> {
  /** Wrong values fall back by `z.catch`: an address with odd parameters still shows its page. */
  query?: z.ZodMiniType<Query>
  /** Not part of `head`: a stored page is answered with the same policy, and without asking for its head. */
  externalServices?: readonly Exclude<ExternalService, 'analytics'>[]
  loadCritical?(page: Asked): Critical | Promise<Critical>
  loadDeferred?(page: Asked, critical: Promise<Critical>): Deferred
  /**
   * What the page is about, where `loadCritical` doesn't load it. Waited for while the content service fails, so
   * that a page without it answers 503 and not an empty page.
   */
  essential?: readonly Extract<keyof Deferred, string>[]
  /**
   * Whether the address names what doesn't exist, where the page is shown all the same: it counts as an address that
   * doesn't exist (`http/guess-limit.ts`).
   */
  isGuess?(page: Asked, critical: Critical): boolean
  head(page: Asked, critical: Critical): Head
  View(props: { page: Asked; data: Loaded<Critical, Deferred> }): ReactNode
  /**
   * Its address holds a code that opens an account: no counter is told of the visit, and no page that it leads to learns
   * the address.
   */
  hasCode?: true
  /** Takes what the page's form sends, by `POST` to its own address. Loaded when something is sent. */
  action?: Action | (() => Promise<Action>)
}

interface PublicMembers<Params, Query, Critical extends object, Deferred extends object>
  extends PageMembers<PublicPage<Params, Query>, Query, Critical, Deferred> {
  /** It shows frames of the site's own. */
  hasOwnFrames?: true
  /** Other sites may show it in a frame; its document has nothing of the site around it. */
  isFramed?: true
  /** False for a query that each visitor makes anew: such pages would only push others out of the cache. */
  isStored?(page: Omit<PublicPage<Params, Query>, SiteParts>): boolean | Promise<boolean>
  /**
   * All that the clock changes of its view while the day in UTC is the same. A page that says so is used again as it was
   * sent while its content is the same too (`rendering/render-memo.ts`). What isn't named doesn't change it any more.
   */
  clock?(page: PublicPage<Params, Query>, data: Loaded<Critical, Settled<Deferred>>): unknown
  /** What scripts are told of its data (`http/serve-payload.ts`); absent: all of it. */
  toPayload?(page: PublicPage<Params, Query>, data: Loaded<Critical, Settled<Deferred>>): unknown
}

interface PrivateMembers<Params, Query, Critical extends object, Deferred extends object>
  extends PageMembers<PrivatePage<Params, Query>, Query, Critical, Deferred> {
  /** Where its visitor goes instead of seeing it: an address of this site, with its language. */
  leadsTo?(page: PrivatePage<Params, Query>): Promise<string | undefined>
}

/** Which kind of page it is, and of which address. */
interface Addressed<Kind extends Page['kind'], Name extends PageName | null> {
  kind: Kind
  /** Absent for a page that the brand brings along: its row is in `brand.ts`, and no part of its path varies. */
  address: Name
}

/** Defines the page of an address; its types are those of the address, the schema and the loaders. */
export const definePage = <
  const Name extends PageName,
  Query = object,
  Critical extends object = object,
  Deferred extends object = object,
>(
  address: Name,
  members: PublicMembers<ParamsOf<Name>, Query, Critical, Deferred>,
): Addressed<'public', Name> & typeof members => ({ kind: 'public', address, ...members })

/**
 * Defines a page that is made for who asks: it may know them, and its form has a key from the start. Its answers are
 * `no-store` and `noindex`, and nothing fetches, keeps or lists them; its row in the address book says `isPrivate`, or
 * `app.ts` doesn't compile.
 */
export const definePrivatePage = <
  const Name extends PageName,
  Query = object,
  Critical extends object = object,
  Deferred extends object = object,
>(
  address: Name,
  members: PrivateMembers<ParamsOf<Name>, Query, Critical, Deferred>,
): Addressed<'private', Name> & typeof members => ({ kind: 'private', address, ...members })

/** Defines a page that a brand brings along (`brand/define-brand.ts`, `fixedPages`). */
export const defineFixedPage = <Deferred extends object = object>(
  members: PublicMembers<Slugs, object, object, Deferred>,
): Addressed<'public', null> & typeof members => ({ kind: 'public', address: null, ...members })

/** What every address of a path with parts is asked with, once each part is known to be a slug. */
export type Slugs = Readonly<Record<string, string>>

type Any<Members> = Omit<Members, 'essential'> & { essential?: readonly string[] }

/** Pages of which only the address is known: what `app.ts` names and `http/` serves. */
export type AnyPublicPage<Name extends PageName | null = PageName | null> = Addressed<'public', Name> &
  Any<PublicMembers<Slugs, unknown, object, object>>
export type AnyPrivatePage<Name extends PageName = PageName> = Addressed<'private', Name> &
  Any<PrivateMembers<Slugs, unknown, object, object>>
export type AnyPage = AnyPublicPage | AnyPrivatePage
