import type { FormName, FormWording } from '../shared/forms/form-names.ts'
import type { Locale } from '../shared/locales.ts'
import { auditionFormMessages, b2bFormMessages, contactFormMessages } from './texts.ts'

/** What a form says, by the names of its fields. */
export interface FormTexts {
  title: string
  /** On the button. */
  send: string
  labels: Texts
  hints: Texts
  /** Of each field that has choices. */
  choices: Readonly<Record<string, Texts>>
}
type Texts = Readonly<Record<string, string>>

const textsOf: Record<FormName, (locale: Locale, wording: FormWording) => FormTexts> = {
  audition: auditionFormMessages,
  b2b: (locale, wording) => {
    const { wordings, ...t } = b2bFormMessages(locale)
    const { title, labels, hints } = wordings[wording]
    return {
      title,
      send: t.send,
      labels: { ...t.labels, ...labels },
      hints: { ...t.hints, ...hints },
      choices: {},
    }
  },
  contact: contactFormMessages,
}

/** @param wording for whom; only the form for tickets by invoice has several */
export const formTexts = (locale: Locale, form: FormName, wording: FormWording): FormTexts =>
  textsOf[form](locale, wording)
