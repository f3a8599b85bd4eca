import { defaultLocale } from '../../shared/locales.ts'
import { typeset } from '../../shared/typeset.ts'
import { type Fallback, localisedSchema, omitAbsent, textSchema } from '../../strapi/port/fields.ts'
import { definePart } from '../parts/define-part.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'

/** Why the orchestra plays, as `/about` shows it. Not part of `Site`, which every page waits for. */
export interface Mission extends Fallback {
  title?: string
  html: string
}

/** A mission that isn't written in a language is shown in the default one. */
export const missionPart = definePart({
  reads: { about: localisedSchema({ missionTitle: textSchema, missionDescription: richTextSchema }) },
  make: async ({ about: [about] }, context): Promise<Mission | null> => {
    const rows = about ? [about, ...(about.localizations ?? [])] : []
    const row =
      rows.find(({ locale }) => locale === context.locale) ??
      rows.find(({ locale }) => locale === defaultLocale)
    const textLocale = row?.locale ?? defaultLocale
    const html = await toSafeHtml(row?.missionDescription, { ...context, textLocale })
    if (!html) return null
    const title = row?.missionTitle && typeset(textLocale, row.missionTitle)
    return { html, ...omitAbsent({ title, lang: textLocale === context.locale ? undefined : textLocale }) }
  },
})
