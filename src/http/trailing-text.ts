import type { Context } from 'hono'
import { findOwnPage } from '../content/site/own-page.ts'
import { findPage } from '../routes/address-rules.ts'
import { localePath, splitLocalePath, toUnescaped } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'

/** An HTML entity that a program has written into a link, with or without its semicolon: `&gt;`, `&#39;`. */
const entity = /&(?:[a-z]{2,6}|#x?[0-9a-f]{1,6});?$/i
/** A trailing character that is neither a letter nor a digit; no address of this site ends in one. */
const sign = /[^\p{L}\p{N}]$/u
/** More characters than a sentence puts after a link. */
const mostSigns = 20

/**
 * Splits an address from text that was pasted directly after it: an escaped query or one that begins with `&`, a tag,
 * or letters that no slug contains.
 */
const glued = /^((?:\/[\w.~-]+)+)(?![\w./~-])([^/].*)$/su
/**
 * Endings of files. An address with one of them is never redirected to a page, since caches between the site and its
 * visitors store files by the ending of their address.
 */
const fileEnding = /\.(?:css|js|mjs|json|map|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|txt|xml|pdf)$/i
/** A query that was pasted after an address, as that of a campaign or of a filter; it ends before a `#`. */
const gluedQuery = /^[?&](?:amp;)?([\w-]+=[^#]*)/

/**
 * Removes text that was copied along with a link or pasted directly after it: punctuation as in `/c/slug).` or
 * `/c/slug%22`, a query as in `/c/slug&utm_source=vk` or `/c/slug%3Fpage=2`, a tag or letters as in `/c/slug</a>`.
 *
 * @param path the requested path without its language prefix
 * @returns the path without that text, and the query that the text contained; `undefined` for a path without such text
 */
export function withoutTrailingText(path: string): { path: string; search: string } | undefined {
  const unescaped = toUnescaped(path)
  let text = unescaped
  for (let taken = 0; taken < mostSigns && text.length > 1; taken++) {
    const shorter = text.replace(entity, '').replace(sign, '')
    if (shorter === text) break
    text = shorter
  }
  const [, address = text, behind = ''] = glued.exec(text) ?? []
  const query = gluedQuery.exec(behind)?.[1]?.replaceAll('&amp;', '&')
  const isFile = query === undefined && fileEnding.test(behind)
  return address === unescaped || address === '' || isFile
    ? undefined
    : { path: address, search: query ? `?${new URLSearchParams(query)}` : '' }
}

/**
 * Finds the page that is meant by a link with trailing text. Never fails.
 *
 * @returns its path with language and query; `undefined` where there is no such page
 */
export async function findAddressWithoutTrailingText(c: Context<AppEnv>): Promise<string | undefined> {
  const found = withoutTrailingText(c.get('path'))
  if (!found) return undefined
  // The router finds no language in `/en).`; without the trailing text it is the English home page, so the language is
  // looked for once more.
  const { locale, path } = splitLocalePath(localePath(c.get('locale'), found.path), c.get('config').LOCALES)
  const page = findPage(path)
  // Of an address with a slug that no content type belongs to, nobody knows whether it opens.
  if (!page || page.isPrivate || (page.path.includes(':') && !page.shows)) return undefined
  return (await findOwnPage(c.get('services').content, locale ?? c.get('locale'), path)) === 'there'
    ? `${localePath(locale, path)}${c.get('url').search || found.search}`
    : undefined
}
