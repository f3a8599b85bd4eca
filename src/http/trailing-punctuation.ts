import type { Context } from 'hono'
import { readEntryBySlug } from '../content/site/entry-address.ts'
import { findPage } from '../routes/address-rules.ts'
import { localePath, maxSlugLength, slugPattern, toUnescaped } from '../shared/urls.ts'
import { isAddressed } from '../strapi/content-types.ts'
import type { AppEnv } from './app-env.ts'

/** An HTML entity that a program has written into a link, with or without its semicolon: `&gt;`, `&#39;`. */
const entity = /&(?:[a-z]{2,6}|#x?[0-9a-f]{1,6});?$/i
/** A trailing character that is neither a letter nor a digit; no address of this site ends in one. */
const sign = /[^\p{L}\p{N}]$/u
/** More characters than a sentence puts after a link. */
const mostSigns = 20

/**
 * Removes trailing punctuation that was copied along with a link, as in `/c/slug).` or `/c/slug%22`.
 *
 * @param path without its language, as it was requested
 * @returns `undefined` where there is no trailing punctuation
 */
export function withoutTrailingPunctuation(path: string): string | undefined {
  const unescaped = toUnescaped(path)
  let text = unescaped
  for (let taken = 0; taken < mostSigns && text.length > 1; taken++) {
    const shorter = text.replace(entity, '').replace(sign, '')
    if (shorter === text) break
    text = shorter
  }
  return text === unescaped || text === '' ? undefined : text
}

/**
 * Finds the page that is meant by a link with trailing punctuation. Never fails.
 *
 * @returns its path with language and query; `undefined` where there is no such page
 */
export async function findAddressWithoutTrailingText(c: Context<AppEnv>): Promise<string | undefined> {
  const path = withoutTrailingPunctuation(c.get('path'))
  const page = path === undefined ? undefined : findPage(path)
  if (path === undefined || !page || page.isPrivate) return undefined
  return (await isThere(c, path, page.path, page.shows ?? []))
    ? `${localePath(c.get('locale'), path)}${c.get('url').search}`
    : undefined
}

async function isThere(
  c: Context<AppEnv>,
  path: string,
  pattern: string,
  types: readonly string[],
): Promise<boolean> {
  if (!pattern.includes(':')) return true
  const slug = path.split('/')[pattern.split('/').findIndex((part) => part.startsWith(':'))] ?? ''
  if (slug.length > maxSlugLength || !slugPattern.test(slug)) return false
  const { content } = c.get('services')
  const found = types
    .filter(isAddressed)
    .map((type) => readEntryBySlug(content, type, c.get('locale'), slug).catch(() => null))
  return (await Promise.all(found)).some((entry) => entry !== null)
}
