import { twitter } from '../../brand/chosen.ts'
import { calendarMessages, feedMessages } from '../../languages/texts.ts'
import { assetUrls, brandSheet, inOrder, listFonts } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import {
  canonicalPath,
  type Head,
  makeHreflangLinks,
  type PreloadedImage,
  toTitle,
} from '../../rendering/head.ts'
import { choosePreviewPicture } from '../../rendering/preview-picture.ts'
import { pathTo } from '../../routes/paths.ts'
import { openGraphTags } from '../../shared/languages/facts.ts'
import { toSrcSet } from '../../shared/picture-variants.ts'
import { toThemeMedia } from '../../shared/theme.ts'
import { localePath } from '../../shared/urls.ts'

/** All that the tags of a head are made of. */
export interface HeadFacts {
  locale: Page['locale']
  title: string
  description: string
  robots: Head['robots']
  /** Canonical address of the page. Absent for pages of errors, which nobody should find. */
  canonical: string | undefined
  hreflang: { hreflang: string; path: string }[]
  origin: string
  feeds: FeedLink[]
  /** Address of the oEmbed description, by which other sites show the page in a frame (oembed.com, section 4). */
  oembed: string | undefined
  share: ShareFacts | undefined
  hasFonts: boolean
  preloads: PreloadedImage[] | undefined
  styles: Head['styles']
}

/** Returns the facts of a page that its `<head>` contains. */
export function toHeadFacts(page: Page, head: Head): HeadFacts {
  const { locale, path, origin, config, names } = page
  const { status, robots, preloads, styles } = head
  const title = toTitle(names, path, head.title)
  const description = head.description ?? names.description
  const canonical = `${origin}${canonicalPath(locale, path, head)}`
  const isFound = status === undefined
  return {
    locale,
    title,
    description,
    robots,
    canonical: isFound ? canonical : undefined,
    hreflang: isFound && !robots ? makeHreflangLinks(config.LOCALES, locale, path, head) : [],
    origin,
    feeds: isFound ? feedLinks(page) : [],
    oembed:
      isFound && head.isEmbeddable
        ? `${origin}${pathTo('oembed')}?${new URLSearchParams({ url: canonical })}`
        : undefined,
    share: isFound
      ? toShareFacts(page, head, { title: head.title?.trim() || title, description, canonical })
      : undefined,
    hasFonts: !areFontsInLink(page, head),
    preloads,
    styles: page.announcement ? [...(styles ?? []), 'announcement'] : styles,
  }
}

/**
 * Whether the fonts are in the `Link` header: the response of a cached page names them there
 * (`http/page-cache/cached-page.ts`).
 */
const areFontsInLink = ({ kind }: Page, { status }: Head) => kind === 'public' && status === undefined

export function HeadTags(facts: HeadFacts) {
  const { locale, title, description, robots, canonical, hreflang, origin, feeds, share, styles } = facts
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {robots ? <meta name="robots" content={robots} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {hreflang.map((link) => (
        <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={`${origin}${link.path}`} />
      ))}
      {feeds.map((link) => (
        <link key={link.href} {...link} />
      ))}
      {facts.oembed ? <link rel="alternate" type="application/json+oembed" href={facts.oembed} /> : null}
      {share ? <ShareTags {...share} /> : null}
      {assetUrls.schemes.toReversed().map(({ name, ground }, index, { length }) => (
        <meta
          key={name}
          name="theme-color"
          content={ground}
          media={index < length - 1 ? toThemeMedia(name) : undefined}
        />
      ))}
      <meta name="color-scheme" content={assetUrls.schemes.map(({ name }) => name).join(' ')} />
      {facts.hasFonts
        ? listFonts(locale).map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
          ))
        : null}
      {facts.preloads?.map(({ image, sizes, media }) => (
        <link
          key={image.url}
          rel="preload"
          as="image"
          href={image.url}
          imageSrcSet={toSrcSet(image)}
          imageSizes={sizes}
          media={media}
          fetchPriority="high"
        />
      ))}
      <link rel="stylesheet" href={assetUrls.styles.site} />
      {inOrder(styles ?? []).map((name) => (
        <link key={String(name)} rel="stylesheet" href={assetUrls.styles[name]} />
      ))}
      {brandSheet ? <link rel="stylesheet" href={brandSheet} /> : null}
      <link
        rel="stylesheet"
        href={assetUrls.styles['other-media']}
        media="print,(forced-colors:active),(max-width:21.99rem)"
      />
      <link rel="icon" href="/build/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/build/icons/apple-touch-icon.png" />
      <link rel="manifest" href={localePath(locale, pathTo('manifest'))} />
      <script type="module" src={assetUrls.main} />
    </>
  )
}

interface FeedLink {
  rel: 'alternate' | 'search'
  type: string
  title: string
  href: string
}

/** Links in every page's `<head>` for feed readers, calendars and browsers. */
const feedLinks = ({ locale, names }: Pick<Page, 'locale' | 'names'>): FeedLink[] => [
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feedMessages(locale).news,
    href: localePath(locale, pathTo('newsFeed')),
  },
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feedMessages(locale).concerts,
    href: localePath(locale, pathTo('concertsFeed')),
  },
  {
    rel: 'alternate',
    type: 'text/calendar',
    title: calendarMessages(locale).schedule,
    href: localePath(locale, pathTo('scheduleCalendar')),
  },
  {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: names.name,
    href: localePath(locale, pathTo('openSearch')),
  },
]

interface Shared {
  /** Title without the site's name, which link previews show beside it. */
  title: string
  description: string
  /** Full canonical address of the page. */
  canonical: string
}

/** Facts of a page for link previews. */
interface ShareFacts {
  /** Open Graph properties and their values. */
  properties: [property: string, content: string][]
  pictureAlt: string
}

function toShareFacts(page: Page, head: Head, { title, description, canonical }: Shared): ShareFacts {
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
function ShareTags({ properties, pictureAlt }: ShareFacts) {
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
