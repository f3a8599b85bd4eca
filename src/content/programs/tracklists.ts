import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { typeset } from '../../shared/typeset.ts'
import { nameSchema, textSchema } from '../../strapi/port/fields.ts'

/** A part of a program: what is played, in order. */
export interface Tracklist {
  title?: string
  tracks: { name: string; composer?: string; source?: string }[]
}

export const tracksSchema = z.nullish(
  z.array(z.object({ name: nameSchema, composer: textSchema, source: textSchema })),
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
  (tracks ?? []).map(({ name, composer, source }) => ({
    name,
    ...(composer ? { composer: typeset(textLocale, composer) } : {}),
    ...(source ? { source: typeset(textLocale, source) } : {}),
  }))
