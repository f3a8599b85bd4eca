import { chosenEmbeds } from '../../brand/chosen-providers.ts'
import type { HtmlEmbed } from '../../content/text/embed.ts'
import { pageMessages } from '../../languages/texts.ts'
import { providerOfFrame } from '../../providers/embed-provider.ts'
import { nameFor } from '../../providers/provider.ts'
import type { Locale } from '../../shared/locales.ts'
import { Icon } from '../components/icon.tsx'
import { Island } from '../components/island.tsx'
import { Picture } from '../components/picture.tsx'
import type { BlockProps } from './titled.tsx'

/** Sizes of an image in the widest column that a layout has for blocks; narrower layouts set their own. */
export const blockImageSizes = '(min-width: 64rem) 58rem, 92vw'

export function ImageBlock({ block, lang, sizes }: BlockProps<'image'> & { sizes: string }) {
  return (
    <figure className="block-image" lang={lang}>
      <Picture image={block.image} sizes={sizes} />
      {block.caption ? <figcaption>{block.caption}</figcaption> : null}
    </figure>
  )
}

/** Pictures side by side, the first one large. */
export function GalleryBlock({ block, lang }: BlockProps<'gallery'>) {
  return (
    <figure className="gallery" lang={lang}>
      <div>
        {block.images.map((image, index) => (
          <Picture
            key={image.url}
            image={image}
            sizes={index === 0 ? '(min-width: 48rem) 46rem, 92vw' : '(min-width: 48rem) 23rem, 46vw'}
          />
        ))}
      </div>
      {block.caption ? <figcaption>{block.caption}</figcaption> : null}
    </figure>
  )
}

type VideoBlockProps = BlockProps<'video'> & { locale: Locale; sizes: string }

/** A film as a link to where it is shown: nothing is fetched from there before the visitor goes. */
export function VideoBlock({ block, lang, locale, sizes }: VideoBlockProps) {
  return (
    <a className="video" href={block.url} rel="noopener">
      {block.poster ? <Picture image={block.poster} sizes={sizes} alt="" /> : null}
      <span className="video-play" aria-hidden="true" />
      {block.title ? <strong lang={lang}>{block.title}</strong> : null}
      <span className="video-where">
        {pageMessages(locale).watchOn(toHostName(block.url))}
        <Icon name="outside" />
      </span>
    </a>
  )
}

interface EmbedBlockProps {
  embed: HtmlEmbed
  lang: Locale | undefined
  locale: Locale
}

/**
 * The offer to show a frame of an allow-listed host. Nothing of the host is loaded before the visitor clicks; without a
 * script the click opens the frame's address on its host.
 */
export function EmbedBlock({ embed, lang, locale }: EmbedBlockProps) {
  const t = pageMessages(locale)
  const provider = providerOfFrame(Object.values(chosenEmbeds), embed.src)
  const source = provider ? nameFor(locale, provider.name) : toHostName(embed.src)
  const title = embed.title ?? t.frameTitle(source)
  const titleLang = embed.title ? lang : undefined
  return (
    <figure className="embed">
      <Island name="Frame" load="intent" props={{ src: embed.src, title, lang: titleLang }}>
        <a className="video" href={embed.src} rel="noopener" style={toSize(embed)}>
          <span className="video-play" aria-hidden="true" />
          <strong lang={titleLang}>{title}</strong>
          <span className="video-where">{t.showFrom(source)}</span>
        </a>
      </Island>
      <figcaption>
        <a href={embed.src} rel="noopener">
          {t.openOn(source)}
          <Icon name="outside" />
        </a>
      </figcaption>
    </figure>
  )
}

/**
 * Returns the size of an embed, so that nothing moves when it loads: the editor's proportions, or their height for
 * players as wide as the page.
 */
function toSize({ width, height }: HtmlEmbed) {
  if (width && height) return { aspectRatio: `${width} / ${height}` }
  return height ? { height } : { aspectRatio: '16 / 9' }
}

/** `rutube.ru` of an absolute address, for people. */
const toHostName = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
