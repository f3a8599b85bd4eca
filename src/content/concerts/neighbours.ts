import { sections } from '../../brand/chosen.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../content-service.ts'
import type { Question } from '../reading/questions.ts'
import { readHelp } from '../reading/readers.ts'
import { readStandingSeries } from '../series/readers.ts'
import type { StandingSeries } from '../series/standing-series.ts'
import type { Concert } from './concert.ts'
import { type ConcertListPage, noConcerts, readConcerts } from './concerts.ts'
import { chooseTicketState, isDeadEnd, isOver } from './ticket-state.ts'

/** What a concert's pages suggest beside it. */
export interface Neighbours {
  otherDates: Promise<ConcertListPage>
  inCity: Promise<ConcertListPage>
  /** The series that the concert is part of. */
  series: Promise<StandingSeries[]>
  /** The FAQ entry that editors have written for a concert in this state. */
  help: Promise<Question | null>
}

const shown = 6

interface Asked {
  content: ContentService
  locale: Locale
  now: number
}

/** Reads what stands beside a concert, once the concert itself is known. */
export function readNeighbours(asked: Asked, concert: Promise<Concert>): Neighbours {
  return {
    otherDates: concert.then((known) => readOtherDates(asked, known)),
    inCity: concert.then((known) => readInCity(asked, known)),
    series: concert.then((known) => readSeriesOf(asked, known)),
    help: concert.then((known) => readHelpFor(asked, known)),
  }
}

async function readOtherDates(asked: Asked, concert: Concert): Promise<ConcertListPage> {
  if (!concert.program) return noConcerts
  return readOthers(asked, concert, { programSlug: concert.program.slug })
}

async function readInCity(asked: Asked, concert: Concert): Promise<ConcertListPage> {
  if (!concert.city) return noConcerts
  return readOthers(asked, concert, { citySlug: concert.city.slug })
}

/** Reads concerts that a visitor who can't come to this one may be able to come to. */
async function readOthers(
  { content, locale, now }: Asked,
  concert: Concert,
  filter: { programSlug?: string; citySlug?: string },
): Promise<ConcertListPage> {
  const isStuck = isDeadEnd(chooseTicketState(concert, now), concert.price)
  const list = await readConcerts(content, locale, {
    when: 'upcoming',
    ...filter,
    isAvailable: isStuck || undefined,
    exceptSlug: concert.slug,
    pageSize: shown,
  })
  if (!isStuck) return list
  return {
    ...list,
    concerts: list.concerts.filter((other) => !isDeadEnd(chooseTicketState(other, now), other.price)),
  }
}

async function readSeriesOf({ content, locale }: Asked, { slug }: Concert): Promise<StandingSeries[]> {
  if (!sections.includes('series')) return []
  return readStandingSeries(content, locale, ({ concerts }) => concerts.some((each) => each.slug === slug))
}

async function readHelpFor({ content, locale, now }: Asked, concert: Concert): Promise<Question | null> {
  if (concert.status === 'cancelled') return readHelp(content, locale, 'refund')
  if (isOver(concert, now)) return null
  if (concert.status !== 'scheduled') return readHelp(content, locale, 'refund')
  return concert.soldOut ? readHelp(content, locale, 'sold_out') : null
}
