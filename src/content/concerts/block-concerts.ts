import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../content-service.ts'
import type { Block, ConcertsBlock } from '../text/blocks.ts'
import { type ConcertListPage, readConcerts } from './concerts.ts'
import { chooseTicketStates } from './ticket-state.ts'

/** The concerts of every concerts block of an entry, by the block itself. */
export type BlockConcerts = ReadonlyMap<ConcertsBlock, ConcertListPage>

/** Reads all lists of an entry. */
export async function readBlockConcerts(
  content: ContentService,
  locale: Locale,
  blocks: readonly Block[],
): Promise<BlockConcerts> {
  const lists = blocks
    .filter((block) => block.kind === 'concerts')
    .map(async (block) => {
      const { citySlug, programSlug, limit } = block
      const list = await readConcerts(content, locale, {
        when: 'upcoming',
        pageSize: limit,
        citySlug,
        programSlug,
      })
      return [block, list] as const
    })
  return lists.length === 0 ? noLists : toSameObject(blocks, new Map(await Promise.all(lists)))
}

const noLists: BlockConcerts = new Map()

/** The lists that were last read for the blocks of an entry. */
const latestLists = new WeakMap<readonly Block[], BlockConcerts>()

/** Returns the same object for the same lists, so that the rendered HTML of the page can be reused. */
function toSameObject(blocks: readonly Block[], lists: BlockConcerts): BlockConcerts {
  const latest = latestLists.get(blocks)
  if (latest && [...lists].every(([block, list]) => latest.get(block) === list)) return latest
  latestLists.set(blocks, lists)
  return lists
}

/** The ticket states of an entry's lists, in their order, which change with the time of day. */
export const chooseBlockStates = (lists: BlockConcerts, now: number): string[] =>
  [...lists.values()].flatMap(({ concerts }) => chooseTicketStates(concerts, now))
