import type { Locale } from '../../shared/locales.ts'
import { isKnownSlug } from '../../strapi/port/is-known.ts'
import { type ContentService, noteChangeAt } from '../content-service.ts'
import { readPublishedList } from '../parts/read-parts.ts'
import type { ProgramName } from './program-name.ts'
import type { ProgramSummary } from './program-summary.ts'
import type { StarProgram } from './star-programs.ts'
import type { Vote } from './votes.ts'

/** Readers of programs and votes. @throws UpstreamFailed where nothing is published */

/** All programs, the most important first. */
export const readPrograms = (content: ContentService, locale: Locale): Promise<ProgramSummary[]> =>
  readPublishedList(content, 'programs', locale)

/** All programs by name, for lists to choose from, in the order of `readPrograms`. */
export const readProgramNames = (content: ContentService, locale: Locale): Promise<ProgramName[]> =>
  readPublishedList(content, 'program-names', locale)

export const isKnownProgram = (content: ContentService, locale: Locale, slug: string): Promise<boolean> =>
  isKnownSlug(readProgramNames(content, locale), slug)

/** Programs with their stars' signs of the zodiac, the most important programs first. */
export const readStarPrograms = (content: ContentService, locale: Locale): Promise<StarProgram[]> =>
  readPublishedList(content, 'star-programs', locale)

/** All votes, the newest first. A page is right until one of them opens or closes. */
export async function readVotes(content: ContentService, locale: Locale): Promise<Vote[]> {
  const votes = await readPublishedList(content, 'votes', locale)
  for (const at of votes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]))
    if (at) noteChangeAt(content, Date.parse(at))
  return votes
}

/** @returns `undefined` where there is no such vote */
export const readVote = async (
  content: ContentService,
  locale: Locale,
  slug: string | undefined,
): Promise<Vote | undefined> => (await readVotes(content, locale)).find((vote) => vote.slug === slug)
