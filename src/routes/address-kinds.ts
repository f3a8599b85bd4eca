import type { ContentType } from '../shared/content-types.ts'

/** `:name` stands for a part that varies; it may have an ending, as in `:slug.ics`. */
type Path = `/${string}`

/** What sending something counts as: each has a limit of its own, but `nothing` (`http/rate-limit.ts`). */
export type CountedAs = 'write' | 'search' | 'partner' | 'vote' | 'nothing'

interface Counted {
  /** Absent: `write`. */
  countsAs?: CountedAs
}

/** What `client/navigation/route-middleware.ts` has. */
export type MiddlewareName = 'online'

interface AnyPageAddress extends Counted {
  kind: 'page'
  path: Path
  /** What the browser runs before it goes there. */
  middleware?: readonly MiddlewareName[]
  /** Takes what a form of its page sends, by `POST` to itself. */
  hasAction?: true
}

export interface PublicPageAddress extends AnyPageAddress {
  isPrivate?: never
  /**
   * There whatever content says, and its path alone says what it shows: it stands in the sitemap, the build lists it
   * as `prerendered`, and its data is at its `payloadPath`.
   */
  isFixed?: true
  /** Links to it are shared with a drawn picture, at `{path}/card.png`. */
  hasShareImage?: true
  /** The content types whose entries live here, by their slug. */
  shows?: readonly ContentType[]
  /** The content types that it lists: it is made anew when one of them changes. */
  lists?: readonly ContentType[]
  /** Browsers may run it before the click: wherever a link to it stands, or only where surely a program is linked. */
  rendersEarly?: 'anywhere' | 'from-program-links'
  /** Neither fetched before the click nor kept on the device: another company's frame, or what a visitor typed. */
  isOnlineOnly?: true
  /** Other sites may show it in a frame: it sets no cookies, and nothing in it acts on a visitor's behalf. */
  isFramed?: true
  /** It shows the city that the visitor chose: stored once for each. */
  variesByCity?: true
  /** Where the offline page lists a copy of it; last, where nothing is said. */
  offlineGroup?: 'schedule' | 'concerts'
}

/**
 * Made for who asks: never stored, fetched early, kept, listed, or found by search engines. Its page is made by
 * `definePrivatePage`. A form alone is no reason: on a public page a script makes its key.
 */
export interface PrivatePageAddress extends AnyPageAddress {
  /** All below it is private too where that is said, whether there is an address or not. */
  isPrivate: true | 'with-all-below'
}

export type PageAddress = PublicPageAddress | PrivatePageAddress

/** A file for machines; with an ending, so that no page can have its path. */
export interface FileAddress {
  kind: 'file'
  path: Path
}

/** A call of the site's own API. */
export interface CallAddress extends Counted {
  kind: 'call'
  method: 'GET' | 'POST' | 'POST, DELETE'
  path: Path
  /** It tells one visitor of what is theirs. */
  isPrivate?: true
}

/** An address that leads to another one for good. */
export interface RedirectAddress {
  kind: 'redirect'
  path: Path
  to: Path
}

/** A folder of files that are served without the Worker, or of nothing but calls: all below it is no page. */
export interface FolderAddress {
  kind: 'folder'
  path: Path
}

export type Address = PageAddress | FileAddress | CallAddress | RedirectAddress | FolderAddress
