import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { cutText } from '../../shared/plain-text.ts'
import { typeset } from '../../shared/typeset.ts'
import { nameSchema, textSchema } from '../../strapi/port/fields.ts'

/** A part of a program: what is played, in order. */
export interface Tracklist {
  title?: string
  tracks: Track[]
}

/** A work. `note` says something about it; where it is longer than a line, `noteRest` goes on. */
interface Track {
  name: string
  composer?: string
  source?: string
  note?: string
  noteRest?: string
}

/** Letters of a note that a list shows, and letters that it unfolds: an essay belongs into the program's story. */
const [shownNote, mostNote] = [160, 1200]

export const tracksSchema = z.nullish(
  z.array(z.object({ name: nameSchema, composer: textSchema, source: textSchema, note: textSchema })),
)
export const tracklistsSchema = z.nullish(z.array(z.object({ title: textSchema, tracks: tracksSchema })))

/** @param textLocale language of the texts */
export const toTracklists = (lists: z.infer<typeof tracklistsSchema>, textLocale: Locale): Tracklist[] =>
  (lists ?? []).map(({ title, tracks }) => ({
    ...(title ? { title } : {}),
    tracks: toTracks(tracks, textLocale),
  }))

/** Composer, source and name of a work, in the order in which a search shows them. */
export const listTrackTexts = ({
  name,
  composer,
  source,
}: NonNullable<z.infer<typeof tracksSchema>>[number]): string[] =>
  [composer, source, name].filter((text) => text !== null && text !== undefined)

/** @param textLocale language of the texts */
export const toTracks = (tracks: z.infer<typeof tracksSchema>, textLocale: Locale): Tracklist['tracks'] =>
  (tracks ?? []).map(({ name, composer, source, note }) => ({
    name,
    ...(composer ? { composer: typeset(textLocale, composer) } : {}),
    ...(source ? { source: typeset(textLocale, source) } : {}),
    ...toNote(note, textLocale),
  }))

function toNote(note: string | null | undefined, textLocale: Locale): Pick<Track, 'note' | 'noteRest'> {
  const text = cutText(typeset(textLocale, note?.replace(/\s+/g, ' ').trim() ?? ''), mostNote)
  const shown = cutText(text, shownNote)
  if (shown === text) return text ? { note: text } : {}
  return { note: shown, noteRest: text.slice(shown.length - 1).trim() }
}
