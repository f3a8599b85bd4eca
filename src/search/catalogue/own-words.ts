import { toOwnTitle } from '../../content/concerts/own-program.ts'
import type { Locale } from '../../shared/locales.ts'
import { findAliases } from '../vocabulary.ts'
import { type EveningWords, type ProgramEntry, withoutDuplicates } from './entries.ts'

/** The texts by which a search finds a performer and names them on cards. */
export interface Person {
  /** Role and name in the genitive. */
  genitive: string
  /** Names of a person, one in every language. */
  names: readonly string[]
  isEnsemble: boolean
}

/** Texts that content has for one concert instead of its program's. */
export interface OwnTexts {
  ownTitle?: string
  /** Slugs of the members who are named for this concert alone, in the default language. */
  ownCast?: readonly string[]
  ownWorks?: readonly string[]
}

export const toCastWords = (cast: readonly Person[]): Pick<ProgramEntry, 'performers' | 'people'> => ({
  performers: cast.map(({ genitive }) => genitive),
  people: withoutDuplicates(cast.flatMap(({ names }) => names)),
})

/** Titles of works, with other names for them from the brand's synonyms. */
export const withAliases = (works: readonly string[]): string[] =>
  withoutDuplicates([...works, ...findAliases(withoutDuplicates(works))])

/**
 * Returns the words by which a concert is found and called if it has a title, a cast or works of its own: those instead of
 * its program's, so that nobody finds an evening by what isn't played on it. `undefined` for a concert that has none.
 *
 * @param ensembles of the program, which stay beside own soloists (`chooseCast`)
 */
export function toEveningWords(
  { ownTitle, ownCast, ownWorks }: Required<OwnTexts>,
  program: ProgramEntry | undefined,
  people: ReadonlyMap<string, Person>,
  ensembles: readonly Person[],
  locale: Locale,
): EveningWords | undefined {
  const title = ownTitle.trim()
  const shown = toOwnTitle(title, program, locale)
  const own = withoutDuplicates(ownCast.flatMap((slug) => people.get(slug) ?? []))
  if (!title && own.length === 0 && ownWorks.length === 0) return undefined
  const cast = own.some(({ isEnsemble }) => isEnsemble) ? own : withoutDuplicates([...own, ...ensembles])
  const { name = '', otherNames = [], lang } = program ?? {}
  const called = shown ?? { name, ...(lang ? { lang } : {}) }
  return {
    ...called,
    otherNames: withoutDuplicates([
      name,
      ...otherNames,
      ...(title ? [title, ...findAliases([title])] : []),
    ]).filter((other) => other && other !== called.name),
    collections: program?.collections ?? [],
    ...(!shown && program?.collection ? { collection: program.collection } : {}),
    ...(own.length > 0
      ? toCastWords(cast)
      : { performers: program?.performers ?? [], people: program?.people ?? [] }),
    works: ownWorks.length > 0 ? withAliases(ownWorks) : (program?.works ?? []),
  }
}
