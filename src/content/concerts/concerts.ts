import { createBoundedMemory } from '../../cache/memory.ts'
import { maxListedConcerts } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import { earliestDay } from '../../shared/zoned-time.ts'
import { type ContentService, noteChangeAt } from '../content-service.ts'
import { noteTurns, recordStateChanges, withBegunBehind } from './around-now.ts'
import { chooseConcerts, findNextMidnight, type WantedConcerts } from './choose-concerts.ts'
import type { ConcertSummary } from './concert-summary.ts'
import { readOver, readUpcoming } from './schedule.ts'

/** One page of a list of concerts. */
export interface ConcertListPage {
  concerts: ConcertSummary[]
  total: number
  pageCount: number
}

/** Which concerts a list shows. Slugs are checked before they come here. */
export interface ConcertFilter extends WantedConcerts {
  /** Order of the list: upcoming concerts soonest first, past ones latest first. */
  when: 'upcoming' | 'past'
  page?: number
  pageSize?: number
}

export const noConcerts: ConcertListPage = { concerts: [], total: 0, pageCount: 0 }

/**
 * Reads a page of a list of concerts. It is the same object for the same filter as long as it has the same concerts, so that
 * its HTML can be used again.
 *
 * @throws UpstreamFailed where nothing is published
 */
export async function readConcerts(
  content: ContentService,
  locale: Locale,
  { when, page = 1, pageSize = maxListedConcerts, ...wanted }: ConcertFilter,
): Promise<ConcertListPage> {
  const now = content.now()
  const list = await (when === 'upcoming' ? readUpcoming : readOver)(content, locale)
  if (wanted.near) noteChangeAt(content, findNextMidnight(list, now))
  const chosen = chooseConcerts(list, wanted, now)
  const ordered = when === 'upcoming' && !wanted.sort ? withBegunBehind(chosen, now) : chosen
  const concerts = ordered.slice((page - 1) * pageSize, page * pageSize)
  // The list is right as long as none of it begins or ends, on whichever page that stands.
  noteTurns(content, chosen)
  recordStateChanges(content, concerts)
  const found = { concerts, total: chosen.length, pageCount: Math.ceil(chosen.length / pageSize) }
  // What one visitor has typed or saved isn't asked for again.
  if (wanted.among ?? wanted.words) return found
  return toSamePage(JSON.stringify([locale, when, page, pageSize, Object.entries(wanted).toSorted()]), found)
}

/** Most concerts of a month on one page, so that it can be read. */
export const maxConcertsOfMonth = 200

/** Reads the concerts of a month, the soonest first. What is over is left out of the current month. */
export async function readMonth(
  content: ContentService,
  locale: Locale,
  wanted: WantedConcerts & { month: string },
): Promise<ConcertListPage> {
  const when = wanted.month < earliestDay(content.now()).slice(0, 7) ? 'past' : 'upcoming'
  const list = await readConcerts(content, locale, { ...wanted, when, pageSize: maxConcertsOfMonth })
  return when === 'past' ? { ...list, concerts: list.concerts.toReversed() } : list
}

/** Enough for about a thousand lists. */
const maxBytes = 512 * 1024
const latestPages = createBoundedMemory<ConcertListPage>(maxBytes)
const bytesOfConcert = 16

function toSamePage(key: string, found: ConcertListPage): ConcertListPage {
  const latest = latestPages.get(key)
  if (latest?.total === found.total && isSameList(latest.concerts, found.concerts)) return latest
  latestPages.set(key, found, 2 * key.length + bytesOfConcert * found.concerts.length)
  return found
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])
