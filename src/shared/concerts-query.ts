import * as z from 'zod/mini'
import { sections, touring } from '../brand/chosen.ts'
import { maxPageNumber, maxQueryLength } from './constants.ts'
import { maxPriceStep, toPriceStep } from './price.ts'
import { maxSlugLength, slugPattern } from './urls.ts'

/**
 * A page of a list: anything that isn't a whole number from 1 on is the first page. However large it is, it is one page
 * past the last that any list has.
 */
export const pageNumberSchema = z.catch(
  z.pipe(
    z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
    z.transform((page: number) => Math.min(page, maxPageNumber + 1)),
  ),
  1,
)

/** A slug in an address; anything else counts as absent. */
export const slugParameter = z.catch(
  z.optional(z.string().check(z.regex(slugPattern), z.maxLength(maxSlugLength))),
  undefined,
)
/** A field that is left empty asks for nothing, and is the same page. */
const words = z.pipe(
  z.string().check(z.trim(), z.maxLength(maxQueryLength)),
  z.transform((text: string) => text || undefined),
)
/** The year in which a season begins. */
export const seasonParameter = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2099))),
  undefined,
)
const flag = z.catch(z.optional(z.literal('1')), undefined)

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Days that are counted from now, by the clock of the concert's city. */
const nearDays = ['today', 'weekend', 'next-weekend'] as const
export type NearDays = (typeof nearDays)[number]

const month = z.catch(z.optional(z.string().check(z.regex(monthPattern))), undefined)
/** The form asks for near days and for months in one field. */
const when = z.catch(
  z.optional(z.union([z.enum(nearDays), z.string().check(z.regex(monthPattern))])),
  undefined,
)
/** Whole units of the list's currency, up to the next step: anybody can think of any number. */
const price = z.catch(
  z.optional(z.pipe(z.coerce.number().check(z.gt(0), z.lte(maxPriceStep)), z.transform(toPriceStep))),
  undefined,
)

/** Parameters of the concert list. An invalid value counts as absent, whatever the other values are. */
export const concertsQueryFields = {
  city: slugParameter,
  program: slugParameter,
  venue: slugParameter,
  month,
  season: seasonParameter,
  when,
  q: z.catch(z.optional(words), undefined),
  available: flag,
  /** Whether only concerts that children may visit are listed. */
  children: flag,
  /** Highest price that the cheapest ticket may have. */
  price,
  sort: z.catch(z.optional(z.literal('price')), undefined),
  past: flag,
  /** How the list is shown: a month as a table of its days, or one row after another. */
  view: z.catch(z.optional(z.literal('calendar')), undefined),
  page: pageNumberSchema,
}

/**
 * Filters of the concert list, as its address carries them. What can't be asked together is left out: each list has one
 * spelling, and so one place in the cache.
 */
export const concertsQuerySchema = z.pipe(
  z.object(concertsQueryFields),
  z.transform(({ month: ofMonth, when: given, price: most, sort, ...rest }) => {
    // Past concerts have no near days and are not on sale. Near days are a list, and a calendar's months lead to past ones.
    const near = rest.past ? undefined : nearDays.find((days) => days === given)
    const view = near ? undefined : rest.view
    const past = view ? undefined : rest.past
    return {
      ...rest,
      past,
      view,
      // Only an orchestra that stays at home has a filter by venue.
      venue: touring ? undefined : rest.venue,
      season: sections.includes('seasons') && !view ? rest.season : undefined,
      page: view ? 1 : rest.page,
      children: past ? undefined : rest.children,
      month: near ? undefined : (ofMonth ?? toMonth(given)),
      when: near,
      price: past ? undefined : most,
      sort: past || view ? undefined : sort,
    }
  }),
)
export type ConcertsQuery = z.infer<typeof concertsQuerySchema>

const toMonth = (given: string | undefined) => (given && monthPattern.test(given) ? given : undefined)

/** How a program's page shows its dates: side by side in a table, or one row after another. */
export const programQuerySchema = z.object({ view: z.catch(z.optional(z.literal('dates')), undefined) })
export type ProgramQuery = z.infer<typeof programQuerySchema>

/** A filter of a list that a suggestion may remove. */
export type ListCondition =
  | 'city'
  | 'program'
  | 'venue'
  | 'when'
  | 'season'
  | 'price'
  | 'available'
  | 'children'
  | 'words'
