import * as z from 'zod/mini'
import type { Tracklist } from '../../../content/programs/tracklists.ts'
import { omitAbsent } from '../../../strapi/port/fields.ts'
import { quoteWritten } from './editors-words.ts'

export const worksSchema = z.array(
  z.object({ name: z.string(), composer: z.optional(z.string()), source: z.optional(z.string()) }),
)

/** The works of an evening or a program, in the order in which they are played. */
export const listWorks = (tracklists: readonly Tracklist[]): z.infer<typeof worksSchema> =>
  tracklists.flatMap(({ tracks }) =>
    tracks.map(({ name, composer, source }) => ({ name, ...omitAbsent({ composer, source }) })),
  )

/** More would push everything else out of an answer. */
const mostSaid = 30

export const sayWorks = (tracklists: readonly Tracklist[]): string =>
  listWorks(tracklists)
    .slice(0, mostSaid)
    .map(({ name, composer }) => quoteWritten(composer ? `${composer}: ${name}` : name))
    .join(', ')
