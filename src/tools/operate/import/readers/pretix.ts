import * as z from 'zod/mini'
import { checkRowCount, type SourceProblem, type SourceReader, type SourceRow, toCells } from '../source.ts'

/** Schema of texts by language, as pretix answers them. */
const texts = z.nullish(z.record(z.string(), z.string()))
const optionalText = z.nullish(z.string())
/** A number that some versions and proxies write as a text, and the other way round. */
const optionalNumber = z.nullish(z.coerce.number())
const optionalSum = z.nullish(z.coerce.string())

const dateFields = {
  name: texts,
  date_from: optionalText,
  date_to: optionalText,
  location: texts,
}

const eventSchema = z.object({
  slug: z.string(),
  ...dateFields,
  currency: z.string(),
  timezone: z.string(),
  live: z.boolean(),
  testmode: z.boolean(),
  has_subevents: z.boolean(),
  public_url: optionalText,
  best_availability_state: optionalNumber,
})

const subeventSchema = z.object({
  id: z.number(),
  ...dateFields,
  active: z.boolean(),
  best_availability_state: optionalNumber,
  item_price_overrides: z._default(z.array(z.object({ item: z.number(), price: optionalSum })), []),
})

const itemSchema = z.object({
  id: z.number(),
  active: z.boolean(),
  admission: z._default(z.boolean(), false),
  default_price: z.coerce.string(),
  variations: z._default(z.array(z.object({ active: z.boolean(), price: optionalSum })), []),
})

type PretixEvent = z.output<typeof eventSchema>
type Subevent = z.output<typeof subeventSchema>
type Item = z.output<typeof itemSchema>

const listSchema = z.object({ next: z.nullish(z.string()), results: z.array(z.unknown()) })
const maxPages = 1000

/**
 * Events of an organizer of pretix by its API (docs.pretix.eu/dev/api/resources/events.html), the dates of its series
 * among them, with prices of what is sold.
 */
export const pretixReader: SourceReader = {
  name: 'pretix (https://pretix.example/api/v1/organizers/NAME/events/, with the variable PRETIX_TOKEN)',
  accepts: ({ given, path }) => path === undefined && /\/api\/v1\/organizers\/[^/]+/.test(given),
  read: async ({ given }, { fetch, pretixToken }) => {
    const [organizer = given] = /^.*\/api\/v1\/organizers\/[^/?#]+/.exec(given) ?? []
    const problems: SourceProblem[] = []

    const fetchAll = async <T>(path: string, schema: z.core.$ZodType<T>): Promise<T[]> => {
      const all: T[] = []
      let next: string | null | undefined = `${organizer}${path}`
      for (let pages = 0; next && pages < maxPages; pages += 1) {
        const response: Response = await fetch(next, {
          headers: pretixToken ? { Authorization: `Token ${pretixToken}` } : {},
        })
        if (response.status === 401 || response.status === 403) {
          throw new Error(
            'pretix refuses the token: set PRETIX_TOKEN to one of a team that may see all events.',
          )
        }
        if (!response.ok) throw new Error(`pretix answers with status ${response.status}: ${next}`)
        const page: z.output<typeof listSchema> = listSchema.parse(await response.json())
        for (const result of page.results) {
          const parsed = z.safeParse(schema, result)
          if (parsed.success) all.push(parsed.data)
          else
            problems.push({ origin: `pretix ${path}`, reason: 'an answer has another shape than documented' })
        }
        next = page.next
      }
      return all
    }

    const rows: SourceRow[] = []
    for (const event of await fetchAll('/events/?with_availability_for=web', eventSchema)) {
      if (event.testmode) {
        problems.push({ origin: `pretix, ${event.slug}`, reason: 'it is in test mode' })
        continue
      }
      const items = await fetchAll(`/events/${event.slug}/items/`, itemSchema)
      const subevents = event.has_subevents
        ? await fetchAll(`/events/${event.slug}/subevents/?with_availability_for=web`, subeventSchema)
        : [undefined]
      for (const subevent of subevents) {
        if (subevent?.active === false) {
          problems.push({ origin: `pretix, ${event.slug}, date ${subevent.id}`, reason: 'it is not active' })
        } else rows.push(toRow(organizer, event, items, subevent))
      }
    }
    checkRowCount(rows.length)
    return { kind: 'pretix', columns: [], isMapped: true, hasGlobalIds: true, rows, problems }
  },
}

/** The state of quotas that are sold out (docs.pretix.eu, `best_availability_state`); 100 is available. */
const soldOutStates = [0, 10]

function toRow(
  organizer: string,
  event: PretixEvent,
  items: readonly Item[],
  subevent?: Subevent,
): SourceRow {
  const date = subevent ?? event
  const prices = items.filter(({ active }) => active).flatMap((item) => pricesOf(item, subevent))
  const page =
    event.public_url && subevent ? `${event.public_url.replace(/\/$/, '')}/${subevent.id}/` : event.public_url
  const title = textOf(date.name) ?? textOf(event.name)
  return {
    origin: `pretix, ${event.slug}${subevent ? `, date ${subevent.id}` : ''} «${title ?? ''}»`,
    cells: toCells([
      ['id', `${organizer}/events/${event.slug}${subevent ? `#${subevent.id}` : ''}`],
      ['title', title],
      ['start', date.date_from ?? undefined],
      ['end', date.date_to ?? undefined],
      ['timeZone', event.timezone],
      // The lines of an address become one text.
      ['place', (textOf(date.location) ?? textOf(event.location))?.replace(/\s*\n\s*/g, ', ')],
      ['price', prices.length > 0 ? String(Math.min(...prices)) : undefined],
      ['maxPrice', prices.length > 0 ? String(Math.max(...prices)) : undefined],
      ['currency', event.currency],
      ['tickets', page ?? undefined],
      ['soldOut', soldOutStates.includes(date.best_availability_state ?? 100) ? 'yes' : undefined],
    ]),
  }
}

function pricesOf({ id, default_price: usual, variations }: Item, subevent: Subevent | undefined): number[] {
  const own = subevent?.item_price_overrides.find(({ item }) => item === id)?.price
  const ofVariations = variations.filter(({ active }) => active).map(({ price }) => price ?? usual)
  const prices = own ? [own] : ofVariations.length > 0 ? ofVariations : [usual]
  return prices.map(Number).filter(Number.isFinite)
}

/** The text in the organizer's first language. */
const textOf = (translated: z.output<typeof texts>): string | undefined =>
  Object.values(translated ?? {}).find((text) => text.trim() !== '')
