import type { Excerpt } from '../../content/programs/excerpts.ts'
import { programMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import type { Locale } from '../../shared/locales.ts'
import { EmbedBlock } from '../blocks/media.tsx'
import { Island } from './island.tsx'

interface ExcerptsProps {
  excerpts: readonly Excerpt[] | undefined
  locale: Locale
  /** Language of the titles where it isn't the page's. */
  lang: Locale | undefined
}

/**
 * Sound of a program. Nothing of it is loaded before a click. Without a script the browser's own players work, and a
 * service's player opens at the service.
 */
export function Excerpts({ excerpts = [], locale, lang }: ExcerptsProps) {
  const t = programMessages(locale)
  if (excerpts.length === 0) return null
  return (
    <section>
      {excerpts.some((excerpt) => 'embed' in excerpt) ? (
        <link rel="stylesheet" href={assetUrls.styles.blocks} />
      ) : null}
      <link rel="stylesheet" href={assetUrls.styles.tracks} />
      <h2>{t.excerpts}</h2>
      <Island name="Sound" load="use">
        {excerpts.map((excerpt) =>
          'embed' in excerpt ? (
            <EmbedBlock key={excerpt.embed.src} embed={excerpt.embed} lang={lang} locale={locale} />
          ) : (
            <figure key={excerpt.url} className="excerpt">
              {excerpt.title ? <figcaption lang={lang}>{excerpt.title}</figcaption> : null}
              {/* biome-ignore lint/a11y/useMediaCaption: music has no words to write down. */}
              <audio controls preload="none" src={excerpt.url} aria-label={excerpt.title ?? t.excerpts} />
              <p className="note" role="status" data-gone={t.excerptGone} />
            </figure>
          ),
        )}
      </Island>
    </section>
  )
}
