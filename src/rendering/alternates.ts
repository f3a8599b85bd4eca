import type { EntryAddress } from '../routes/addresses.ts'
import { pathTo } from '../routes/paths.ts'
import type { Translations } from '../strapi/port/fields.ts'
import type { Head } from './head.ts'

/** The path of an entry in each language in which it exists; only those are offered as translations. */
export const alternatesOf = (translations: Translations, address: EntryAddress): Head['alternates'] =>
  Object.fromEntries(
    Object.entries(translations).map(([locale, slug]) => [locale, pathTo(address, { slug })]),
  )
