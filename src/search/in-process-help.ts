import type { ShownHelp } from './catalogue/entries.ts'
import { type FoundHelp, maxHelp } from './engine.ts'
import type { Finder } from './finder.ts'
import { helpKinds } from './help-kinds.ts'
import { asksForVenueFacts } from './help-topics.ts'
import { toHelp } from './hits.ts'
import type { Listed } from './in-process-index.ts'
import { toWanted } from './query-words.ts'
import { rank } from './ranking.ts'

const aboutIt = ['title', 'keywords', 'places']

/** Answers to what a text asks for. */
export function findHelp(find: Finder, entries: readonly Listed<ShownHelp>[], text: string): FoundHelp {
  const wanted = toWanted('answer', text) ?? []
  if (wanted.length === 0) return { about: [], saying: [] }
  const asked = asksForVenueFacts(text) ? entries : entries.filter(({ entry }) => entry.kind !== 'venue')
  const search = (attributes?: readonly string[]) =>
    rank(find, 'answer', wanted, asked, attributes)
      .sort(
        (one, other) =>
          one.tier - other.tier ||
          kindOrder(one.candidate) - kindOrder(other.candidate) ||
          other.score - one.score ||
          one.candidate.at - other.candidate.at,
      )
      .slice(0, maxHelp)
      .map(({ candidate }) => toHelp(candidate.entry))
  return { about: search(aboutIt), saying: search() }
}

const kindOrder = ({ entry }: Listed<ShownHelp>) => helpKinds.indexOf(entry.kind)
