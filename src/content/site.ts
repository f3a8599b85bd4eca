import * as z from 'zod/mini'
import { policies } from '../cache/policies.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { safeHref } from '../shared/urls.ts'
import { type ContentQuery, type ContentService, readContent } from './client.ts'
import { defined } from './concert-card.ts'
import { type Fallback, textSchema } from './fields.ts'
import { type Image, imageFields, imageSchema, toImage } from './image.ts'
import { toSafeHtml } from './rich-text.ts'

export const socialNetworks = ['yandex', 'vk', 'spotify', 'youtube', 'apple', 'telegram', 'tiktok'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** What every page's footer shows. */
export interface Site {
  social: { network: SocialNetwork; url: string }[]
  about?: About
}

export interface About extends Fallback {
  title?: string
  descriptionHtml?: string
  missionTitle?: string
  missionHtml?: string
  legalName?: string
  legalAddress?: string
  inn?: string
  ogrn?: string
  seo: { title?: string; description?: string; image?: Image }
}

const socialSchema = z.nullish(z.record(z.string(), z.unknown()))
const aboutSchema = z.nullish(
  z.object({
    title: textSchema,
    description: textSchema,
    missionTitle: textSchema,
    missionDescription: textSchema,
    legalName: textSchema,
    legalAddress: textSchema,
    inn: textSchema,
    ogrn: textSchema,
    seo: z.nullish(z.object({ metaTitle: textSchema, metaDescription: textSchema, metaImage: imageSchema })),
  }),
)
const siteSchema = z.object({
  social: socialSchema,
  about: aboutSchema,
  fallbackSocial: socialSchema,
  fallbackAbout: aboutSchema,
})

const aboutFields = `data { attributes {
  title description missionTitle missionDescription legalName legalAddress inn ogrn
  seo { metaTitle metaDescription metaImage { ${imageFields} } }
} }`
const socialFields = `data { attributes { ${socialNetworks.join(' ')} } }`

/** Single types have no fallback of their own: the Russian ones are asked for along with the visitor's. */
const siteQuery = (locale: Locale): ContentQuery<z.infer<typeof siteSchema>, Site> => ({
  name: 'site',
  document: `query Site($locale: I18NLocaleCode) {
    social(locale: $locale) { ${socialFields} }
    about(locale: $locale) { ${aboutFields} }
    fallbackSocial: social(locale: "${defaultLocale}") { ${socialFields} }
    fallbackAbout: about(locale: "${defaultLocale}") { ${aboutFields} }
  }`,
  schema: siteSchema,
  map: async ({ social, about, fallbackSocial, fallbackAbout }, { mediaUrl }) => {
    const chosen = about ?? fallbackAbout
    const aboutPart = chosen ? await toAbout(chosen, mediaUrl) : undefined
    return {
      social: toSocialLinks(social ?? fallbackSocial ?? {}),
      ...(aboutPart
        ? { about: { ...aboutPart, ...(about || locale === defaultLocale ? {} : { lang: defaultLocale }) } }
        : {}),
    }
  },
  policy: policies.site,
})

/** Social links and the orchestra's legal details. */
export async function readSite(content: ContentService, locale: Locale): Promise<Site> {
  return (await readContent(content, siteQuery(locale), { locale })) ?? { social: [] }
}

function toSocialLinks(links: Record<string, unknown>): Site['social'] {
  return socialNetworks.flatMap((network) => {
    const value = links[network]
    const url = typeof value === 'string' ? safeHref(value) : undefined
    return url?.startsWith('http') ? [{ network, url }] : []
  })
}

async function toAbout(
  about: NonNullable<z.infer<typeof aboutSchema>>,
  mediaUrl: (path: string) => string,
): Promise<About> {
  return {
    ...defined({
      title: about.title,
      missionTitle: about.missionTitle,
      legalName: about.legalName,
      legalAddress: about.legalAddress,
      inn: about.inn,
      ogrn: about.ogrn,
      descriptionHtml: await toSafeHtml(about.description),
      missionHtml: await toSafeHtml(about.missionDescription),
    }),
    seo: defined({
      title: about.seo?.metaTitle,
      description: about.seo?.metaDescription,
      image: toImage(about.seo?.metaImage, mediaUrl),
    }),
  }
}
