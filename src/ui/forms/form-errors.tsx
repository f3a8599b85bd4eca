import { formMessages } from '../../languages/texts.ts'
import { type Form, type FormError, formErrorCodes } from '../../rendering/action.ts'
import type { Locale } from '../../shared/locales.ts'

interface FormErrorsProps {
  form: Form
  locale: Locale
  /** The words for a fault of the page's own schema; those that any form can have are known here. */
  toText: (fault: string, field: string) => string
  /** Heading of errors that belong to no field; by default it says that the form wasn't sent. */
  title?: string
  /** E-mail address for a visitor whose form can't be stored. */
  address?: string | undefined
}

/**
 * The summary of errors above a form. Each error links to its field, whose `id` is its name (GOV.UK Design System,
 * «Error summary»). The alert is an inner element, so that a screen reader reads the heading with it.
 */
export function FormErrors({ form, locale, toText, title, address }: FormErrorsProps) {
  if (form.errors.length === 0) return null
  const t = formMessages(locale)
  const general = new Map<string, string>(Object.entries(t.faults))
  const known: readonly string[] = Object.values(formErrorCodes)
  const say = ({ fault, field }: FormError) =>
    known.includes(fault) ? (general.get(fault) ?? fault) : toText(fault, field)
  const isUnsent = form.errors.some(({ fault }) => fault === formErrorCodes.notTaken)
  return (
    <div className="form-errors" data-form-errors tabIndex={-1}>
      <div role="alert">
        <h2>{form.errors.some(({ field }) => field) ? t.checkForm : (title ?? t.notSent)}</h2>
        <ul>
          {form.errors.map((error) => (
            <li key={error.field}>
              {error.field ? <a href={`#${error.field}`}>{say(error)}</a> : say(error)}
            </li>
          ))}
        </ul>
        {isUnsent ? (
          <p>
            {t.keepCopy}
            {address ? (
              <>
                {' '}
                {t.writeTo} <a href={`mailto:${address}`}>{address}</a>.
              </>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/**
 * Chooses the words for a fault by its code, its first word: of a text that is too long the limit stands behind it.
 *
 * @param texts words by the codes of faults
 * @param otherwise words for any other fault
 */
export const chooseFaultText = (
  texts: Readonly<Record<string, string>>,
  fault: string,
  otherwise: string,
): string => new Map(Object.entries(texts)).get(fault.split(' ')[0] ?? '') ?? otherwise

interface DoneProps<Word extends string> {
  form: Form | undefined
  /** The word in the page's address that names what an action has done. */
  word: Word | undefined
  texts: Readonly<Record<Word, string>>
  /** Words that say that something failed. */
  alerts?: readonly Word[]
}

/** Says what an action has done, on the page to which it led. A form that came back with errors says itself what happened. */
export function Done<Word extends string>({ form, word, texts, alerts = [] }: DoneProps<Word>) {
  if (word === undefined || form?.errors.length) return null
  return (
    <p className="notice" role={alerts.includes(word) ? 'alert' : 'status'}>
      {texts[word]}
    </p>
  )
}
