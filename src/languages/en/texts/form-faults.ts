import type { Texts } from '../../messages.ts'

export const formFaults: Texts<'formFaults'> = {
  missing: (label: string) => `Please fill in “${label}”`,
  long: (label: string, limit: string) => `Please shorten “${label}”: it holds ${limit} characters at most`,
  email: () => 'Please check the e-mail address: it looks like name@example.com',
  phone: () =>
    'Please check the phone number: digits, with a country code and an extension if you like, as +44 20 7946 0000 ext. 12',
  'phone-length': () =>
    'Please check the phone number: numbers with this country code have more or fewer digits',
  choice: (label: string) => `Please choose an answer in “${label}”`,
  consent: () => 'Please tick the box, so that we may reply',
  reach: () => 'Please leave an e-mail address or a phone number, so that we can answer',
  tickets: () => 'Please enter the number of tickets, from 1 to 2000',
  people: () => 'Please enter how many of you there are, from 2 to 200',
  inn: () => 'Please check the tax number: it has 10 or 12 digits, and the last ones fit the others',
  'tax-number': () => 'Please check the number: those of this country look different',
  kpp: () => 'Please check the registration code: it has 9 characters',
  link: (label: string) => `Please check the link in “${label}”: it begins with https://`,
  'link-login': (label: string) => `Please take the name and password out of the link in “${label}”`,
  'not-in-city': () => 'This concert isn’t among those of the city: please choose again',
  number: () => 'Please check the number: it has eight characters, letters and digits',
  contact: () => 'Please check the e-mail address or phone: name@example.com or +44 20 7946 0000',
  'password-short': () => 'This password is short: 8 characters at the least',
  'password-long': () => 'This password is too long: 72 letters fit, or 24 Thai ones',
  'password-common': () => 'This password is among the first that are guessed: please choose another one',
  'no-day': (label: string) => `“${label}” must include a day`,
  'no-month': (label: string) => `“${label}” must include a month`,
  'no-year': (label: string) => `“${label}” must include a year`,
  date: (label: string) => `There is no such date: please check “${label}”`,
  future: (label: string) => `This day is still to come: please check “${label}”`,
  'too-young': () => 'Auditions are open from the age of 16',
}
