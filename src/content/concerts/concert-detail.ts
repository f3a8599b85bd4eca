import * as z from 'zod/mini'
import { type InEachLocale, inEachLocale } from '../../shared/locales.ts'
import { omitAbsent, textSchema } from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import type { EntryDefinition } from '../parts/define-part.ts'
import { type MemberSummary, type memberSummarySchema, toMemberSummary } from '../people/member-summary.ts'
import { type ConcertRow, concertFieldsSchema, toConcertRow } from './concert-row.ts'
import { type ConcertTerms, concertTermShape, toConcertTerms } from './concert-terms.ts'
import { type OwnFacts, ownFactShape, toOwnFacts } from './evening-facts.ts'
import { type OwnProgram, ownProgramShape, toOwnProgram } from './own-program.ts'
import { checkPrice } from './read-price.ts'

/** What the concert's own page shows besides its row; what it shows of its city, hall and program is theirs. */
export interface ConcertDetail extends Omit<ConcertRow, 'ownCast' | 'ownWorks'> {
  /** Its id in Strapi. */
  id: string
  organizerId?: number
  terms: ConcertTerms
  ownFacts: OwnFacts
  own: OwnProgram
  /** The members whom the concert names itself; absent if it names none. */
  ownPerformers?: InEachLocale<MemberSummary[]>
  seo: { title?: string; description?: string }
}

const detailSchema = z
  .extend(concertFieldsSchema, {
    id: z.string(),
    organizerId: z.nullish(z.int()),
    ...concertTermShape,
    ...ownProgramShape,
    ...ownFactShape,
    seo: z.nullish(z.object({ metaTitle: textSchema, metaDescription: textSchema })),
  })
  .check(checkPrice)

export const concertType: EntryDefinition<z.infer<typeof detailSchema>, ConcertDetail> = {
  type: 'concert',
  schema: detailSchema,
  isLanguageFree: true,
  make: (concert, { mediaUrl }) => ({
    id: concert.id,
    ...toConcertRow(concert),
    ...omitAbsent({ organizerId: concert.organizerId }),
    terms: toConcertTerms(concert),
    ownFacts: toOwnFacts(concert),
    own: toOwnProgram(concert),
    ...(concert.performers?.length ? { ownPerformers: toPerformers(concert.performers, mediaUrl) } : {}),
    seo: omitAbsent({ title: concert.seo?.metaTitle, description: concert.seo?.metaDescription }),
  }),
}

const toPerformers = (members: z.infer<typeof memberSummarySchema>[], mediaUrl: MediaUrl) =>
  inEachLocale((locale) => members.map((member) => toMemberSummary(member, locale, mediaUrl)))
