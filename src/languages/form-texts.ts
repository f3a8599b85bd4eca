import type { FormName, FormWording } from '../shared/forms/form-names.ts'
import type { Locale } from '../shared/locales.ts'
import { chooseTaxNumberName } from './legal-numbers.ts'
import { submissionFormMessages } from './texts.ts'

type Texts = Readonly<Record<string, string>>

/** Texts of a form as it is shown, by the names of its fields. */
export interface FormTexts {
  title: string
  /** Text of the button that sends the form. */
  send: string
  labels: Texts
  hints: Texts
  /** Texts of the options, by field. */
  choices: Readonly<Record<string, Texts>>
}

/** All texts of a form whose submissions are stored. */
export interface SubmissionFormTexts extends Omit<FormTexts, 'choices'> {
  /** Title of the form's page, if editors have not written the page. */
  pageTitle: string
  /** What a submission of this form is called in e-mails to the editors. */
  submission: string
  choices?: FormTexts['choices']
  /** Texts that replace those above for an audience; only the form for tickets by invoice has several. */
  wordings?: Readonly<Record<FormWording, Partial<FormTexts>>>
  /** Texts of the page that confirms the submission. */
  sent: { title: string; next: string }
}

/**
 * Returns the texts of a form in one of its wordings. A wording's texts replace those of the form.
 */
export function formTexts(locale: Locale, form: FormName, wording: FormWording): FormTexts {
  const texts: SubmissionFormTexts = submissionFormMessages(locale)[form]
  const own = texts.wordings?.[wording]
  return {
    title: own?.title ?? texts.title,
    send: texts.send,
    labels: { ...texts.labels, taxNumber: chooseTaxNumberName(locale), ...own?.labels },
    hints: { ...texts.hints, ...own?.hints },
    choices: texts.choices ?? {},
  }
}
