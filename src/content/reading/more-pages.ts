import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseName,
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  selectLocalised,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'

export interface NamedEntry extends Fallback {
  slug: string
  name: string
}

/** Articles' categories and editors' pages, which appear in no other list. */
export interface MorePages {
  categories: NamedEntry[]
  pages: NamedEntry[]
}

const answerSchema = z.object({
  categories: z.array(localisedSchema({ slug: slugSchema, name: nameSchema })),
  pages: z.array(localisedSchema({ slug: slugSchema, title: nameSchema })),
})

const listed = { sort: ['slug:asc'], pagination: 'limit: 100', searched: 100 } as const
const categories: EntryList = { list: 'categories', ...listed, fields: selectLocalised('slug name') }
const pages: EntryList = { list: 'pages', ...listed, fields: selectLocalised('slug title') }

const morePagesQuery = (locale: Locale): ContentQuery<z.infer<typeof answerSchema>, MorePages> => ({
  name: `more-pages.${locale}`,
  ...selectLists('query MorePages', [categories, pages]),
  schema: answerSchema,
  map: ({ categories, pages }) => ({
    categories: categories.map((category) => chooseName(category, locale)),
    pages: pages.map((page) => {
      const { row, lang } = chooseTranslation(page, locale)
      return { slug: row.slug, name: row.title, ...(lang ? { lang } : {}) }
    }),
  }),
  policy: policies.texts,
})

/** Subjects and editors' pages by name, the first hundred of each. */
export const readMorePages = async (content: ContentService, locale: Locale): Promise<MorePages> =>
  (await readContent(content, morePagesQuery(locale), {})) ?? { categories: [], pages: [] }
