import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const contentPages: Texts<'contentPages'> = {
  titles: {
    about: 'Das Orchester',
    charity: 'Soziales Engagement',
    services: 'Was das Orchester anbietet',
    security: 'Sicherheit und Datenschutz',
  },
  contact: 'Kontakt',
  questions: 'Fragen und Antworten',
  help: 'Kundenservice',
  schedule: 'Spielplan',
  figures: 'Das Orchester in Zahlen',
  played: (count: number) => `${plural('de', count, { one: 'Konzert', other: 'Konzerte' })} schon gespielt`,
  programs: (count: number) =>
    `${plural('de', count, { one: 'Programm', other: 'Programme' })} im Repertoire`,
  cities: (count: number) => `${plural('de', count, { one: 'Stadt', other: 'Städte' })} auf der Tourneekarte`,
  mission: 'Warum wir spielen',
  legal: 'Rechtliche Angaben',
  legalName: 'Name',
  legalAddress: 'Anschrift',
}
