import type { Locale } from '../shared/locales.ts'
import type { SearchHits } from '../shared/search.ts'
import { admissionInWords } from './price-words.ts'
import { searchMessages } from './texts.ts'
import { ticketWords } from './ticket-words.ts'

/** The parts of the sentence on a concert's card. */
export interface ConcertWords {
  program: string
  collection?: string | undefined
  /** Names in the genitive, in the order of the sentence. */
  performers: readonly string[]
  cityPrepositional?: string | undefined
  cityPreposition?: string | undefined
}

/** The title of a concert, `collection — program`; empty if neither is known. */
export const writeConcertTitle = ({
  collection,
  program,
}: Pick<ConcertWords, 'collection' | 'program'>): string => [collection, program].filter(Boolean).join(' — ')

/**
 * The sentence on a concert's card, as «Концерт «Музыка кино — Музыка Ханса Циммера» в исполнении оркестра … в Казани».
 * Parts that are unknown are left out.
 */
export function writeConcertSentence(locale: Locale, words: ConcertWords): string {
  const t = searchMessages(locale)
  const title = writeConcertTitle(words)
  return [
    title ? t.concert(title) : t.someConcert,
    words.performers.length > 0 ? t.by(words.performers.join(', ')) : '',
    words.cityPrepositional
      ? t.inCity({
          namePrepositional: words.cityPrepositional,
          ...(words.cityPreposition ? { preposition: words.cityPreposition } : {}),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The text of the ticket button on a concert's card. */
export function writeTicketLabel(
  locale: Locale,
  { state, admission, isLate }: SearchHits['concert']['ticket'],
): string {
  const t = searchMessages(locale)
  const words = { ...ticketWords(locale), none: t.tickets, 'sold-out': t.soldOut }
  if (admission) return admissionInWords(admission, locale)
  if (isLate) return `${words['under-way']}: ${t.tickets}`
  return { ...words, buy: t.tickets }[state]
}
