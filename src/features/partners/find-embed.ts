import type { Address } from '../../routes/address-kinds.ts'
import { findRow } from '../../routes/address-rules.ts'
import { addresses } from '../../routes/addresses.ts'
import type { EmbedKind } from '../../shared/embed.ts'
import { allLocales, type Locale } from '../../shared/locales.ts'
import { slugPattern, splitLocalePath } from '../../shared/urls.ts'

/** An entry that other sites can show in a frame, by the address of its page or of its frame. */
export interface FoundEmbed {
  kind: EmbedKind
  slug: string
  locale: Locale
}

/** The page of each, and its frame. */
const kindOf: ReadonlyMap<Address | undefined, EmbedKind> = new Map<Address, EmbedKind>([
  [addresses.concert, 'concert'],
  [addresses.embedConcert, 'concert'],
  [addresses.city, 'city'],
  [addresses.embedCity, 'city'],
  [addresses.bySlug, 'program'],
  [addresses.embedProgram, 'program'],
])

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
  const kind = kindOf.get(findRow(path))
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return kind && slugPattern.test(slug) ? { kind, slug, locale } : undefined
}
