import type { Locale } from '../../shared/locales.ts'
import { toUntranslatedLang } from '../../shared/untranslated.ts'
import type { Tracklist } from '../programs/tracklists.ts'
import type { Concert } from './concert.ts'
import { isOver } from './ticket-state.ts'

/** The works of an evening as a page shows them at an instant. */
export interface EveningWorks {
  tracklists: Tracklist[]
  /** Language of the works, if it isn't the page's. */
  lang?: Locale | undefined
  /** Works of the encore. The list is empty until the concert is over, since an encore is a surprise. */
  encore: Tracklist['tracks']
  encoreLang?: Locale | undefined
  isOver: boolean
}

/** Chooses what will be played; once the concert is over, what was. @param now milliseconds */
export function chooseWorks(concert: Concert, locale: Locale, now: number): EveningWorks {
  const { own = {}, tracklists, tracksLang } = concert
  const over = isOver(concert, now) && concert.status !== 'cancelled'
  const encore = (over && own.encore) || []
  const played = over ? own.played : undefined
  return {
    ...(played
      ? { tracklists: [{ tracks: played }], lang: findTracksLanguage(played, locale) }
      : { tracklists, lang: tracksLang }),
    encore,
    encoreLang: findTracksLanguage(encore, locale),
    isOver: over,
  }
}

/** Returns the language of an untranslated list of works for `lang`; `undefined` if readers of `locale` can read it. */
export const findTracksLanguage = (tracks: Tracklist['tracks'], locale: Locale): Locale | undefined =>
  toUntranslatedLang(
    tracks.flatMap(({ name, composer = '', source = '' }) => [name, composer, source]).join(' '),
    locale,
  )
