import * as z from 'zod/mini'
import { social as brandsSocial } from '../../brand/chosen.ts'
import { type SocialNetwork, socialNetworks } from '../../brand/social-networks.ts'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { safeHref } from '../../shared/urls.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import { defined, type Fallback, textSchema } from '../port/fields.ts'

/** What every page's footer shows. */
export interface Site {
  social: { network: SocialNetwork; url: string }[]
  about?: Legal
}

/** The orchestra's legal details. */
export interface Legal extends Fallback {
  legalName?: string
  legalAddress?: string
  inn?: string
  ogrn?: string
}

const socialSchema = z.nullish(z.record(z.string(), z.unknown()))
const aboutSchema = z.nullish(
  z.object({ legalName: textSchema, legalAddress: textSchema, inn: textSchema, ogrn: textSchema }),
)
const siteSchema = z.object({
  social: socialSchema,
  about: aboutSchema,
  fallbackSocial: socialSchema,
  fallbackAbout: aboutSchema,
})

const aboutFields = 'data { attributes { legalName legalAddress inn ogrn } }'
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
  map: ({ social, about, fallbackSocial, fallbackAbout }) => {
    const chosen = about ?? fallbackAbout
    const lang = about || locale === defaultLocale ? undefined : defaultLocale
    return {
      social: social || fallbackSocial ? toSocialLinks(social ?? fallbackSocial ?? {}) : brandsSocial,
      ...(chosen ? { about: defined({ ...chosen, lang }) } : {}),
    }
  },
  policy: policies.site,
})

/** Social links and the orchestra's legal details. */
export async function readSite(content: ContentService, locale: Locale): Promise<Site> {
  return (await readContent(content, siteQuery(locale), { locale })) ?? { social: brandsSocial }
}

function toSocialLinks(links: Record<string, unknown>): Site['social'] {
  return socialNetworks.flatMap((network) => {
    const value = links[network]
    const url = typeof value === 'string' ? safeHref(value) : undefined
    return url?.startsWith('http') ? [{ network, url }] : []
  })
}
