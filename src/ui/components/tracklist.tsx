import type { EveningWorks } from '../../content/concerts/choose-works.ts'
import type { Tracklist } from '../../content/programs/tracklists.ts'
import { concertPageMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import type { Locale } from '../../shared/locales.ts'

interface TracklistViewProps {
  tracklists: Tracklist[]
  locale: Locale
  /** Language of the tracks where it isn't the page's. */
  lang?: Locale | undefined
  /** The list's heading; if absent, that of works to be played. */
  title?: string
}

export function TracklistView({ tracklists, locale, lang, title }: TracklistViewProps) {
  const t = concertPageMessages(locale)
  if (tracklists.every(({ tracks }) => tracks.length === 0)) return null
  return (
    <section>
      {/* The list is far down its page, so the sheet isn't linked in the head, where the first paint would wait for it. */}
      <link rel="stylesheet" href={assetUrls.styles.tracks} />
      <h2>{title ?? t.tracks}</h2>
      <div className="tracklists" lang={lang}>
        {tracklists.map(({ title: partTitle, tracks }, index) => (
          // The index is the key, since parts have no identity but their order.
          <div key={String(index)}>
            {tracklists.length > 1 ? <h3>{partTitle ?? t.part(index + 1)}</h3> : null}
            <ol className="tracks">
              {tracks.map((track, place) => (
                // A work may be in a list twice, so its name is no unique key.
                <li key={String(place)}>
                  {track.name}
                  {track.composer || track.source ? (
                    <span>{[track.composer, track.source].filter(Boolean).join(', ')}</span>
                  ) : null}
                  {track.note ? <TrackNote note={track.note} rest={track.noteRest} /> : null}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function TrackNote({ note, rest }: { note: string; rest: string | undefined }) {
  if (!rest) return <span className="track-note">{note}</span>
  return (
    <details className="track-note">
      <summary>{note}</summary>
      {rest}
    </details>
  )
}

/** The works of a concert; once it is over, those that were played, and the encore. */
export function EveningWorksView({ works, locale }: { works: EveningWorks; locale: Locale }) {
  const t = concertPageMessages(locale)
  return (
    <>
      <TracklistView
        tracklists={works.tracklists}
        locale={locale}
        lang={works.lang}
        {...(works.isOver ? { title: t.played } : {})}
      />
      <TracklistView
        tracklists={[{ tracks: works.encore }]}
        locale={locale}
        lang={works.encoreLang}
        title={t.encore}
      />
    </>
  )
}
