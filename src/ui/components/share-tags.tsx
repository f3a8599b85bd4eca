import { twitter } from '../../brand/chosen.ts'
import { openGraphTags } from '../../languages/facts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { type Head, makeHreflangLinks } from '../../rendering/head.ts'
import { choosePreviewPicture } from '../../rendering/preview-picture.ts'

interface Shared {
  /** Title without the site's name, which link previews show beside it. */
  title: string
  description: string
  /** Full canonical address of the page. */
  canonical: string
}

/** Facts of a page for link previews. */
export interface ShareFacts {
  /** Open Graph properties and their values. */
  properties: [property: string, content: string][]
  pictureAlt: string
}

export function toShareFacts(page: Page, head: Head, { title, description, canonical }: Shared): ShareFacts {
  const { locale, path, config } = page
  const picture = choosePreviewPicture(page, head)
  const others = makeHreflangLinks(config.LOCALES, locale, path, head).flatMap(({ hreflang }) =>
    hreflang === locale || hreflang === 'x-default' ? [] : [tagOf(hreflang)],
  )
  const pictureAlt = picture.alt || title
  const properties: ShareFacts['properties'] = [
    ['og:type', head.article ? 'article' : 'website'],
    ['og:site_name', page.names.fullName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', tagOf(locale)],
    ...others.map((tag): [string, string] => ['og:locale:alternate', tag]),
    ['og:image', picture.url],
    ['og:image:type', picture.type],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', pictureAlt],
    ...(head.article ? articleTags(head.article) : []),
  ]
  return { properties, pictureAlt }
}

/**
 * Open Graph (https://ogp.me) and what X needs besides: it takes title, text and picture from Open Graph
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
 */
export function ShareTags({ properties, pictureAlt }: ShareFacts) {
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      {twitter ? <meta name="twitter:site" content={twitter} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={pictureAlt} />
    </>
  )
}

function articleTags({ publishedAt, updatedAt }: NonNullable<Head['article']>): [string, string][] {
  const published: [string, string] = ['article:published_time', publishedAt]
  return updatedAt ? [published, ['article:modified_time', updatedAt]] : [published]
}

/** Open Graph wants a country with each language. */
const tagOf = (locale: string): string => new Map(Object.entries(openGraphTags)).get(locale) ?? locale
