import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const contentPages: Texts<'contentPages'> = {
  titles: {
    about: 'About the orchestra',
    charity: 'Social responsibility',
    services: 'What the orchestra offers',
    security: 'Safety and personal data',
  },
  contact: 'Contact',
  questions: 'Questions and answers',
  help: 'Help centre',
  schedule: 'Concert schedule',
  figures: 'The orchestra in numbers',
  played: (count: number) => `${plural('en', count, { one: 'concert', other: 'concerts' })} played so far`,
  programs: (count: number) =>
    `${plural('en', count, { one: 'program', other: 'programs' })} in the repertoire`,
  cities: (count: number) =>
    `${plural('en', count, { one: 'city', other: 'cities' })} on the map of the tour`,
  mission: 'Why we play',
  legal: 'Legal details',
  legalName: 'Name',
  legalAddress: 'Address',
}
