import type { Config } from '../../config/config.ts'
import type { TicketSource } from './ticket-source.ts'

/** A source: which variables connect it, and its code. */
interface SourceRow {
  /** The source's token in the configuration; a source without one isn't asked. */
  token: (config: Config) => string | undefined
  /** Address of its API, where it isn't known from the tickets. */
  url: (config: Config) => string | undefined
  load: () => Promise<{ source: TicketSource }>
}

/**
 * The sellers that the site can ask, by the ids of ticket providers (`providers/tickets.ts`); `generic` for the tickets
 * of all others. A new one is a file of `sources/` and a row here.
 */
const ticketSources = {
  pretix: {
    token: ({ PRETIX_TOKEN }) => PRETIX_TOKEN,
    url: ({ PRETIX_URL }) => PRETIX_URL?.replace(/\/$/, ''),
    load: () => import('./sources/pretix.ts'),
  },
  ticketscloud: {
    token: ({ TICKETSCLOUD_KEY }) => TICKETSCLOUD_KEY,
    url: () => undefined,
    load: () => import('./sources/ticketscloud.ts'),
  },
  generic: {
    // The generic source is connected by its address alone; a token is optional.
    token: ({ AVAILABILITY_URL, AVAILABILITY_TOKEN = '' }) => AVAILABILITY_URL && AVAILABILITY_TOKEN,
    url: ({ AVAILABILITY_URL }) => AVAILABILITY_URL,
    load: () => import('./sources/generic.ts'),
  },
} satisfies Record<string, SourceRow>

export type SourceId = keyof typeof ticketSources
export const isSourceId = (id: string): id is SourceId => Object.hasOwn(ticketSources, id)
const sourceIds: readonly SourceId[] = Object.keys(ticketSources).filter(isSourceId)

/** A source that this deployment has connected. */
export interface ConnectedSource {
  id: SourceId
  source: TicketSource
  token: string
  url: string | undefined
}

/** Loads the sources that the configuration connects. */
export async function loadSources(config: Config): Promise<ConnectedSource[]> {
  const loaded = sourceIds.map(async (id) => {
    const { token: tokenOf, url, load }: SourceRow = ticketSources[id]
    const token = tokenOf(config)
    return token === undefined ? [] : [{ id, source: (await load()).source, token, url: url(config) }]
  })
  return (await Promise.all(loaded)).flat()
}
