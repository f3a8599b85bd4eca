import type { HtmlEmbed } from '../../content/text/embed.ts'
import { pageMessages } from '../../languages/texts.ts'
import { chosenEmbeds } from '../../providers/chosen.ts'
import { providerOfFrame } from '../../providers/embed-provider.ts'
import { nameFor } from '../../providers/provider.ts'
import type { Locale } from '../../shared/locales.ts'
import { Icon } from '../components/icon.tsx'
import { Island } from '../components/island.tsx'
import { toHostName } from './host-name.ts'

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

/** Known in advance, so that nothing moves: the editor's proportions, or their height for players as wide as the page. */
function toSize({ width, height }: HtmlEmbed) {
  if (width && height) return { aspectRatio: `${width} / ${height}` }
  return height ? { height } : { aspectRatio: '16 / 9' }
}
