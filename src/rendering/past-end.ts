import { PastEnd } from '../errors.ts'
import { listAddress } from '../routes/list-address.ts'
import { maxPageNumber } from '../shared/constants.ts'

interface List {
  /** Without its language. */
  path: string
  /** What it is filtered by; its own `page` is passed over. */
  query: object
  /** How many pages it has; asked only where the page isn't there. */
  countPages: () => number | Promise<number>
}

/** Why a page of a list isn't there: the list ends before. The same for every list; what is thrown leads to its end. */
export async function pastEndError({ path, query, countPages }: List): Promise<PastEnd> {
  const count = Math.min(await countPages(), maxPageNumber)
  return new PastEnd(path, count > 0 ? listAddress(path, query, count) : undefined)
}
