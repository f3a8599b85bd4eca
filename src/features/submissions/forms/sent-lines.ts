import { formTexts } from '../../../languages/form-texts.ts'
import { zodiacMessages } from '../../../languages/texts.ts'
import { formatFullDay } from '../../../shared/format.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { toWording } from '../../../shared/forms/form-wordings.ts'
import type { Locale } from '../../../shared/locales.ts'
import { zodiacSignOf } from '../../../shared/zodiac.ts'
import { formRows } from './form-rows.ts'

/** An answer in a form that was sent. */
export interface SentLine {
  /** Of the field. */
  name: string
  label: string
  text: string
}

/**
 * What stands in a form that was sent, in words of a language and in the form's order. What is no field of its own is
 * said with the one that it is made of.
 */
export function toSentLines(
  locale: Locale,
  form: FormName,
  content: Readonly<Record<string, unknown>>,
): SentLine[] {
  const { labels, choices } = formTexts(locale, form, toWording(content.wording))
  return formRows[form].flatMap(({ name, kind, texts = name }) => {
    const answer = content[name]
    if (answer === undefined || answer === '') return []
    const value = String(answer)
    const text = kind === 'date' ? toBirthDate(locale, value) : (choices[name]?.[value] ?? value)
    return [{ name, label: labels[texts] ?? name, text }]
  })
}

/** `27 марта 2001, Овен` */
const toBirthDate = (locale: Locale, day: string): string =>
  `${formatFullDay(locale, day)}, ${zodiacMessages(locale)[zodiacSignOf(day)]}`
