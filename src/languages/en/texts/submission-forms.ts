import type { Texts } from '../../messages.ts'

export const submissionForms: Texts<'submissionForms'> = {
  audition: {
    pageTitle: 'Audition for the orchestra',
    submission: 'Application for an audition',
    title: 'Apply for an audition',
    send: 'Send the application',
    labels: {
      name: 'Full name',
      email: 'E-mail',
      phone: 'Phone',
      city: 'City',
      performers: 'Who performs',
      performersCount: 'How many of you',
      instrument: 'Instrument or voice',
      birthDate: 'Date of birth',
      education: 'Education',
      firstLink: 'First recording',
      secondLink: 'Second recording',
      message: 'About yourself',
      consent: 'Consent',
    },
    hints: {
      instrument: 'Of an ensemble or a choir: its parts',
      birthDate: 'For example, 27 3 2001. For an ensemble: of who fills this in',
      education: 'Where you studied, and with whom',
      firstLink: 'A link to a video or a sound that anybody can open',
      secondLink: 'Other music, if you can',
      message: 'Whom you have played with, what music you love',
    },
    choices: {
      performers: { soloist: 'A soloist', ensemble: 'An ensemble or a choir' },
    },
    sent: { title: 'We have your application', next: 'Thank you. We will listen and write to you.' },
  },
  b2b: {
    pageTitle: 'Tickets for your team',
    submission: 'Request for an invoice',
    title: 'Tickets by invoice',
    send: 'Send the request',
    labels: {
      inn: 'Russian tax number (INN)',
      kpp: 'Registration code (KPP)',
      email: 'E-mail',
      phone: 'Phone',
      city: 'City',
      concert: 'Concert',
      message: 'Comment',
      consent: 'Consent',
    },
    hints: {
      inn: '10 digits of a company, 12 of a sole trader',
      kpp: '9 characters, a sole trader has none',
      city: 'Where you would like to hear a concert',
    },
    wordings: {
      company: {
        labels: {
          company: 'Company',
          contactName: 'Contact person',
          ticketsCount: 'Number of tickets',
        },
        hints: { message: 'Rows, terms of payment, documents' },
      },
      school: {
        title: 'Tickets for a school',
        labels: {
          company: 'School',
          contactName: 'Who comes with the pupils',
          ticketsCount: 'How many of you: pupils and adults',
        },
        hints: { message: 'Which year, how many adults, who needs a seat at the aisle' },
      },
      park: {
        title: 'Tickets for a park',
        labels: {
          company: 'Name of the park',
          contactName: 'Who answers for the request',
          ticketsCount: 'How many tickets for guests and staff',
        },
        hints: { message: 'Whom the tickets are for, and by which day' },
      },
      theatre: {
        title: 'Tickets for a theatre',
        labels: {
          company: 'Name of the theatre',
          contactName: 'Who answers for the request',
          ticketsCount: 'How many tickets for the company and staff',
        },
        hints: { message: 'Whom the tickets are for, and by which day' },
      },
    },
    sent: { title: 'We have your request', next: 'Thank you. A manager will answer within a working day.' },
  },
  contact: {
    pageTitle: 'Contact',
    submission: 'Letter',
    title: 'Write to us',
    send: 'Send',
    labels: {
      name: 'Your name',
      email: 'E-mail',
      phone: 'Phone',
      topic: 'What it is about',
      concert: 'Concert',
      message: 'Message',
      consent: 'Consent',
    },
    hints: {
      email: 'E-mail or phone: one is enough',
      message: 'If it is about a concert, name its city and date',
    },
    choices: {
      topic: {
        tickets: 'Tickets and refunds',
        invitation: 'Inviting the orchestra',
        press: 'Press',
        accessibility: 'Accessibility of a hall',
        other: 'Something else',
      },
    },
    sent: {
      title: 'We have your letter',
      next: 'Thank you. We will read it and answer where you told us to.',
    },
  },
}

export const star: Texts<'star'> = {
  title: 'A program for your star sign',
  description: 'Enter your date of birth, and the stars will name the concert.',
  lead: 'Tell us when you were born, and we will tell you which concert the stars have in mind.',
  birthDate: 'Date of birth',
  hint: 'For example, 27 3 2001. Only its sign is worked out, and the date is kept nowhere',
  send: 'Show my program',
  isKnown: 'Know your sign?',
  signs: 'Signs of the zodiac',
  ofSign: (sign: string, program: string) => `${sign}: ${program}`,
  yourProgram: 'Your program',
  nearest: 'The next concert',
  noDates: 'This program has no new dates yet. See what the orchestra is playing now.',
  noProgram: 'The stars are still thinking. See what the orchestra is playing now.',
  toConcerts: 'Whole schedule',
  again: 'Enter another date',
  otherSigns: 'Other signs',
}

export const zodiac: Texts<'zodiac'> = {
  capricorn: 'Capricorn',
  aquarius: 'Aquarius',
  pisces: 'Pisces',
  aries: 'Aries',
  taurus: 'Taurus',
  gemini: 'Gemini',
  cancer: 'Cancer',
  leo: 'Leo',
  virgo: 'Virgo',
  libra: 'Libra',
  scorpio: 'Scorpio',
  sagittarius: 'Sagittarius',
}
