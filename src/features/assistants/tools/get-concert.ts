import * as z from 'zod/mini'
import { type Concert, readConcert } from '../../../content/concerts/concert.ts'
import { chooseTicketState } from '../../../content/concerts/ticket-state.ts'
import {
  assistantMessages,
  concertPageMessages,
  eveningMessages,
  visitMessages,
} from '../../../languages/texts.ts'
import { describeLength, listEquipment } from '../../../languages/visit.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay, formatMoney } from '../../../shared/format.ts'
import { toUnits } from '../../../shared/money.ts'
import { maxSlugLength, slugPattern } from '../../../shared/urls.ts'
import { omitAbsent } from '../../../strapi/port/fields.ts'
import { accessSchema, toAccess } from './access.ts'
import { concertShape, sayConcert, toConcertFacts } from './concert-facts.ts'
import { type Asking, defineTool, languageField } from './define-tool.ts'
import { editorsTextSchema, type Passage, quoteWritten } from './editors-words.ts'
import { readToolSource, saySource, sourceSchema, type ToolSource } from './source.ts'
import { listWorks, sayWorks, worksSchema } from './works.ts'

const outputSchema = z.object({
  ...concertShape,
  hall: z.optional(z.string()),
  address: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  doorsOpenMinutes: z.optional(z.number().check(z.describe('Minutes before the beginning'))),
  intervals: z.optional(z.number()),
  access: accessSchema,
  performers: z.array(z.string()),
  works: worksSchema,
  categories: z.array(
    z.object({
      name: z.string(),
      price: z.optional(z.number()),
      currency: z.string(),
      left: z.optional(z.number().check(z.describe('Known only where few are left'))),
    }),
  ),
  onTheEvening: z.record(z.string(), editorsTextSchema),
  about: z.optional(editorsTextSchema),
  source: sourceSchema,
})

export const getConcert = defineTool({
  name: 'get_concert',
  description:
    'Tells all of one concert: times in its city’s zone, hall, access, works, prices, what is left, and where to buy.',
  input: z.strictObject({
    slug: z
      .string()
      .check(
        z.regex(slugPattern),
        z.maxLength(maxSlugLength),
        z.describe('As search_concerts gives it, and behind /c/ in the address'),
      ),
    language: languageField,
  }),
  output: outputSchema,
  answer: async ({ slug }, asking) => {
    const { locale } = asking
    const concert = await readConcert(asking.content, locale, slug)
    if (!concert) return { nothing: assistantMessages(locale).noConcert }
    const source = await readToolSource(asking, pathTo('concert', { slug }))
    return {
      said: say(concert, asking, source),
      data: toData(concert, asking, source),
      passages: listPassages(concert, asking, source),
    }
  },
})

function toData(concert: Concert, asking: Asking, source: ToolSource): z.infer<typeof outputSchema> {
  const { terms, tracklists, categories } = concert
  return {
    ...toConcertFacts(concert, asking),
    ...omitAbsent({
      hall: concert.hall,
      address: concert.address,
      latitude: concert.latitude,
      longitude: concert.longitude,
      doorsOpenMinutes: terms.doorsOpenMinutes,
      intervals: concert.intervals ?? terms.intervals,
      about: concert.about,
    }),
    access: toAccess(concert.venueFacts, concert.hallFacts),
    performers: concert.performers.map(({ fullName }) => fullName),
    works: listWorks(tracklists),
    categories: (categories?.categories ?? []).map(({ name, price, available }) => ({
      name,
      currency: categories?.currency ?? '',
      ...(price === undefined
        ? {}
        : { price: toUnits({ amount: price, currency: categories?.currency ?? '' }) }),
      ...omitAbsent({ left: available }),
    })),
    onTheEvening: Object.fromEntries(
      Object.entries(concert.eveningFacts).map(([fact, { text }]) => [fact, text]),
    ),
    source,
  }
}

function say(concert: Concert, asking: Asking, source: ToolSource): string {
  const { locale, now } = asking
  const { address, venueFacts = {}, hallFacts = {}, categories, performers, terms } = concert
  const t = concertPageMessages(locale)
  const isOnSale = chooseTicketState(concert, now) === 'buy'
  const access = [
    ...(venueFacts.stepFree ? [visitMessages(locale).stepFree[venueFacts.stepFree]] : []),
    ...listEquipment(venueFacts, hallFacts, locale),
  ]
  const row = (name: string, text: string | undefined) => (text ? [`${name}: ${text}`] : [])
  return [
    sayConcert(concert, toConcertFacts(concert, asking), locale),
    ...row(t.hall, [concert.hall, address].flatMap((each) => (each ? [quoteWritten(each)] : [])).join(', ')),
    ...row(
      eveningMessages(locale).times,
      describeLength(locale, { ...concert, ...terms, ...omitAbsent({ intervals: concert.intervals }) }),
    ),
    ...row(visitMessages(locale).access, access.join(', ')),
    ...row(t.performers, performers.map(({ fullName }) => quoteWritten(fullName)).join(', ')),
    ...row(t.tracks, sayWorks(concert.tracklists)),
    ...(isOnSale && categories
      ? categories.categories.map(
          ({ name, price = 0, available }) =>
            `${quoteWritten(name)}: ${formatMoney(locale, { amount: price, currency: categories.currency })}${available === undefined ? '' : ` (${available})`}`,
        )
      : []),
    ...(isOnSale && source.ticketsCheckedAt
      ? [assistantMessages(locale).ticketsAsOf(toMoment(source.ticketsCheckedAt, asking))]
      : []),
    saySource(source, locale),
  ].join('\n')
}

/** An instant in UTC, which is nobody's zone but named. */
const toMoment = (instant: string, { locale }: Asking): string =>
  `${formatFullDay(locale, instant.slice(0, 10))}, ${instant.slice(11, 16)} UTC`

function listPassages(concert: Concert, { locale }: Asking, { url }: ToolSource): Passage[] {
  const names = { ...visitMessages(locale), ...eveningMessages(locale) }
  const { about, venueFacts, eveningFacts } = concert
  return [
    ...(about ? [{ about: concertPageMessages(locale).program, text: about, url }] : []),
    ...(venueFacts?.accessNote ? [{ about: names.access, text: venueFacts.accessNote, url }] : []),
    ...(['entrance', 'transit', 'parking', 'cloakroom', 'food', 'lastTrain'] as const).flatMap((fact) => {
      const text = eveningFacts[fact]?.text
      return text ? [{ about: names[fact], text, url }] : []
    }),
  ]
}
