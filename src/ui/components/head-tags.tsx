import { calendarMessages, feedMessages } from '../../languages/texts.ts'
import { assetUrls, inOrder, listFonts } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import {
  canonicalPath,
  type Head,
  makeHreflangLinks,
  type PreloadedImage,
  toTitle,
} from '../../rendering/head.ts'
import { pathTo } from '../../routes/paths.ts'
import { toSrcSet } from '../../shared/src-set.ts'
import { toThemeMedia } from '../../shared/theme.ts'
import { localePath } from '../../shared/urls.ts'
import { type ShareFacts, ShareTags, toShareFacts } from './share-tags.tsx'

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
      <link rel="stylesheet" href={assetUrls.styles['other-media']} media="print,(forced-colors:active)" />
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
