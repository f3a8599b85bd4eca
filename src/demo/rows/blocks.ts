import type { Row } from '../../strapi-emulator/row.ts'
import type { AuthoredBlock } from '../content/authored.ts'
import type { Attributes } from './components.ts'
import type { Making } from './content.ts'
import type { Locale } from './editions.ts'

/** Items of the dynamic zone of an article or a page, in the language of the entry that holds them. */
export function blockItems(making: Making, blocks: readonly AuthoredBlock[], locale: Locale): Row[] {
  return blocks.map((block) => making.zoneItem(`block.${block.type}`, blockAttributes(making, block, locale)))
}

function blockAttributes(making: Making, block: AuthoredBlock, locale: Locale): Attributes {
  const { programs, cities, qaEntries } = making.content
  const title = 'title' in block ? (block.title ?? null) : null
  switch (block.type) {
    case 'rich-text':
      return { body: block.body }
    case 'image':
      return {
        image: making.fileOf({ kind: 'wide', ...block.picture, alt: block.alt }),
        caption: block.caption ?? null,
      }
    case 'gallery':
      return {
        images: block.pictures.map((picture) => making.fileOf({ kind: 'wide', ...picture })),
        caption: block.caption ?? null,
      }
    case 'quote':
      return { text: block.text, author: block.author ?? null }
    case 'video':
      return { url: block.url, title, poster: null }
    case 'programs':
      return { title, programs: block.programs.map((slug) => programs.idOf(slug, locale)) }
    case 'concerts':
      return {
        title,
        city: block.city === undefined ? null : cities.idOf(block.city, locale),
        program: block.program === undefined ? null : programs.idOf(block.program, locale),
        limit: block.limit,
      }
    case 'faq':
      return { title, entries: block.entries.map((slug) => qaEntries.idOf(slug, locale)) }
    case 'form':
      return { title, form: block.form, wording: block.wording ?? null }
    case 'html-embed':
      return { title, html: block.html }
  }
}
