import { formatFullDay } from '../shared/format.ts'
import type { FormName } from '../shared/forms/form-names.ts'
import { toWording } from '../shared/forms/form-wordings.ts'
import type { Locale } from '../shared/locales.ts'
import { zodiacSignOf } from '../shared/zodiac.ts'
import { formTexts } from './form-texts.ts'
import { zodiacMessages } from './zodiac.ts'

/** An answer in a form that was sent. */
export interface SentLine {
  /** Of the field. */
  name: string
  label: string
  text: string
}

/** What stands in a form that was sent, in words of a language. What has no name of its own is said with what has one. */
export function toSentLines(
  locale: Locale,
  form: FormName,
  content: Readonly<Record<string, unknown>>,
): SentLine[] {
  const { labels, choices } = formTexts(locale, form, toWording(content.wording))
  const toText = (name: string, value: string): string =>
    name === 'birthDate' ? toBirthDate(locale, value) : (choices[name]?.[value] ?? value)
  return Object.entries(content).flatMap(([name, value]) => {
    const label = labels[name]
    return value === '' || value === undefined || label === undefined
      ? []
      : [{ name, label, text: toText(name, String(value)) }]
  })
}

/** `27 марта 2001, Овен` */
const toBirthDate = (locale: Locale, day: string): string =>
  `${formatFullDay(locale, day)}, ${zodiacMessages(locale)[zodiacSignOf(day)]}`
