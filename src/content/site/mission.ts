import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { typeset } from '../../shared/typeset.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { type Fallback, omitAbsent, textSchema } from '../../strapi/port/fields.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'

/** Why the orchestra plays, as `/about` shows it. Not part of `Site`, which every page waits for. */
export interface Mission extends Fallback {
  title?: string
  html: string
}

const missionSchema = z.nullish(z.object({ missionTitle: textSchema, missionDescription: richTextSchema }))
const answerSchema = z.object({ about: missionSchema, fallbackAbout: missionSchema })
const fields = 'data { attributes { missionTitle missionDescription } }'

const missionQuery = (locale: Locale): ContentQuery<z.infer<typeof answerSchema>, Mission> => ({
  name: 'mission',
  document: `query Mission($locale: I18NLocaleCode) {
    about(locale: $locale) { ${fields} }
    fallbackAbout: about(locale: "${defaultLocale}") { ${fields} }
  }`,
  schema: answerSchema,
  map: async ({ about, fallbackAbout }, context) => {
    const textLocale = about ? locale : defaultLocale
    const { missionTitle: title, missionDescription } = about ?? fallbackAbout ?? {}
    const html = await toSafeHtml(missionDescription, { ...context, textLocale })
    if (!html) return null
    const lang = textLocale === locale ? undefined : textLocale
    return { html, ...omitAbsent({ title: title && typeset(textLocale, title), lang }) }
  },
  policy: policies.site,
})

/** @returns `null` when no mission is written. */
export const readMission = (content: ContentService, locale: Locale): Promise<Mission | null> =>
  readContent(content, missionQuery(locale), { locale })
