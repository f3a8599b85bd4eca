import { allLocales, readLocales } from '../../shared/locales.ts'
import { toVisitor } from '../../throttle/visitor-address.ts'
import { describeVisit } from './describe-visit.ts'
import { type CounterDeps, createEdgeCounter } from './edge-counter.ts'
import { type Occurrence, wholeSite } from './statistics-kinds.ts'

/** What this isolate has counted and not sent yet. It belongs to no request. */
let counter = createEdgeCounter()

/** For tests only: what one test has counted, and its failures, must not reach the next. */
export const forgetCounts = (): void => {
  counter = createEdgeCounter()
}

/** A click counts once a day for each visitor and page, and a limited number of times for all visitors of one network address. */
const mostOfAddress = 30

/**
 * Counts an answered request. @param locales the variable `LOCALES`; the languages of the site where it isn't set
 */
export async function countVisit(
  deps: CounterDeps,
  request: Request,
  answer: { status: number; headers: Headers },
  locales: unknown,
): Promise<void> {
  const occurrence = describeVisit(request, answer, readLocales(locales) ?? allLocales, deps.now())
  if (!occurrence) return
  if (occurrence.kind === 'view') await countView(deps, request.headers, occurrence)
  else counter.add(deps, occurrence)
  await counter.send(deps)
}

/** Counts a view, and its visitor if it is the first one of the day. */
async function countView(deps: CounterDeps, headers: Headers, occurrence: Occurrence): Promise<void> {
  counter.add(deps, occurrence)
  const day = occurrence.hour.slice(0, 10)
  const mark = await counter.toMark(deps, day, 'visitor', readVisitor(headers).visitor)
  if (mark !== undefined)
    counter.addLimited(deps, { ...occurrence, kind: 'visitor', path: wholeSite }, [[mark, 1]])
}

/**
 * Counts what a visitor has done on a page: a view that their browser had fetched in advance, or a click, once a day for
 * each page. Without the day's salt clicks aren't counted, since nobody could say whose they are.
 */
export async function countAction(
  deps: CounterDeps,
  headers: Headers,
  occurrence: Occurrence,
): Promise<void> {
  if (occurrence.kind === 'view') await countView(deps, headers, occurrence)
  else {
    const { kind, path, hour } = occurrence
    const { visitor, address } = readVisitor(headers)
    const day = hour.slice(0, 10)
    const own = await counter.toMark(deps, day, `${kind} ${path}`, visitor)
    const shared = await counter.toMark(deps, day, `address ${kind} ${path}`, address)
    if (own === undefined || shared === undefined) return
    counter.addLimited(deps, occurrence, [
      [own, 1],
      [shared, mostOfAddress],
    ])
  }
  await counter.send(deps)
}

/** What tells visitors apart for a day: the network address, of IPv6 its /64, and the browser's name. */
function readVisitor(headers: Headers): { visitor: string; address: string } {
  const address = toVisitor(headers.get('cf-connecting-ip') ?? undefined)
  return { address, visitor: `${address}\n${headers.get('user-agent')?.slice(0, 500)}` }
}
