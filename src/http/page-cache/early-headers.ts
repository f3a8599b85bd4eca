import { isFetchedEarly } from '../../routes/early-fetching.ts'

/** A prefetched page is shown without another request if the click follows within this many seconds. */
const fetchedEarlySeconds = 30

/** Tells the browser which links it may prefetch, unless the visitor saves data. */
export function addSpeculationHeader(request: Headers, answer: Headers): void {
  if (request.get('save-data') !== 'on') answer.set('Speculation-Rules', '"/speculation-rules.json"')
}

/** Lets the click use a prefetched public page. */
export function keepInBrowserCache(request: Headers, answer: Headers): void {
  if (!isFetchedEarly(request)) return
  answer.set('Cache-Control', `private, max-age=${fetchedEarlySeconds}`)
  // The visitor's city is in a cookie and may change before the click.
  answer.append('Vary', 'Cookie')
}
