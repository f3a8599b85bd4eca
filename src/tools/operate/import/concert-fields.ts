import { isRecord } from '../../../shared/is-record.ts'
import type { ConcertValues, ValueName } from './concert-values.ts'
import type { StrapiEntry } from './strapi-versions.ts'

/** Values that are fields of a concert in Strapi; the others only stay beside it. */
export const strapiFieldNames = [
  'date',
  'time',
  'city',
  'venue',
  'program',
  'hall',
  'tickets',
  'minCost',
  'maxCost',
  'currency',
  'admission',
  'status',
  'soldOut',
  'lastTickets',
  'ageLimit',
  'durationMinutes',
] as const satisfies readonly ValueName[]

/** The selection of a concert that `toValues` reads. */
export const concertSelection = {
  fields: [
    'slug',
    'date',
    'time',
    'hall',
    'maxCost',
    'currency',
    'admission',
    'status',
    'soldOut',
    'lastTickets',
    'ageLimit',
    'durationMinutes',
    'importKey',
    'imported',
    'publishedAt',
  ],
  populate: { city: ['slug'], venue: ['slug'], program: ['slug'], ticketLink: '*' },
} as const

/** Strapi's own values of fields that were not written. */
const defaults: Partial<ConcertValues> = {
  admission: 'paid',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
}

/** Returns the values of a concert as Strapi has it now, without those that are Strapi's defaults. */
export function toValues({ fields }: StrapiEntry): Partial<ConcertValues> {
  const ticket = Array.isArray(fields.ticketLink) ? fields.ticketLink[0] : undefined
  const values = {
    ...fields,
    time: typeof fields.time === 'string' ? fields.time.slice(0, 5) : undefined,
    ...Object.fromEntries(['city', 'venue', 'program'].map((name) => [name, slugOf(fields[name])])),
    tickets: isRecord(ticket) ? ticket.url : undefined,
    minCost: isRecord(ticket) ? ticket.minCost : undefined,
  }
  // Only names of `strapiFieldNames` are taken, whose types are those of the model.
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        (strapiFieldNames as readonly string[]).includes(name) &&
        value !== null &&
        value !== undefined &&
        value !== defaults[name as ValueName],
    ),
  ) as Partial<ConcertValues>
}

const slugOf = (related: unknown): string | undefined =>
  isRecord(related) && typeof related.slug === 'string' ? related.slug : undefined

/**
 * Returns the fields of Strapi for changed values. A value that the source no longer has is emptied.
 *
 * @param idOf id of the entry that a slug names
 */
export function toFields(
  values: Partial<ConcertValues>,
  changed: readonly ValueName[],
  idOf: (type: 'city' | 'venue' | 'program', slug: string) => string | undefined,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const name of changed) {
    const value = values[name]
    if (name === 'time') fields.time = values.time === undefined ? null : `${values.time}:00.000`
    else if (name === 'city' || name === 'venue' || name === 'program') {
      fields[name] = values[name] === undefined ? null : (idOf(name, values[name]) ?? null)
    } else if (name === 'tickets' || name === 'minCost') fields.ticketLink = toTicketLink(values)
    else if ((strapiFieldNames as readonly string[]).includes(name))
      fields[name] = value ?? defaults[name] ?? null
  }
  return fields
}

/** A price is a part of the ticket link; without a link there is none, and the price stays with the import. */
const toTicketLink = ({ tickets, minCost }: Partial<ConcertValues>): object[] =>
  tickets === undefined
    ? []
    : [{ __component: 'ticket.external-link', url: tickets, ...(minCost === undefined ? {} : { minCost }) }]
