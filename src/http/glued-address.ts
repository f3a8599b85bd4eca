import type { Context } from 'hono'
import { isAddressed, readEntryBySlug } from '../content/site/entry-address.ts'
import { findPage } from '../routes/address-rules.ts'
import { localePath, maxSlugLength, slugPattern, toUnescaped } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'

/** What programs write into links instead of a sign: `&gt;`, `&#39;`, with its semicolon or without. */
const entity = /&(?:[a-z]{2,6}|#x?[0-9a-f]{1,6});?$/i
/** No address of ours ends in anything but a letter or a digit. */
const sign = /[^\p{L}\p{N}]$/u
/** More than a sentence puts behind a link. */
const mostSigns = 20

/**
 * The path that a link means which was copied along with the signs around it, as `/c/slug).` or `/c/slug%22`.
 *
 * @param path without its language, as it was asked for
 * @returns `undefined` where nothing is glued to it
 */
export function withoutTrailingSigns(path: string): string | undefined {
  const unescaped = toUnescaped(path)
  let text = unescaped
  for (let taken = 0; taken < mostSigns && text.length > 1; taken++) {
    const shorter = text.replace(entity, '').replace(sign, '')
    if (shorter === text) break
    text = shorter
  }
  return text === unescaped || text === '' ? undefined : text
}

/** Where such a link leads, with its language and its query; `undefined` where there is no such page. Never fails. */
export async function findAddressWithoutTrailingText(c: Context<AppEnv>): Promise<string | undefined> {
  const path = withoutTrailingSigns(c.get('path'))
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
