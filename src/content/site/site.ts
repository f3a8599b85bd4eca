import * as z from 'zod/mini'
import { social as brandsSocial } from '../../brand/chosen.ts'
import { policies } from '../../cache/policies.ts'
import type { NetworkId } from '../../providers/networks.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import {
  type ContentQuery,
  type ContentService,
  readCachedCopy,
  readContent,
} from '../../strapi/port/client.ts'
import { type Fallback, textSchema, webAddressSchema } from '../../strapi/port/fields.ts'
import { type Announcement, announcementFields, announcementSchema } from './announcement.ts'
import { type OwnNames, siteNameFields, siteNamesSchema } from './site-names.ts'

/** Networks that Strapi's type `social` has a field for, in the order of the links: all that have profiles. */
export const socialFieldNames = [
  'yandex',
  'vk',
  'odnoklassniki',
  'spotify',
  'youtube',
  'apple',
  'telegram',
  'tiktok',
  'instagram',
  'facebook',
  'twitter',
  'threads',
  'linkedin',
  'mastodon',
  'bluesky',
  'line',
  'soundcloud',
] as const satisfies readonly NetworkId[]

/** Those that the first release had. */
const olderSocialFieldNames: readonly NetworkId[] = [
  'yandex',
  'vk',
  'spotify',
  'youtube',
  'apple',
  'telegram',
  'tiktok',
]

/**
 * Content of the header and footer of every page. Fields that an editor may leave empty are optional: cached copies
 * from older builds lack them.
 */
export interface Site {
  social: { network: NetworkId; url: string }[]
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
const socialFieldsOf = (names: readonly NetworkId[]) => `data { attributes { ${names.join(' ')} } }`
const ownFields = `data { attributes { ${siteNameFields} ${announcementFields} } }`

/** Single types have no fallback of their own: the Russian ones are asked for along with the visitor's. */
const fieldsWith = (socialFields: string) => `
  social(locale: $locale) { ${socialFields} }
  about(locale: $locale) { ${aboutFields} }
  fallbackSocial: social(locale: "${defaultLocale}") { ${socialFields} }
  fallbackAbout: about(locale: "${defaultLocale}") { ${aboutFields} }`

const siteQuery = (locale: Locale): ContentQuery<SiteAnswer, Site> => ({
  name: 'site',
  document: `query Site($locale: I18NLocaleCode) {
    ${fieldsWith(socialFieldsOf(socialFieldNames))}
    site(locale: $locale) { ${ownFields} }
    fallbackSite: site(locale: "${defaultLocale}") { ${ownFields} }
  }`,
  olderDocument: `query SiteOfOlderModel($locale: I18NLocaleCode) { ${fieldsWith(socialFieldsOf(olderSocialFieldNames))} }`,
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
