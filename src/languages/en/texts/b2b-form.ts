import type { Texts } from '../../messages.ts'

export const b2bForm: Texts<'b2bForm'> = {
  send: 'Send the request',
  labels: {
    inn: 'Russian tax number (INN)',
    kpp: 'Registration code (KPP)',
    taxNumber: 'Tax number',
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
      title: 'Tickets by invoice',
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
}
