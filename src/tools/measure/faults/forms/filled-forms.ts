import type { FormName } from '../../../../shared/forms/form-names.ts'

/** What somebody has typed into a form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

export interface FilledForm {
  typed: Typed
  /** The same as the content service gets it, by the names of its fields. */
  stored: Readonly<Record<string, string | number>>
}

interface About {
  /** Tells one sending from another. */
  email: string
  /** One that has a concert, in words as a visitor types them. */
  city: string
  /** The slug of a concert there. */
  concert: string
}

const message = 'Здравствуйте! «Кавычки», "ещё", <b>знаки</b> & 🎻\nи вторая строка: สวัสดี'

/** Each form with something in all of its fields. */
export const fillForms = ({ email, city, concert }: About): Record<FormName, FilledForm> => ({
  contact: withConsent({
    name: 'Анна Ёлкина',
    email,
    phone: '+7 900 000-00-00',
    topic: 'press',
    concert,
    message,
  }),
  b2b: withConsent(
    {
      company: 'ООО «Ромашка»',
      inn: '7707083893',
      kpp: '773601001',
      contactName: 'Анна',
      email,
      phone: '+7 900 000-00-00',
      city,
      concert,
      ticketsCount: '60',
      message,
      wording: 'school',
    },
    { ticketsCount: 60 },
  ),
  audition: toApplication(
    {
      name: 'Анна',
      email,
      phone: '+66 2 123 4567',
      city,
      performers: 'ensemble',
      performersCount: '4',
      instrument: 'струнный квартет',
      eyeColour: 'dark_brown',
      education: 'Консерватория\n2001–2006',
      // As long as links may be: databases count characters too.
      firstLink: `https://video.example/${'a'.repeat(478)}`,
      secondLink: 'https://video.example/2?a=1&b=2#t=30',
      message,
    },
    4,
  ),
})

/** Each form with nothing in it but what is asked for. */
export const fillRequired = ({ email, city }: Omit<About, 'concert'>): Record<FormName, FilledForm> => ({
  contact: withConsent({ name: 'Анна', email, topic: 'other', message }),
  b2b: withConsent(
    { company: 'Хор', inn: '500100732259', contactName: 'Анна', email, city, ticketsCount: '1' },
    { ticketsCount: 1, wording: 'company' },
  ),
  audition: toApplication(
    {
      name: 'Анна',
      email,
      performers: 'soloist',
      instrument: 'альт',
      firstLink: 'https://video.example/1',
      secondLink: 'https://video.example/2',
    },
    1,
  ),
})

const consent = { consent: 'yes' }

const withConsent = (typed: Typed, changed: FilledForm['stored'] = {}): FilledForm => ({
  typed: { ...typed, ...consent },
  stored: { ...typed, ...changed },
})

function toApplication(typed: Typed, performersCount: number): FilledForm {
  const birthDate = { 'birthDate-day': '27', 'birthDate-month': '3', 'birthDate-year': '2001' }
  return {
    typed: { ...typed, ...birthDate, ...consent },
    stored: { ...typed, performersCount, birthDate: '2001-03-27', zodiacSign: 'aries' },
  }
}
