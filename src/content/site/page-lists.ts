import type { Locale } from '../../shared/locales.ts'
import { type BlockConcerts, readBlockConcerts } from '../concerts/block-concerts.ts'
import { type ConcertFilter, type ConcertListPage, noConcerts, readConcerts } from '../concerts/concerts.ts'
import type { ContentService } from '../content-service.ts'
import type { ProgramSummary } from '../programs/program-summary.ts'
import { readPrograms, readVotes } from '../programs/readers.ts'
import type { Vote } from '../programs/votes.ts'
import type { Question } from '../reading/questions.ts'
import { readQuestions } from '../reading/readers.ts'
import type { PageEntry } from './page-entry.ts'

/** What a layout shows beside an editor's blocks. */
export interface ListNeeds {
  concerts?: Omit<ConcertFilter, 'when'>
  needs?: 'programs' | 'votes' | 'questions'
}

/** The lists of a page's layout and blocks; each is empty where nothing needs it. */
export interface PageLists {
  concerts: Promise<ConcertListPage>
  programs: Promise<ProgramSummary[]>
  votes: Promise<Vote[]>
  questions: Promise<Question[]>
  blockConcerts: Promise<BlockConcerts>
}

const othersShown = 8

/**
 * @param entry `null` when there is no such page; its lists are empty.
 */
export function readPageLists(
  { content, locale }: { content: ContentService; locale: Locale },
  entry: Promise<PageEntry | null>,
  needsOf: (entry: PageEntry) => ListNeeds,
): PageLists {
  const needing = async <T>(wanted: ListNeeds['needs'], read: () => Promise<T[]>): Promise<T[]> => {
    const loaded = await entry
    return loaded && needsOf(loaded).needs === wanted ? read() : []
  }
  return {
    concerts: entry.then((loaded) => {
      const filter = loaded ? needsOf(loaded).concerts : undefined
      return filter ? readConcerts(content, locale, { when: 'upcoming', ...filter }) : noConcerts
    }),
    programs: needing('programs', async () => {
      const chosen = chosenPrograms(await entry)
      const all = await readPrograms(content, locale)
      return all.filter(({ slug }) => !chosen.has(slug)).slice(0, othersShown)
    }),
    votes: needing('votes', () => readVotes(content, locale)),
    questions: needing('questions', () => readQuestions(content, locale)),
    blockConcerts: entry.then((loaded) => readBlockConcerts(content, locale, loaded?.blocks ?? [])),
  }
}

/** Slugs of the programs that the editor placed already. */
const chosenPrograms = (entry: PageEntry | null): Set<string> =>
  new Set(
    entry?.blocks.flatMap((block) =>
      block.kind === 'programs' ? block.programs.map(({ slug }) => slug) : [],
    ),
  )
