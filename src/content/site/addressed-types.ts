import { addresses, type ShownType } from '../../routes/addresses.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { contentTypeRows } from '../../strapi/content-types.ts'

/** The types whose entries have pages of their own, by `shows` of the address book. */
export type AddressedType = ShownType

const shownTypes = new Set<string>(
  Object.values(addresses).flatMap((row): readonly ContentType[] => ('shows' in row ? row.shows : [])),
)

export const isAddressed = (type: string): type is AddressedType => shownTypes.has(type)

/** The types whose entries have pages of their own, in the order of the registry, which is that of sitemaps. */
export const addressedTypes: readonly AddressedType[] = Object.keys(contentTypeRows).filter(isAddressed)
