import { isFetchedEarly } from '../../routes/early-fetching.ts'

/** A page that was fetched before the click is shown without asking again if the click comes this soon. */
const fetchedEarlySeconds = 30

/** Tells the browser which links it may fetch early, but for visitors who save data. */
export function addSpeculationHeader(request: Headers, answer: Headers): void {
  if (request.get('save-data') !== 'on') answer.set('Speculation-Rules', '"/speculation-rules.json"')
}

/** Lets the click use what was fetched before it; only of a page that is everybody's. */
export function keepInBrowserCache(request: Headers, answer: Headers): void {
  if (!isFetchedEarly(request)) return
  answer.set('Cache-Control', `private, max-age=${fetchedEarlySeconds}`)
  // The visitor's city is in a cookie, and may be another one by the time of the click.
  answer.append('Vary', 'Cookie')
}
