import type { HtmlEmbed } from '../../content/text/embed.ts'
import { pageMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { Icon } from '../components/icon.tsx'
import { hostName } from './host-name.ts'

interface EmbedBlockProps {
  embed: HtmlEmbed
  lang: Locale | undefined
  locale: Locale
}

/**
 * A frame of an allow-listed host, in our own markup: sandboxed (players need scripts and their own origin;
 * they may not navigate the page), loaded when it comes near, and with a link for those who block frames.
 */
export function EmbedBlock({ embed, lang, locale }: EmbedBlockProps) {
  const t = pageMessages(locale)
  const host = hostName(embed.src)
  return (
    <figure className="embed">
      <iframe
        src={embed.src}
        title={embed.title ?? t.frameTitle(host)}
        lang={embed.title ? lang : undefined}
        style={toSize(embed)}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <figcaption>
        {embed.title ? <span lang={lang}>{`${embed.title} · `}</span> : null}
        <a href={embed.src} rel="noopener">
          {t.openOn(host)}
          <Icon name="outside" />
        </a>
      </figcaption>
    </figure>
  )
}

/** Known in advance, so that nothing moves: the editor's proportions, or their height for players as wide as the page. */
function toSize({ width, height }: HtmlEmbed) {
  if (width && height) return { aspectRatio: `${width} / ${height}` }
  return height ? { height } : { aspectRatio: '16 / 9' }
}
