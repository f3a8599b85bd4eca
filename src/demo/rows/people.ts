import type { Row } from '../../strapi-emulator/row.ts'
import type { Making } from './content.ts'
import { entryRow, publishedRow } from './entry.ts'

export function memberRows(making: Making): Row[] {
  const { members, artistTypes } = making.content
  return members.all.map((edition) => {
    const { entry, locale, text, index } = edition
    return publishedRow(making, edition, {
      ...text,
      artistType: artistTypes.idOf(entry.artistType, locale),
      photo: making.fileOf({
        kind: 'portrait',
        scene: entry.instrument,
        variant: portraitVariant(index, entry.text.ru.fullName),
        alt: entry.text.ru.fullName,
      }),
      seo: null,
    })
  })
}

/** Portraits with odd numbers are of women; Russian surnames tell. */
const portraitVariant = (index: number, fullName: string) =>
  index * 2 + (/(ова|ева|ёва|ина|ая)$/.test(fullName) ? 1 : 0)

export function artistTypeRows(making: Making): Row[] {
  return making.content.artistTypes.all.map((edition) => entryRow(making, edition, { ...edition.text }))
}
