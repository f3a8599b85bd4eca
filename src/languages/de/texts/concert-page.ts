import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const concertPage: Texts<'concertPage'> = {
  minutes: (minutes: number) =>
    minutes >= 60
      ? `${Math.floor(minutes / 60)}\u00a0Std.${minutes % 60 ? ` ${minutes % 60}\u00a0Min.` : ''}`
      : `${minutes}\u00a0Min.`,
  age: 'Alter',
  categories: 'Plätze und Preise',
  seller: 'Ticketverkauf',
  program: 'Zum Programm',
  aboutProgram: 'Das ganze Programm',
  performers: 'Mitwirkende',
  tracks: 'Sie hören',
  played: 'Das wurde gespielt',
  encore: 'Zugaben',
  part: (number: number) => `Teil ${number}`,
  hall: 'Saal',
  venue: 'Zur Spielstätte',
  route: 'Anfahrt',
  otherDates: 'Weitere Termine dieses Programms',
  inCity: (city: CityInText) => `Weitere Konzerte ${inCity(city, 'in ')}`,
  pastNotice: 'Dieses Konzert ist vorbei. Sehen Sie sich die nächsten an.',
  cancelledNotice:
    'Dieses Konzert ist abgesagt. Den Ticketpreis erstattet die Verkaufsstelle: Wenden Sie sich an sie oder an unseren Kundenservice.',
  postponedNotice:
    'Dieses Konzert ist verschoben, der neue Termin wird noch bekannt gegeben. Tickets bleiben gültig.',
  rescheduledNotice: (day: string) =>
    `Dieses Konzert wurde vom ${day} verlegt. Tickets gelten für den neuen Termin.`,
  rescheduledSomewhen: 'Dieses Konzert hat einen neuen Termin. Tickets behalten ihre Gültigkeit.',
  wasPlanned: 'Ursprünglich geplant:',
  localTime: (city: string) => `Ortszeit ${city}`,
  onlineNotice:
    'Dieses Konzert findet online statt: Den Link erhalten Sie an die E-Mail-Adresse, die Sie beim Kauf angegeben haben.',
  ticketsTitle: (name: string) => `Tickets: ${name}`,
  ticketsFrame: 'Platzwahl und Zahlung',
  ticketsOutside: 'Ticketseite separat öffnen',
  ticketsOutsideHint: 'Falls der Saalplan nicht lädt, öffnen Sie ihn direkt beim Ticketanbieter.',
  ticketsLoading: 'Der Saalplan wird geladen …',
  ticketsLate: 'Der Saalplan ist noch nicht da. Der Ticketanbieter antwortet langsam.',
  ticketsWithoutVoucher: 'Der Code passt nicht? Tickets ohne ihn zeigen',
  ticketsAgain: 'Noch einmal laden',
  noTickets: 'Für dieses Konzert gibt es hier keine Tickets.',
  backToConcert: 'Zum Konzert',
  description: (name: string, day: string, place: string) =>
    `${name}: ${day}, ${place}. Tickets und alles Wissenswerte – ${names.de.fullName}.`,
}
