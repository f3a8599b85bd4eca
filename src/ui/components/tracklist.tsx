import type { Tracklist } from '../../content/programs/tracklist.ts'
import { concertPageMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'

interface TracklistViewProps {
  tracklists: Tracklist[]
  locale: Locale
  /** Language of the tracks where it isn't the page's. */
  lang?: Locale | undefined
}

export function TracklistView({ tracklists, locale, lang }: TracklistViewProps) {
  const t = concertPageMessages(locale)
  if (tracklists.every(({ tracks }) => tracks.length === 0)) return null
  return (
    <section>
      <h2>{t.tracks}</h2>
      <div className="tracklists" lang={lang}>
        {tracklists.map(({ title, tracks }, index) => (
          // Parts have no identity but their order.
          <div key={String(index)}>
            {tracklists.length > 1 ? <h3>{title ?? t.part(index + 1)}</h3> : null}
            <ol className="tracks">
              {tracks.map((track) => (
                <li key={`${track.name}${track.source ?? ''}`}>
                  {track.name}
                  <span>{[track.composer, track.source].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
