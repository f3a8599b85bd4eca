import { submissionForms } from '../../../features/submissions/forms/submission-forms.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'

/** Values of a form, by field name. */
export type FormValues = Readonly<Record<string, string>>

export interface FilledForm {
  typed: FormValues
  /** Values as they arrive in the content service, by field name. */
  stored: Readonly<Record<string, string | number>>
}

interface About {
  /** E-mail address, which identifies a submission. */
  email: string
  /** Name of a city with a concert, as a visitor types it. */
  city: string
  /** Slug of a concert in that city. */
  concert: string
}

const consent = { consent: 'yes' }

/** Required values of a form, for tests that change a field. */
export const contactFormValues = {
  name: 'Анна',
  email: 'anna@example.com',
  topic: 'press',
  message: 'Здравствуйте',
  ...consent,
}
export const request = {
  company: 'ООО «Ромашка»',
  inn: '7707083893',
  contactName: 'Анна',
  email: 'anna@example.com',
  city: 'Казань',
  ticketsCount: '60',
  ...consent,
}
export const application = {
  name: 'Анна',
  email: 'anna@example.com',
  performers: 'soloist',
  instrument: 'альт',
  'birthDate-day': '27',
  'birthDate-month': '3',
  'birthDate-year': '2001',
  firstLink: 'https://video.example/1',
  secondLink: 'https://video.example/2',
  ...consent,
}

const message = 'Здравствуйте! «Кавычки», "ещё", <b>знаки</b> & 🎻\nи вторая строка: สวัสดี'

type Examples = Partial<Record<FormName, FilledForm>>

const writtenInFull = ({ email, city, concert }: About): Examples => ({
  contact: toFilled({
    ...contactFormValues,
    name: 'Анна Ёлкина',
    email,
    phone: '+7 900 000-00-00',
    concert,
    message,
  }),
  b2b: toFilled(
    {
      ...request,
      kpp: '773601001',
      email,
      phone: '+7 900 000-00-00',
      city,
      concert,
      message,
      wording: 'school',
    },
    { ticketsCount: 60 },
  ),
  audition: toApplication(
    {
      ...application,
      email,
      phone: '+66 2 123 4567',
      city,
      performers: 'ensemble',
      performersCount: '4',
      instrument: 'струнный квартет',
      education: 'Консерватория\n2001–2006',
      // A link of the greatest length, since databases limit lengths too.
      firstLink: `https://video.example/${'a'.repeat(478)}`,
      secondLink: 'https://video.example/2?a=1&b=2#t=30',
      message,
    },
    4,
  ),
})

const writtenInShort = ({ email, city }: About): Examples => ({
  contact: toFilled({ ...contactFormValues, email, topic: 'other', message }),
  b2b: toFilled(
    { ...request, company: 'Хор', inn: '500100732259', email, city, ticketsCount: '1' },
    { ticketsCount: 1, wording: 'company' },
  ),
  audition: toApplication({ ...application, email }, 1),
})

function toFilled(typed: FormValues, changed: FilledForm['stored'] = {}): FilledForm {
  const { consent: _, ...answers } = typed
  return { typed, stored: { ...answers, ...changed } }
}

function toApplication(typed: FormValues, performersCount: number): FilledForm {
  const answers = Object.entries(typed).filter(([name]) => !name.startsWith('birthDate-'))
  const changed = { performersCount, birthDate: '2001-03-27', zodiacSign: 'aries' }
  return { typed, stored: toFilled(Object.fromEntries(answers), changed).stored }
}

/**
 * Returns values for every field of a form: those of `writtenInFull`, or else values that fit the kinds of its fields.
 */
export const fillForm = (form: FormName, about: About): FilledForm =>
  writtenInFull(about)[form] ?? fillByKind(form, submissionForms[form].rows, about)

/** Returns values for the required fields of a form. */
export const fillRequired = (form: FormName, about: About): FilledForm =>
  writtenInShort(about)[form] ??
  fillByKind(
    form,
    submissionForms[form].rows.filter(({ isRequired, isOneOfSeveral }) => isRequired || isOneOfSeveral),
    about,
  )

function fillByKind(form: FormName, rows: readonly FieldRow[], about: About): FilledForm {
  const typed = Object.assign({}, ...rows.map((row) => exampleOf(row, about)))
  const { consent: _, ...answers } = submissionForms[form].schema.parse(typed)
  // Strapi stores no empty answers, and every answer of a form is a text or a number.
  const stored = Object.entries(answers).filter(([, answer]) => answer !== '') as [string, string | number][]
  return { typed, stored: Object.fromEntries(stored) }
}

function exampleOf({ name, kind, choices = [] }: FieldRow, { email, city, concert }: About): FormValues {
  if (kind === 'date') return { [`${name}-day`]: '27', [`${name}-month`]: '3', [`${name}-year`]: '2001' }
  if (kind === 'choice' || kind === 'options') return { [name]: choices[0] ?? '' }
  const values = {
    email,
    city,
    concert,
    'known-concert': concert,
    consent: 'yes',
    line: 'Анна Ёлкина',
    phone: '+7 900 000-00-00',
    number: '12',
    text: message,
    link: 'https://video.example/1',
    password: '',
  }
  return { [name]: values[kind] }
}
