import * as z from 'zod/mini'
import { safeHref } from '../../shared/urls.ts'
import { defined, webAddressSchema } from '../../strapi/port/fields.ts'

/** How a concert's tickets are sold. */
export type Ticket =
  /** The provider's page in a frame on our ticket page; `host` says which of the two hosts. */
  | { kind: 'frame'; host: 'intickets' | 'intickets-tutti'; seanceId: string; minCost?: number }
  | { kind: 'link'; url: string; minCost?: number }
  /** `tickets-cloud`, or nothing at all: there is no link. */
  | { kind: 'none' }

export const ticketFields = `ticketLink {
  __typename
  ... on ComponentTicketIntickets { seanceId minCost }
  ... on ComponentTicketInticketsTutti { seanceId minCost }
  ... on ComponentTicketExternalLink { url minCost }
}`

/** 0 is what an editor has written, and means that nothing is paid; what nobody has written is absent. */
const minCost = z.nullish(
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.maxLength(40))]), z.transform(toAmount)),
    z.int().check(z.nonnegative()),
  ),
)

/**
 * Reads a price, as Strapi returns it from fields of three types: a number, a decimal (`"1500.00"`), or text as an editor
 * typed it («1 500 ₽»). @returns `NaN` for text with no number or with several
 */
function toAmount(written: string | number): number {
  if (typeof written === 'number') return written
  const [, digits = '', fraction = ''] =
    /^[^\d-]*(\d[\d\s'’]*)(?:[.,](\d{1,2}))?(?![.,]?\d)[^\d-]*$/.exec(written.normalize('NFKC')) ?? []
  return digits ? Number(`${digits.replace(/\D/g, '')}.${fraction || 0}`) : Number.NaN
}

const seance = { seanceId: z.string().check(z.regex(/^[\w-]{1,64}$/)), minCost }

const componentSchema = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('ComponentTicketIntickets'), ...seance }),
  z.object({ __typename: z.literal('ComponentTicketInticketsTutti'), ...seance }),
  z.object({ __typename: z.literal('ComponentTicketExternalLink'), url: webAddressSchema, minCost }),
  z.object({ __typename: z.literal('ComponentTicketTicketsCloud') }),
])
export const ticketSchema = z.nullish(z.array(componentSchema))

/** Only the list's first item counts. An external link that isn't safe to follow is no link. */
export function toTicket(list: z.infer<typeof ticketSchema>): Ticket {
  const component = list?.[0]
  if (!component) return { kind: 'none' }
  const price = 'minCost' in component ? defined({ minCost: component.minCost }) : {}
  switch (component.__typename) {
    case 'ComponentTicketIntickets':
      return { kind: 'frame', host: 'intickets', seanceId: component.seanceId, ...price }
    case 'ComponentTicketInticketsTutti':
      return { kind: 'frame', host: 'intickets-tutti', seanceId: component.seanceId, ...price }
    case 'ComponentTicketExternalLink': {
      const url = safeHref(component.url)
      return url?.startsWith('http') ? { kind: 'link', url, ...price } : { kind: 'none' }
    }
    case 'ComponentTicketTicketsCloud':
      return { kind: 'none' }
  }
}

/**
 * Currency codes by the signs and words that editors write instead. The dollar sign is missing, since several currencies
 * have it.
 */
const currencySigns: Readonly<Record<string, string>> = {
  '\u20BD': 'RUB',
  РУБ: 'RUB',
  'РУБ.': 'RUB',
  РУБЛЬ: 'RUB',
  РУБЛЯ: 'RUB',
  РУБЛИ: 'RUB',
  РУБЛЕЙ: 'RUB',
  Р: 'RUB',
  'Р.': 'RUB',
  RUR: 'RUB',
  БАТ: 'THB',
  BAHT: 'THB',
  บาท: 'THB',
  '\u20AC': 'EUR',
  '\u0E3F': 'THB',
  '\u20B8': 'KZT',
  '\u00A3': 'GBP',
  '\u20BE': 'GEL',
  '\u058F': 'AMD',
  '\u20BA': 'TRY',
}

/** Reads a currency code of ISO 4217, in any case and with spaces, or a sign. Unknown codes are accepted, too. */
export const currencySchema = z.nullish(
  z.pipe(
    z.pipe(z.string().check(z.maxLength(20)), z.transform(toCode)),
    z.string().check(z.regex(/^[A-Z]{3}$/, 'is no code of a currency')),
  ),
)

function toCode(written: string): string {
  const code = written
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return currencySigns[code] ?? code
}
