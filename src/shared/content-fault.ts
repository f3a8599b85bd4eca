import { type ContentType, isSingleType } from './content-types.ts'
import type { Locale } from './locales.ts'

/** Something of the content that is shown otherwise than an editor has written it. */
export interface ContentFault {
  what: FaultKind
  reason: FaultReason
  /** Detail of the reason: the corrected address, or the exceeded limit. */
  detail?: string
  type?: ContentType
  /** The entry's slug; for a redirect, the address that it redirects. */
  entry?: string
  locale?: Locale
  /** Path of the wrong field in its entry, such as `blocks[2].body`. */
  field: string
  /** The value of the field, or its beginning. */
  value: string
}

export type FaultKind = 'left out' | 'repaired' | 'earlier shown'

/** Reasons of faults. Each has a text in `contentFaultMessages` (`languages/texts.ts`). */
export const faultReasons = [
  'address read as another',
  'no address',
  'no address of a page',
  'no address of a picture',
  'frame shown as a link',
  'frame of another host',
  'no profile of the network',
  'no right to print',
  'first page is always there',
  'address leads elsewhere already',
  'leads to itself',
  'leads in a circle',
  'no price',
  'no currency',
  'dearest is cheaper',
  'wrong form',
] as const
export type FaultReason = (typeof faultReasons)[number]

/**
 * Path below the address of Strapi's admin panel that shows the entry: it is found by its slug in the list of its
 * type, in Strapi 4 and 5 alike.
 */
export function toEditPath({
  type,
  entry,
  locale,
}: Pick<ContentFault, 'type' | 'entry' | 'locale'>): string | undefined {
  if (!type) return undefined
  const uid = `api::${type}.${type}`
  const language: Record<string, string> = locale ? { 'plugins[i18n][locale]': locale } : {}
  if (isSingleType(type)) return `/content-manager/single-types/${uid}${toSearch(language)}`
  const filter = entry ? { [`filters[$and][0][${type === 'redirect' ? 'from' : 'slug'}][$eq]`]: entry } : {}
  return `/content-manager/collection-types/${uid}${toSearch({ ...filter, ...language })}`
}

const toSearch = (parameters: Record<string, string>) => {
  const search = new URLSearchParams(parameters).toString()
  return search ? `?${search}` : ''
}
