import type { Row } from '../../strapi-emulator/row.ts'
import type { AuthoredProgram, AuthoredTrack } from '../content/authored.ts'
import { programSigns } from '../content/program-signs.ts'
import type { Making } from './content.ts'
import { inLanguage, type Locale } from './editions.ts'
import { makePublishedRow } from './published-row.ts'

export function makeProgramRows(making: Making): Row[] {
  const { programs, collections, members, categories } = making.content
  return programs.all.map((edition) => {
    const { entry, locale, text } = edition
    const alt = `Афиша программы «${entry.text.ru.name}»`
    const heroImage = making.fileOf({ kind: 'hero', scene: entry.scene, alt })
    return makePublishedRow(making, edition, {
      ...text,
      repertoire: entry.repertoire,
      zodiacSign: programSigns[entry.slug] ?? null,
      layout: entry.layout,
      heroImage,
      thumbnailImage: making.fileOf({ kind: 'poster', scene: entry.scene, alt }),
      programCollections: entry.collections.map((slug) => collections.idOf(slug, locale)),
      performers: entry.performers.map((slug) => members.idOf(slug, locale)),
      categories: entry.categories.map((slug) => categories.idOf(slug, locale)),
      tracklists: entry.tracklists.map((tracklist) => tracklistOf(making, tracklist, locale)),
      excerpts: (entry.excerpts ?? []).map(({ title, file }) =>
        making.component('program.excerpt', {
          title: inLanguage(title, locale),
          file: making.soundOf(file),
          url: null,
        }),
      ),
      durationMinutes: entry.durationMinutes,
      ageLimit: entry.ageLimit,
      priority: entry.priority,
      seo: making.component('shared.seo', {
        metaTitle: text.name,
        metaDescription: text.about,
        metaImage: heroImage,
      }),
    })
  })
}

export function makeCollectionRows(making: Making): Row[] {
  return making.content.collections.all.map((edition) => {
    const { entry, text } = edition
    const heroImage = making.fileOf({ kind: 'hero', scene: entry.scene, alt: entry.text.ru.title })
    return makePublishedRow(making, edition, { ...text, heroImage, seo: null })
  })
}

function tracklistOf(making: Making, list: AuthoredProgram['tracklists'][number], locale: Locale): Row {
  return making.component('program.tracklist', {
    title: list.title ? inLanguage(list.title, locale) : null,
    tracks: list.tracks.map((track) => trackOf(making, track, locale)),
  })
}

function trackOf(making: Making, { name, composer, source, note }: AuthoredTrack, locale: Locale): Row {
  return making.component('program.track', {
    name,
    composer: inLanguage(composer, locale),
    source: source ? inLanguage(source, locale) : null,
    note: note ? inLanguage(note, locale) : null,
  })
}
