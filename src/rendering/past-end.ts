import { PastEnd } from '../errors.ts'
import { listAddress } from '../routes/list-address.ts'
import { maxPageNumber } from '../shared/constants.ts'

interface List {
  /** The list's path, without its language. */
  path: string
  /** The list's filters; a `page` in it is ignored. */
  query: object
  /** Counts the list's pages; called only where the requested page doesn't exist. */
  countPages: () => number | Promise<number>
}

/** Makes the 404 error for a page number beyond a list's end. The error page links to the last page. */
export async function pastEndError({ path, query, countPages }: List): Promise<PastEnd> {
  const count = Math.min(await countPages(), maxPageNumber)
  return new PastEnd(path, count > 0 ? listAddress(path, query, count) : undefined)
}
