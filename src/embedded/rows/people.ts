import type { Row } from '../row.ts'
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
        variant: index,
        alt: entry.text.ru.fullName,
      }),
      seo: null,
    })
  })
}

export function artistTypeRows(making: Making): Row[] {
  return making.content.artistTypes.all.map((edition) => entryRow(making, edition, { ...edition.text }))
}
