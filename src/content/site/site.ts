import * as z from 'zod/mini'
import { social as brandsSocial } from '../../brand/chosen.ts'
import { policies } from '../../cache/policies.ts'
import { followNetworkNames } from '../../providers/chosen.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import {
  type ContentQuery,
  type ContentService,
  readCachedCopy,
  readContent,
} from '../../strapi/port/client.ts'
import { type Fallback, textSchema, webAddressSchema } from '../../strapi/port/fields.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import { type Announcement, announcementFields, announcementSchema } from './announcement.ts'
import { type OwnNames, siteNameFields, siteNamesSchema } from './site-names.ts'

/** Fields of Strapi's type `social` in the first release. There is a field for each network with profiles. */
const firstSocialFields = ['yandex', 'vk', 'spotify', 'youtube', 'apple', 'telegram', 'tiktok']
const laterSocialFields = followNetworkNames.filter((name) => !firstSocialFields.includes(name))
const socialFields = `data { attributes { ${firstSocialFields.join(' ')} ${selectNewerFields(laterSocialFields.join(' '))} } }`

/**
 * Content of the header and footer of every page. Fields that an editor may leave empty are optional: cached copies
 * from older builds lack them.
 */
export interface Site {
  social: { network: string; url: string }[]
  about?: Legal
  names?: OwnNames
  /** Announcements in the order of preference; `chooseAnnouncement` chooses the current one. */
  announcements?: Announcement[]
}

/** The orchestra's legal details. */
export interface Legal extends Fallback {
  legalName?: string
  legalAddress?: string
  inn?: string
  ogrn?: string
}

const socialSchema = z.nullish(z.record(z.string(), z.nullish(webAddressSchema)))
const aboutSchema = z.nullish(
  z.object({ legalName: textSchema, legalAddress: textSchema, inn: textSchema, ogrn: textSchema }),
)
const ownSchema = z.nullish(z.object({ ...siteNamesSchema, ...announcementSchema }))
export type OwnRow = z.infer<typeof ownSchema>

const siteSchema = z.object({
  social: socialSchema,
  about: aboutSchema,
  site: ownSchema,
  fallbackSocial: socialSchema,
  fallbackAbout: aboutSchema,
  fallbackSite: ownSchema,
})
export type SiteAnswer = z.infer<typeof siteSchema>

const aboutFields = 'data { attributes { legalName legalAddress inn ogrn } }'
const ownFields = `data { attributes { ${siteNameFields} ${announcementFields} } }`

/** Single types have no fallback of their own: those of the default language are asked for along with the visitor's. */
const siteQuery = (locale: Locale): ContentQuery<SiteAnswer, Site> => ({
  name: 'site',
  document: `query Site($locale: I18NLocaleCode) {
    social(locale: $locale) { ${socialFields} }
    about(locale: $locale) { ${aboutFields} }
    fallbackSocial: social(locale: "${defaultLocale}") { ${socialFields} }
    fallbackAbout: about(locale: "${defaultLocale}") { ${aboutFields} }
    ${selectNewerFields(`site(locale: $locale) { ${ownFields} }
    fallbackSite: site(locale: "${defaultLocale}") { ${ownFields} }`)}
  }`,
  schema: siteSchema,
  // Loaded with the first answer: copies, which all others read, are mapped already.
  map: async (answer, context) => (await import('./to-site.ts')).toSite(answer, locale, context),
  policy: policies.site,
})

/** Social links and the orchestra's legal details. */
export async function readSite(content: ContentService, locale: Locale): Promise<Site> {
  return (await readContent(content, siteQuery(locale), { locale })) ?? noSite
}

/** The copy of it that there is, however old: what every page's first bytes are made of waits for no service. */
export const readSiteCopy = async (content: ContentService, locale: Locale): Promise<Site | undefined> =>
  (await readCachedCopy(content, siteQuery(locale), { locale })) ?? undefined

const noSite: Site = { social: brandsSocial }
