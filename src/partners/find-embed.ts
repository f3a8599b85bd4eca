import type { EmbedKind } from '../shared/embed.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { slugPattern, splitLocalePath } from '../shared/urls.ts'

/** An entry that other sites can show in a frame, by the address of its page or of its frame. */
export interface FoundEmbed {
  kind: EmbedKind
  slug: string
  locale: Locale
}

const patterns: readonly (readonly [EmbedKind, RegExp])[] = [
  ['concert', /^(?:\/embed)?\/c\/([^/]+)$/],
  ['city', /^(?:\/embed)?\/cities\/([^/]+)$/],
  ['program', /^(?:\/embed)?\/([^/]+)$/],
]

/**
 * @param address as another site gives it: anything
 * @param origins those of this site
 * @returns `undefined` for an address of another site, and for a page that isn't shown in frames. Whether there is such
 *   an entry isn't known here.
 */
export function findEmbed(address: string, origins: readonly string[]): FoundEmbed | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, username, password } = new URL(address)
  if (!origins.includes(origin) || username || password) return undefined
  const { locale, path } = splitLocalePath(pathname, allLocales)
  for (const [kind, pattern] of patterns) {
    const slug = pattern.exec(path)?.[1]
    if (slug !== undefined && slugPattern.test(slug)) return { kind, slug, locale }
  }
  return undefined
}
