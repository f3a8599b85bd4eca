import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { ContentService } from '../content/content-service.ts'
import type { City } from '../content/places/cities.ts'
import type { Announcement, Site, SiteNames } from '../content/site/site.ts'
import type { Services } from '../features/services.ts'
import type { PageName, ParamsOf } from '../routes/addresses.ts'
import type { DeskPageName } from '../routes/desk-addresses.ts'
import type { ExternalService } from '../shared/external-services.ts'
import type { Locale } from '../shared/locales.ts'
import type { StoredIn } from '../shared/stored-data.ts'
import type { StrapiService } from '../strapi/port/client.ts'
import type { DailyCount } from '../throttle/throttle.ts'
import type { Action, Form } from './action.ts'
import type { Head } from './head.ts'
import type { AccountVisitor, Session, Subscriber } from './visitor.ts'

/** What a view knows of its request, on public and private pages. */
export interface Page<Params = unknown, Query = unknown> {
  kind: 'public' | 'private'
  locale: Locale
  /** The path without its language prefix. */
  path: string
  /** Origin of canonical links: the configured one, otherwise the request's. */
  origin: string
  params: Params
  /** Query parameters that the page's schema declares; no others reach a page. */
  query: Query
  /** The visitor's city; `undefined` where the page doesn't vary by city. */
  city: Promise<City | null> | undefined
  /** The time of the request, in milliseconds. */
  now: number
  /** The day in UTC, `YYYY-MM-DD`; lists of upcoming concerts start with it. */
  today: string
  content: ContentService
  search: Services['search']
  /** Results of votes; absent where votes aren't configured. */
  votes?: Pick<NonNullable<Services['votes']>, 'readResults' | 'readProgramRequests'> | undefined
  /** Finds places of the world. */
  places: Services['places']
  /** Wishes for places; absent where votes aren't configured. */
  wishes?: Pick<NonNullable<Services['wishes']>, 'readMostWished' | 'countPeople'> | undefined
  /** Counts a search without a result. */
  countSearchMiss?: ((query: string) => void) | undefined
  /** Short links of partners; absent where no database is bound. */
  shortLinks?: Services['shortLinks']
  config: Config
  /** Content of header and footer. */
  site: Site
  /** Names of the site: an editor's texts where they are cached, otherwise the brand's. */
  names: SiteNames
  /** Announcement above the header. Absent where there is none, none is cached, or the visitor has closed it. */
  announcement?: Announcement | undefined
  /** When the announcement changes, in milliseconds; the page isn't served from the cache after that. */
  goodUntil?: number | undefined
  /** Whether the visitor has closed the current announcement; absent where they have closed none. */
  hasClosedAnnouncement?: Promise<boolean> | undefined
  /** The cookie `admin=true` is set: the page shows the edit bar, and nothing that a visitor may not see. */
  isAdmin: boolean
  isEditor: boolean
  /** An editor sees drafts on this page, or compares them with the published version. The page is never cached. */
  preview?: { isPublished: boolean } | undefined
  /** The page's form after it was sent; a private page's form has a key from the start. */
  form?: Form | undefined
  /** Third-party services that the page may load, where they are configured. */
  externalServices: readonly ExternalService[]
}

/** Fields of a page that are known only once the frame's content has been read. */
export type SiteParts = 'site' | 'names' | 'announcement' | 'goodUntil'

/**
 * A page that depends on nothing but its cache key, and so the only kind that can be cached
 * (`http/page-cache/full-page-key.ts` accepts no other).
 */
export interface PublicPage<Params = unknown, Query = unknown> extends Page<Params, Query> {
  kind: 'public'
}

/** The visitor of a private page, with what the page may do for them. */
export interface Visitor {
  /** Reads a cookie. @returns `undefined` where the request has none of that name */
  cookie: (cookie: StoredIn<'cookie'>) => string | undefined
  /** Language and network address, passed to the account service on the visitor's behalf. */
  accountVisitor: AccountVisitor
  /** The account service; absent where accounts aren't configured. */
  accounts: Services['accounts']
  /** Counts what is stored permanently. @throws RateLimited when this network address has stored too much today */
  spend: (count: DailyCount) => Promise<void>
  /** The submission service; absent where submissions can't be stored. */
  submissions: Services['submissions']
  /** Casting of votes; absent where votes aren't configured. */
  votes: Services['votes']
  /** Wishes of the visitor; absent where votes aren't configured. */
  wishes: Services['wishes']
  /** The notice service; absent where notifications can't be sent. */
  notices: Services['notices']
  /** What the desk stores; absent where accounts aren't configured, since nobody can sign in at the desk then. */
  desk: Services['desk']
  /** How concerts sell; absent where no database is bound. */
  evenings: Services['evenings']
  /** Redirects that were made at the desk; absent where no database is bound. */
  redirects: Services['redirects']
  health: Services['health']
  /** Where people wait for a concert; absent where no database is bound. */
  demand: Services['demand']
  /** The subscription of this browser; `give` sets its cookie. */
  subscriber: { read: () => Promise<Subscriber>; give: (subscription: string) => Promise<void> }
  /**
   * The cookie by which votes recognise this browser: `read` returns its id, `give` sets it. `identify` also returns the
   * signed-in account; `undefined` for a browser without the cookie. @throws what reading the session throws
   */
  voter: {
    read: () => Promise<string | undefined>
    give: () => Promise<void>
    identify: () => Promise<{ visitor: string; account: string | undefined } | undefined>
  }
  /** Sets or removes the cookie with which a browser sees drafts. `strapi` says which page a preview link is for. */
  preview: {
    begin: (pass: string, maxAgeSeconds: number) => void
    end: () => void
    strapi: () => StrapiService
  }
  /** The session of the signed-in user; `undefined` for everybody else. @throws what the database throws */
  session: () => Promise<Session | undefined>
}

/** A page that depends on its visitor. No cache key can be made from it, so it is never cached. */
export interface PrivatePage<Params = unknown, Query = unknown> extends Page<Params, Query> {
  kind: 'private'
  visitor: Visitor
}

/** Deferred data, once all its promises have resolved. */
export type LoadedData<Deferred> = { [Name in keyof Deferred]: Awaited<Deferred[Name]> }

/**
 * The data of both loaders. Written as a mapped type, so that TypeScript infers it from the loaders and not from the
 * view's props.
 */
type Loaded<Critical, Deferred> = { [Name in keyof (Critical & Deferred)]: (Critical & Deferred)[Name] }

/**
 * A page: what it loads, its head, its view. `loadCritical` decides the status and may fail the page; `loadDeferred`
 * starts at the same time, returns promises for `<Await>`, and never fails the page. A page whose status is known
 * beforehand, such as a list, has no `loadCritical`, and its head is sent at once. Loaders start before the site's own
 * content is read: their page has no `site`, `names` or `announcement` (`SiteParts`) yet.
 *
 * Members are declared as methods, so that pages with any query and any data fit in one table: each receives only what
 * its own schema and loaders made.
 */
interface PageMembers<Asked extends Page, Query, Critical extends object, Deferred extends object> {
  /**
   * Wrong values fall back to a default by `z.catch`, so that an address with unknown parameters still shows its page.
   */
  query?: z.ZodMiniType<Query>
  /** Declared here and not in `head`, because a cached page is answered with the same policy but without its head. */
  externalServices?: readonly Exclude<ExternalService, 'analytics'>[]
  loadCritical?(page: Asked): Critical | Promise<Critical>
  loadDeferred?(page: Asked, critical: Promise<Critical>): Deferred
  /**
   * Names of the deferred data that the page is about. It is awaited while the content service fails, so that the page
   * answers 503 instead of being empty.
   */
  essential?: readonly Extract<keyof Deferred, string>[]
  head(page: Asked, critical: Critical): Head
  View(props: { page: Asked; data: Loaded<Critical, Deferred> }): ReactNode
  /**
   * The address contains a code that opens an account: the page loads no analytics and sends no path in its referrer.
   */
  hasSecretCode?: true
  /** Handles the page's form, sent by `POST` to the page's own address. It is imported when a form is sent. */
  action?: Action | (() => Promise<Action>)
}

interface PublicMembers<Params, Query, Critical extends object, Deferred extends object>
  extends PageMembers<PublicPage<Params, Query>, Query, Critical, Deferred> {
  /** The page contains iframes that show pages of this site. */
  hasOwnFrames?: true
  /** Other sites may show the page in an iframe; it has neither header nor footer. */
  isFramed?: true
  /** False for a query that each visitor writes anew: such pages would push others out of the cache. */
  isStored?(page: Omit<PublicPage<Params, Query>, SiteParts>): boolean | Promise<boolean>
  /**
   * Everything in the view that changes with time within one day (UTC). A page that declares it is reused as rendered
   * while its content is unchanged too (`rendering/render-memo.ts`). Whatever isn't listed can't change the page; a view
   * that never looks at the clock lists nothing. With `undefined` the page is rendered for each request.
   */
  timeDependencies?(page: PublicPage<Params, Query>, data: Loaded<Critical, LoadedData<Deferred>>): unknown
  /** The data that scripts get (`http/serve-page.tsx`); absent: all of it. */
  toPayload?(page: PublicPage<Params, Query>, data: Loaded<Critical, LoadedData<Deferred>>): unknown
}

interface PrivateMembers<Params, Query, Critical extends object, Deferred extends object>
  extends PageMembers<PrivatePage<Params, Query>, Query, Critical, Deferred> {
  /** Actions of a page with several forms, each of which is sent to an address of its own (`desk-page.ts`). */
  actions?: Readonly<Record<string, () => Promise<Action>>>
  /** Redirects the visitor instead of showing the page. @returns an address of this site, with its language */
  findRedirect?(page: PrivatePage<Params, Query>): Promise<string | undefined>
}

/** The kind of a page, and the name of its address. */
interface Addressed<Kind extends Page['kind'], Name extends PageName | DeskPageName | null> {
  kind: Kind
  /** `null` for a page that the brand adds: its row is in `brand.ts`, and no part of its path is variable. */
  address: Name
}

/** Defines a public page. Its types follow from the address, the schema and the loaders. */
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
 * Defines a page that is made for its visitor, whose form has a key from the start. Its responses are `no-store` and
 * `noindex`. The address book must mark it as `isPrivate`, otherwise `worker/app.ts` doesn't compile.
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

/** Defines a page that the brand adds (`brand/define-brand.ts`, `fixedPages`). */
export const defineFixedPage = <Deferred extends object = object>(
  members: PublicMembers<Slugs, object, object, Deferred>,
): Addressed<'public', null> & typeof members => ({ kind: 'public', address: null, ...members })

/** Values of the variable parts of a path; each is validated as a slug. */
export type Slugs = Readonly<Record<string, string>>

type Any<Members> = Omit<Members, 'essential'> & { essential?: readonly string[] }

/** Pages with unknown data types, as `worker/app.ts` lists them and `http/` serves them. */
export type AnyPublicPage<Name extends PageName | null = PageName | null> = Addressed<'public', Name> &
  Any<PublicMembers<Slugs, unknown, object, object>>
export type AnyPrivatePage<Name extends PageName | DeskPageName = PageName | DeskPageName> = Addressed<
  'private',
  Name
> &
  Any<PrivateMembers<Slugs, unknown, object, object>>
export type AnyPage = AnyPublicPage | AnyPrivatePage
