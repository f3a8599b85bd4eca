import { formTexts } from '../../../languages/form-texts.ts'
import { zodiacMessages } from '../../../languages/texts.ts'
import { formatFullDay } from '../../../shared/format.ts'
import { type FormName, toFormWording } from '../../../shared/forms/form-names.ts'
import type { Locale } from '../../../shared/locales.ts'
import { findZodiacSign } from '../../../shared/zodiac.ts'
import { submissionForms } from './submission-forms.ts'

/** One answer of a submission as text, with the label of its field. */
export interface SubmissionLine {
  /** Name of the form's field. */
  name: string
  label: string
  text: string
}

/**
 * Lists the answers of a submission as labelled texts in a language, in the order of the form. The star sign is part of
 * the birth date's text.
 */
export function toSubmissionLines(
  locale: Locale,
  form: FormName,
  content: Readonly<Record<string, unknown>>,
): SubmissionLine[] {
  const { labels, choices } = formTexts(locale, form, toFormWording(content.wording))
  return submissionForms[form].rows.flatMap(({ name, kind, texts = name }) => {
    const answer = content[name]
    if (answer === undefined || answer === '') return []
    const value = String(answer)
    const text = kind === 'date' ? toBirthDate(locale, value) : (choices[name]?.[value] ?? value)
    return [{ name, label: labels[texts] ?? name, text }]
  })
}

/** Formats a birth date with its star sign: `27 марта 2001, Овен`. */
const toBirthDate = (locale: Locale, day: string): string =>
  `${formatFullDay(locale, day)}, ${zodiacMessages(locale)[findZodiacSign(day)]}`
