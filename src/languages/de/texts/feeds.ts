import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const feeds: Texts<'feeds'> = {
  news: `Neuigkeiten: ${names.de.fullName}`,
  newsAbout: 'Tourneen, Premieren und das Leben im Orchester.',
  concerts: `Neue Konzerte: ${names.de.fullName}`,
  concertsAbout: 'Konzerte, die gerade angekündigt wurden.',
  concert: 'Konzert',
  timeUnknown: 'Uhrzeit folgt',
  search: `${names.de.fullName}: Konzerte, Programme, Städte und Spielstätten`,
}
