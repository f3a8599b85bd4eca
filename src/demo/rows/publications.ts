import type { Row } from '../../strapi-emulator/row.ts'
import { blockItems } from './blocks.ts'
import type { Making } from './content.ts'
import type { Calendar } from './dates.ts'
import { makeEntryRow, makePublishedRow } from './published-row.ts'

export function postRows(making: Making): Row[] {
  const { posts, programs } = making.content
  return posts.all.map((edition) => {
    const { entry, locale, text } = edition
    const { scene, variant } = entry
    return makePublishedRow(making, edition, {
      ...publishedDaysAgo(making, entry.daysAgo),
      title: text.title,
      summary: text.summary,
      content: text.paragraphs.map((paragraphContent) =>
        making.component('post.paragraph', { paragraphContent }),
      ),
      thumbnailImage: making.fileOf({ kind: 'wide', scene, variant, alt: entry.text.ru.title }),
      programs: (entry.programs ?? []).map((slug) => programs.idOf(slug, locale)),
      seo: null,
    })
  })
}

export function makeArticleRows(making: Making): Row[] {
  const { articles, categories } = making.content
  return articles.all.map((edition) => {
    const { entry, locale, text } = edition
    const { scene, variant } = entry
    return makePublishedRow(making, edition, {
      ...publishedDaysAgo(making, entry.daysAgo),
      title: text.title,
      summary: text.summary,
      blocks: blockItems(making, text.blocks, locale),
      thumbnailImage: making.fileOf({ kind: 'wide', scene, variant, alt: entry.text.ru.title }),
      category: categories.idOf(entry.category, locale),
      seo: null,
    })
  })
}

export function makeCategoryRows(making: Making): Row[] {
  return making.content.categories.all.map((edition) =>
    makeEntryRow(making, edition, { ...edition.text, seo: null }),
  )
}

export function makeQaRows(making: Making): Row[] {
  return making.content.qaEntries.all.map((edition) =>
    makePublishedRow(making, edition, {
      ...edition.text,
      order: edition.entry.order,
      topic: edition.entry.topic ?? null,
    }),
  )
}

export function pageRows(making: Making): Row[] {
  return making.content.pages.all.map((edition) => {
    const { entry, locale, text } = edition
    return makePublishedRow(making, edition, {
      title: text.title,
      layout: entry.layout,
      blocks: blockItems(making, text.blocks, locale),
      seo: making.component('shared.seo', {
        metaTitle: text.title,
        metaDescription: text.description ?? null,
        metaImage: null,
      }),
    })
  })
}

/** Written the day before it came out, and not touched since. */
function publishedDaysAgo({ after }: Calendar, daysAgo: number) {
  return { createdAt: after(-daysAgo - 1), updatedAt: after(-daysAgo), publishedAt: after(-daysAgo) }
}
