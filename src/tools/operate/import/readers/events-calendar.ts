import * as z from 'zod/mini'
import { decodeText } from '../decode-text.ts'
import {
  checkRowCount,
  type Source,
  type SourceReader,
  type SourceRow,
  toCells,
  toSourceFileName,
} from '../source.ts'
import { htmlToText } from './web-page.ts'

const text = z.nullish(z.coerce.string())

const venueSchema = z.object({ venue: text, address: text, city: text, country: text })
/** The plugin writes an empty list where there is none. */
const orNothing = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.nullish(schema), undefined)

const eventSchema = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  url: text,
  description: text,
  image: orNothing(z.object({ url: z.string() })),
  start_date: z.string(),
  end_date: text,
  all_day: z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  timezone: text,
  cost: text,
  cost_details: orNothing(z.object({ currency_code: text, values: z.optional(z.array(z.coerce.string())) })),
  website: text,
  event_status: text,
  venue: orNothing(
    z.union([
      venueSchema,
      z.pipe(
        z.array(venueSchema),
        z.transform(([first]) => first),
      ),
    ]),
  ),
  organizer: orNothing(z.array(z.object({ organizer: text }))),
})
type CalendarEvent = z.output<typeof eventSchema>

const pageSchema = z.object({
  events: z.array(z.unknown()),
  next_rest_url: z.optional(z.string()),
})

const maxPages = 500

/**
 * The Events Calendar, a plugin of WordPress: what its REST API answers (docs.theeventscalendar.com/reference/rest-api),
 * saved or asked for. Its CSV is read as any other.
 */
export const eventsCalendarReader: SourceReader = {
  name: 'The Events Calendar of WordPress (saved .json, or https://…/wp-json/tribe/events/v1/events)',
  accepts: ({ given, path }) =>
    path === undefined ? /\/tribe\/events\/v1\//.test(given) : /\.json$/i.test(given),
  read: async (source, { fetch }) => {
    const pages = source.path === undefined ? await fetchPages(source.given, fetch) : readPages(source)
    const parsed = pages.flatMap(({ events }) => events).map((event) => eventSchema.safeParse(event))
    const origin = toSourceFileName(source)
    const rows = parsed.flatMap(({ data }) => (data ? [toRow(data, origin)] : []))
    checkRowCount(rows.length)
    return {
      kind: 'The Events Calendar',
      columns: [],
      isMapped: true,
      hasGlobalIds: true,
      rows,
      problems: parsed.flatMap(({ error }, at) =>
        error ? [{ origin: `${origin}, event ${at + 1}`, reason: `it lacks ${missingOf(error)}` }] : [],
      ),
    }
  },
}

const missingOf = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path }) => path.join('.')).join(', ')

/** Reads the pages of a source: one answer of the API, a list of answers, or a list of events. */
function readPages(source: Source): z.output<typeof pageSchema>[] {
  let content: unknown
  try {
    content = JSON.parse(decodeText(source.bytes).text)
  } catch (error) {
    throw new Error(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const page = pageSchema.safeParse(content)
  if (page.success) return [page.data]
  const pages = z.array(pageSchema).safeParse(content)
  if (pages.success) return pages.data
  if (Array.isArray(content)) return [{ events: content }]
  throw new Error('The file holds no events of The Events Calendar: there is no list `events`.')
}

async function fetchPages(first: string, fetch: (address: string) => Promise<Response>) {
  const pages: z.output<typeof pageSchema>[] = []
  for (let next: string | undefined = first; next !== undefined && pages.length < maxPages; ) {
    const response: Response = await fetch(next)
    if (!response.ok) throw new Error(`${next} answers with status ${response.status}.`)
    const page = pageSchema.safeParse(await response.json().catch(() => undefined))
    if (!page.success) throw new Error(`${next} does not answer as The Events Calendar does.`)
    pages.push(page.data)
    next = page.data.next_rest_url
  }
  return pages
}

function toRow(event: CalendarEvent, origin: string): SourceRow {
  const { venue, cost_details: costs } = event
  // The plugin lists each price once more as a number; what is no number stands in the text.
  const values = (costs?.values ?? []).map((value) => value.trim())
  const isListed =
    values.length > 0 && values.every((value) => value !== '' && Number.isFinite(Number(value)))
  const title = htmlToText(event.title)
  return {
    origin: `${origin}, event ${event.id} «${title}»`,
    cells: toCells([
      ['id', event.url ?? String(event.id)],
      ['title', event.title],
      ['start', event.start_date],
      ['end', event.end_date ?? undefined],
      ['allDay', event.all_day ? String(event.all_day) : undefined],
      ['timeZone', event.timezone ?? undefined],
      ['venue', venue?.venue ?? undefined],
      ['address', venue?.address ?? undefined],
      ['city', venue?.city ?? undefined],
      ['country', venue?.country ?? undefined],
      ['price', isListed ? values.join(' / ') : (event.cost ?? undefined)],
      ['currency', costs?.currency_code ?? undefined],
      ['status', event.event_status ?? undefined],
      ['tickets', event.website ?? undefined],
      ['picture', event.image?.url],
      ['description', event.description ?? undefined],
      ['page', event.url ?? undefined],
    ]),
  }
}
