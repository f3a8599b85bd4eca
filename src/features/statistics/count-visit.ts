import { allLocales, readLocales } from '../../shared/locales.ts'
import { toNetwork, toVisitor } from '../../throttle/visitor-address.ts'
import { describeVisit } from './describe-visit.ts'
import { type CounterDeps, createEdgeCounter } from './edge-counter.ts'
import type { Bringer } from './statistics-batch.ts'
import { type Occurrence, wholeSite } from './statistics-kinds.ts'

/** What this isolate has counted and not sent yet. It belongs to no request. */
let counter = createEdgeCounter()

/** For tests only: what one test has counted, and its failures, must not reach the next. */
export const forgetCounts = (): void => {
  counter = createEdgeCounter()
}

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
  else await countFrom(deps, request.headers, occurrence)
  await counter.send(deps)
}

/** Counts a view, and its visitor if it is the first one of the day. */
async function countView(deps: CounterDeps, headers: Headers, occurrence: Occurrence): Promise<void> {
  const bringer = await readBringer(deps, headers, occurrence, 'visitor')
  if (!bringer) return counter.lose()
  counter.add(deps, occurrence, { address: bringer.address, network: bringer.network })
  counter.add(deps, { ...occurrence, kind: 'visitor', path: wholeSite }, bringer)
}

/**
 * Counts what a visitor has done on a page: a view that their browser had fetched in advance, or a click, once a day for
 * each page.
 */
export async function countAction(
  deps: CounterDeps,
  headers: Headers,
  occurrence: Occurrence,
): Promise<void> {
  const { kind, path } = occurrence
  if (kind === 'view') await countView(deps, headers, occurrence)
  else await countFrom(deps, headers, occurrence, `${kind} ${path}`)
  await counter.send(deps)
}

/**
 * Counts an occurrence with the marks of who has brought it. Without them it is only noted that something wasn't counted.
 *
 * @param onceFor a purpose for which each visitor counts once a day
 */
async function countFrom(
  deps: CounterDeps,
  headers: Headers,
  occurrence: Occurrence,
  onceFor?: string,
): Promise<void> {
  const bringer = await readBringer(deps, headers, occurrence, onceFor)
  if (bringer) counter.add(deps, occurrence, bringer)
  else counter.lose()
}

/** @returns `undefined` without the day's salt, when nobody can say whose an occurrence is */
async function readBringer(
  deps: CounterDeps,
  headers: Headers,
  { hour }: Occurrence,
  onceFor: string | undefined,
): Promise<Bringer | undefined> {
  const day = hour.slice(0, 10)
  const visitor = toVisitor(headers.get('cf-connecting-ip') ?? undefined)
  const net = toNetwork(visitor)
  const address = await counter.toMark(deps, day, 'address', visitor)
  if (address === undefined) return undefined
  const network = net === undefined ? undefined : await counter.toMark(deps, day, 'network', net)
  const agent = headers.get('user-agent')?.slice(0, 500)
  const own =
    onceFor === undefined ? undefined : await counter.toMark(deps, day, onceFor, `${visitor}\n${agent}`)
  return { address, network, own }
}
