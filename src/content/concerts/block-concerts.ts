import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import type { Block, ConcertsBlock } from '../text/blocks.ts'
import { type ConcertListPage, readConcerts } from './concerts.ts'

/** The concerts of every concerts block of an entry, by the block itself. */
export type BlockConcerts = ReadonlyMap<ConcertsBlock, ConcertListPage>

/**
 * Reads all lists of an entry at once: they come from the same service, so they stand or fail together.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export async function readBlockConcerts(
  content: ContentService,
  locale: Locale,
  blocks: readonly Block[],
  today: string,
): Promise<BlockConcerts> {
  const lists = blocks
    .filter((block) => block.kind === 'concerts')
    .map(async (block) => {
      const { citySlug, programSlug, limit } = block
      const list = await readConcerts(content, locale, today, {
        when: 'upcoming',
        pageSize: limit,
        citySlug,
        programSlug,
      })
      return [block, list] as const
    })
  return new Map(await Promise.all(lists))
}
