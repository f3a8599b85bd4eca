import type { AboutPage, CollectionPage, ContactPage, WebPage } from 'schema-dts'
import type { Image } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import { pictured } from './pictures.ts'
import { addressIn, organizationId, type SiteFacts } from './site-facts.ts'

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

interface Described {
  name: string
  /** The language of the text, where it isn't the page's. */
  lang?: Locale | undefined
  description?: string | undefined
  image?: Image | undefined
  /** Pages that this page lists, with paths without language. */
  parts?: readonly { name: string; path: string }[]
}

/** A page that an editor composed, or one that lists other pages. @param path without its language */
export const toWebPage = (
  site: SiteFacts,
  type: PageType,
  path: string,
  { name, lang, description, image, parts = [] }: Described,
): WebPage | AboutPage | ContactPage | CollectionPage => ({
  '@type': type,
  name,
  url: addressIn(site, path),
  inLanguage: lang ?? site.locale,
  isPartOf: { '@id': `${site.origin}/#website` },
  ...(type === 'AboutPage' ? { about: { '@id': organizationId(site.origin) } } : {}),
  ...(description ? { description } : {}),
  ...pictured(site, image),
  ...(parts.length > 0
    ? {
        mainEntity: {
          '@type': 'ItemList' as const,
          itemListElement: parts.map((part, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name: part.name,
            url: addressIn(site, part.path),
          })),
        },
      }
    : {}),
})
