import type { Row } from '../../strapi-emulator/row.ts'
import type { Making } from './content.ts'
import { makeEntryRow, makePublishedRow } from './published-row.ts'

export function makeMemberRows(making: Making): Row[] {
  const { members, artistTypes } = making.content
  return members.all.map((edition) => {
    const { entry, locale, text, index } = edition
    return makePublishedRow(making, edition, {
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

export function makeArtistTypeRows(making: Making): Row[] {
  return making.content.artistTypes.all.map((edition) => makeEntryRow(making, edition, { ...edition.text }))
}
