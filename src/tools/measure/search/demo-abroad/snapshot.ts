import { shippedSnapshot } from '../../../../strapi-emulator/executor.ts'
import type { Row, Snapshot } from '../../../../strapi-emulator/row.ts'
import { germanNames, kazakhNames, type NamesBySlug } from './names.ts'

/** Each language with the names of entries in it, and the language whose other texts its rows have. */
const languages = [
  { locale: 'de', from: 'en', names: germanNames },
  { locale: 'kk', from: 'ru', names: kazakhNames },
] as const

/** The demo's content with the names of its programs, cities and venues in German and Kazakh. */
export function makeSnapshotAbroad(today: string): Snapshot {
  const snapshot = shippedSnapshot(today)
  return {
    ...snapshot,
    Program: languages.reduce(withLanguage, snapshot.Program),
    City: languages.reduce(withLanguage, snapshot.City),
    Venue: languages.reduce(withLanguage, snapshot.Venue),
  }
}

interface AddedLanguage {
  locale: string
  from: string
  names: NamesBySlug
}

function withLanguage(rows: readonly Row[], { locale, from, names }: AddedLanguage): Row[] {
  const firstId = Math.max(...rows.map(({ id }) => id)) + 1
  const sources = rows.filter((row) => row.locale === from && names[slugOf(row)] !== undefined)
  const added = sources.map((row, at): Row => {
    const name = names[slugOf(row)] ?? ''
    const others = rows.filter((other) => other.slug === row.slug).map(({ id }) => id)
    const named: Record<string, string> =
      'namePrepositional' in row ? { name, namePrepositional: name } : { name }
    return { ...row, id: firstId + at, locale, localizations: others, ...named }
  })
  const idOf = new Map(added.map((row) => [row.slug, row.id]))
  const known = rows.map((row) => {
    const id = idOf.get(slugOf(row))
    const { localizations } = row
    if (id === undefined || !Array.isArray(localizations)) return row
    return { ...row, localizations: [...localizations, id] }
  })
  return [...known, ...added]
}

const slugOf = ({ slug }: Row): string => String(slug)
