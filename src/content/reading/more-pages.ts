import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { definePart } from '../parts/define-part.ts'

export interface NamedEntry extends Fallback {
  slug: string
  name: string
}

/** Entries with pages of their own that appear in no other list. */
export interface MorePages {
  categories: NamedEntry[]
  pages: NamedEntry[]
  articles: NamedEntry[]
  collections: NamedEntry[]
  members: NamedEntry[]
}

const titledSchema = localisedSchema({ slug: slugSchema, title: nameSchema })
const mostListed = 100

/** The first hundred entries of each type, with their names. */
export const morePagesPart = definePart({
  reads: {
    category: localisedSchema({ slug: slugSchema, name: nameSchema }),
    page: titledSchema,
    article: titledSchema,
    'program-collection': titledSchema,
    member: localisedSchema({ slug: slugSchema, fullName: nameSchema }),
  },
  make: ({ category, page, article, member, ...others }, { locale }): MorePages => {
    const list = <Row extends Parameters<typeof chooseTranslation>[0] & { slug: string }>(
      rows: readonly (Row & { localizations?: Row[] | null | undefined })[],
      nameOf: (row: Row) => string,
    ): NamedEntry[] =>
      sortedBy(rows, [({ slug }) => slug])
        .slice(0, mostListed)
        .map((entry) => {
          const { row, lang } = chooseTranslation<Row>(entry, locale)
          return { slug: row.slug, name: nameOf(row), ...(lang ? { lang } : {}) }
        })
    return {
      categories: list(category, ({ name }) => name),
      pages: list(page, ({ title }) => title),
      articles: list(article, ({ title }) => title),
      collections: list(others['program-collection'], ({ title }) => title),
      members: list(member, ({ fullName }) => fullName),
    }
  },
})
