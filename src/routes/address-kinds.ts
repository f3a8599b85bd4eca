import type { SiteSection } from '../brand/define-brand.ts'
import type { ContentType } from '../shared/content-types.ts'

/** A path pattern. `:name` stands for a variable part, which may have a file extension, as in `:slug.ics`. */
type Path = `/${string}`

/** Which rate limit a call counts against; `nothing` has none (`http/rate-limit.ts`). */
export type RateLimitName = 'write' | 'search' | 'partner' | 'vote' | 'statistics' | 'nothing'

/** An address that a site has only if its brand has chosen the section. */
interface OfSection {
  section?: SiteSection
}

interface Counted {
  /**
   * Rate limit under which calls of the address are counted. If it is absent: `write` for what writes, and none for what
   * reads.
   */
  countsAs?: RateLimitName
}

/** Middleware of the client's navigation (`client/navigation/route-middleware.ts`). */
export type MiddlewareName = 'online'

interface AnyPageAddress extends Counted, OfSection {
  kind: 'page'
  path: Path
  /** Middleware that the browser runs before it navigates to the page. */
  middleware?: readonly MiddlewareName[]
  /** The page has a form, which is sent by `POST` to the page's own address. */
  hasAction?: true
}

export interface PublicPageAddress extends AnyPageAddress {
  isPrivate?: never
  /**
   * The page exists whatever the content is, and its path alone decides what it shows. It is listed in the sitemap,
   * the build lists it as `prerendered`, and its data is at its `toPayloadPath`.
   */
  isFixed?: true
  /** The page has a generated share image at `{path}/card.png`. */
  hasShareImage?: true
  /** Content types whose entries have this page, by slug. */
  shows?: readonly ContentType[]
  /** Content types that the page lists: it is rendered again when one of them changes. */
  lists?: readonly ContentType[]
  /**
   * Browsers may prerender the page before a click: for links anywhere, or only for links that certainly lead to
   * programs.
   */
  prerender?: 'anywhere' | 'from-program-links'
  /**
   * The page is neither prefetched nor stored on the device: it contains a third party's iframe, or text that a
   * visitor typed.
   */
  isOnlineOnly?: true
  /** Whether other sites may show the page in an iframe: it sets no cookies, and nothing on it acts for a visitor. */
  isFramed?: true
  /** The page shows the city that the visitor chose, and is cached once per city. */
  variesByCity?: true
  /** Group in which the offline page lists a stored copy; pages without one are listed last. */
  offlineGroup?: 'schedule' | 'concerts'
}

/**
 * A page that is made for its visitor: never cached, prefetched, stored on the device, listed, or indexed. It is
 * defined by `definePrivatePage`. A form alone doesn't require it: on a public page a script makes the form's key.
 */
export interface PrivatePageAddress extends AnyPageAddress {
  /** `with-all-below`: every path below this one is private too, whether it is an address or not. */
  isPrivate: true | 'with-all-below'
}

export type PageAddress = PublicPageAddress | PrivatePageAddress

/** A file for machines. Its path has a file extension, so that it can't be a page's path. */
export interface FileAddress extends Counted, OfSection {
  kind: 'file'
  path: Path
}

/** A call of the site's own API. */
export interface CallAddress extends Counted {
  kind: 'call'
  method: 'GET' | 'POST' | 'POST, DELETE'
  path: Path
  /** The response contains data of one visitor. */
  isPrivate?: true
}

/** An address that redirects permanently. */
export interface RedirectAddress {
  kind: 'redirect'
  path: Path
  to: Path
}

/**
 * A folder without pages for visitors: files that are served without the Worker, calls only, or the desk
 * (`desk-addresses.ts`).
 */
export interface FolderAddress {
  kind: 'folder'
  path: Path
}

export type AddressRow = PageAddress | FileAddress | CallAddress | RedirectAddress | FolderAddress
