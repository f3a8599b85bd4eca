import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseName,
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

/** Articles' categories and editors' pages, which appear in no other list. */
export interface MorePages {
  categories: NamedEntry[]
  pages: NamedEntry[]
}

const mostListed = 100

/** Subjects and editors' pages by name, the first hundred of each. */
export const morePagesPart = definePart({
  reads: {
    category: localisedSchema({ slug: slugSchema, name: nameSchema }),
    page: localisedSchema({ slug: slugSchema, title: nameSchema }),
  },
  make: ({ category, page }, { locale }): MorePages => ({
    categories: sortedBy(category, [({ slug }) => slug])
      .slice(0, mostListed)
      .map((each) => chooseName(each, locale)),
    pages: sortedBy(page, [({ slug }) => slug])
      .slice(0, mostListed)
      .map((each) => {
        const { row, lang } = chooseTranslation(each, locale)
        return { slug: row.slug, name: row.title, ...(lang ? { lang } : {}) }
      }),
  }),
})
