import { home } from '../../../brand/chosen.ts'
import { editorWordsMessages } from '../../../languages/texts.ts'
import { formatDay, formatNumber, formatTime } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { toDayInZone, toTimeInZone } from '../../../shared/zoned-time.ts'
import type { EditorMessage } from '../forms/message-form.ts'

interface SaidBeforeProps {
  locale: Locale
  said: readonly { at: number; words: EditorMessage; waiting: number; sent: number }[]
}

/** Lists messages that editors have sent about a concert, so that nobody sends one twice. */
export function EarlierMessages({ locale, said }: SaidBeforeProps) {
  const t = editorWordsMessages(locale)
  if (said.length === 0) return null
  return (
    <section>
      <h2>{t.said}</h2>
      <ul className="topics">
        {said.map(({ at, words, waiting, sent }) => (
          <li key={`${at} ${Object.values(words).join()}`}>
            <div>
              {Object.entries(words).map(([language, text]) => (
                <p key={language} className="notice-words" lang={language}>
                  {text}
                </p>
              ))}
              <p className="note">
                {formatDay(locale, toDayInZone(home.timeZone, at))},{' '}
                {formatTime(locale, toTimeInZone(home.timeZone, at))}.{' '}
                {sent + waiting > 0
                  ? t.progress(formatNumber(locale, sent), formatNumber(locale, waiting))
                  : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
