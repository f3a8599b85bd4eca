import { toConcertName } from '../../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { editorWordsMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { deskActionPath } from '../../../routes/desk-addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDay, formatTime } from '../../../shared/format.ts'
import { maxMessageLength, seenField } from '../../../shared/forms/editor-message.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { isLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'

interface PreviewOfMessage {
  concert: ConcertSummary
  readers: readonly string[]
  shown: readonly { locale: Locale; title: string; body: string; bodyLocale: Locale }[]
  digest: string
}

interface MessageFormProps {
  page: Page
  /** The slug of the concert. */
  slug: string
  /** Preview of the message. Absent where the concert can't be read: the form then shows only what the editor wrote. */
  view: PreviewOfMessage | undefined
}

/** The form of a message, with a preview of the notice before it is sent. */
export function MessageForm({ page, slug, view }: MessageFormProps) {
  const { locale, form = emptyForm } = page
  const t = editorWordsMessages(locale)
  const isShown = view !== undefined && view.shown.length > 0
  return (
    <>
      {view ? <Readers locale={locale} view={view} /> : null}
      <form
        className="submission words-form"
        method="post"
        action={localePath(locale, deskActionPath('deskMessage', 'send', { slug }))}
        noValidate
      >
        <input type="hidden" name={formKeyField} value={form.key} />
        <input type="hidden" name={seenField} value={view?.digest ?? ''} />
        {isShown ? (
          <>
            <Shown locale={locale} shown={view.shown} />
            <button type="submit" className="button">
              {t.send}
            </button>
            <h2>{t.change}</h2>
          </>
        ) : null}
        <p className="field-hint">{t.hint(maxMessageLength)}</p>
        {page.config.LOCALES.map((each) => (
          <WordsField key={each} page={page} of={each} />
        ))}
        <button type="submit" className={isShown ? 'button button-quiet' : 'button'}>
          {isShown ? t.lookAgain : t.look}
        </button>
      </form>
    </>
  )
}

/** @returns the text of an error of a field or of the whole form */
export function toMessageFault(locale: Locale, fault: string, field: string): string {
  const { faults, labels } = editorWordsMessages(locale)
  const texts: Readonly<Record<string, (label: string) => string>> = faults
  // An error may be a name and a limit, separated by a space.
  const [name = ''] = fault.split(' ')
  return (texts[name] ?? faults.unreadable)(isLocale(field) ? (labels[field] ?? localeNames[field]) : field)
}

/** Names the concert and how many addresses the message goes to. */
function Readers({ locale, view: { concert, readers } }: { locale: Locale; view: PreviewOfMessage }) {
  const t = editorWordsMessages(locale)
  const name = toConcertName(concert)
  const { slug, city, venue, date, time } = concert
  const when = [formatDay(locale, date), ...(time ? [formatTime(locale, time)] : [])]
  return (
    <div className="words-readers">
      <p>
        <a href={localePath(locale, pathTo('concert', { slug }))} lang={name?.lang}>
          {name?.name ?? t.toConcert}
        </a>
        , {[...when, city?.name, venue?.name].filter(Boolean).join(', ')}
      </p>
      <p>{readers.length > 0 ? t.reached(readers.join(', ')) : t.nobody}</p>
      <p className="note">{t.night}</p>
    </div>
  )
}

function Shown({ locale, shown }: { locale: Locale; shown: PreviewOfMessage['shown'] }) {
  const t = editorWordsMessages(locale)
  return (
    <section aria-labelledby="shown">
      <h2 id="shown">{t.shown}</h2>
      <p className="note">{t.shownHint}</p>
      <ul className="topics">
        {shown.map(({ locale: reader, title, body, bodyLocale }) => (
          <li key={reader}>
            <div>
              <p className="note" lang={reader}>
                {localeNames[reader]}
              </p>
              <strong lang={reader}>{title}</strong>
              <p className="notice-words" lang={bodyLocale}>
                {body}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WordsField({ page: { locale, form = emptyForm }, of }: { page: Page; of: Locale }) {
  const t = editorWordsMessages(locale)
  const error = form.errors.find(({ field }) => field === of)
  return (
    <p className="field">
      <label htmlFor={of}>{t.labels[of] ?? localeNames[of]}</label>
      {error ? (
        <span className="field-fault" id={`${of}-fault`}>
          {toMessageFault(locale, error.fault, of)}
        </span>
      ) : null}
      <textarea
        id={of}
        name={of}
        lang={of}
        rows={4}
        defaultValue={form.typed[of]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${of}-fault` : undefined}
      />
    </p>
  )
}
