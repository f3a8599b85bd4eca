import { names } from '../../../brand/chosen.ts'
import type { ListCondition } from '../../../shared/concerts-query.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import { plural, type Texts } from '../../messages.ts'

type Without = Record<ListCondition, string>

export const schedule: Texts<'schedule'> = {
  when: 'Wann',
  anyDate: 'Alle Termine',
  today: 'Heute',
  weekend: 'Am Wochenende',
  nextWeekend: 'Am Wochenende',
  children: 'Für Kinder',
  filters: 'Filter',
  months: 'Monate',
  remove: (what: string) => `Entfernen: ${what}`,
  price: 'Preis',
  anyPrice: 'Alle Preise',
  upTo: (price: string) => `bis ${price}`,
  sort: 'Reihenfolge',
  byDate: 'Nach Datum',
  byVenue: 'Nach Spielstätte',
  byPrice: 'Nach Preis',
  noneInMonth: (place: string, month: string) => `Im ${month} gibt es ${place} noch keine Konzerte.`,
  noneToday: (place: string) => `Heute gibt es ${place} kein Konzert.`,
  noneAtWeekend: (place: string) => `An diesem Wochenende gibt es ${place} kein Konzert.`,
  otherDays: (place: string) => `An anderen Tagen ${place}`,
  wholeCity: 'Alle Konzerte in dieser Stadt',
  same: 'Dasselbe in der Nähe:',
  searchSite: (words: string) => `„${words}“ auf der ganzen Website suchen`,
  without: {
    city: 'In allen Städten',
    program: 'Mit allen Programmen',
    when: 'An allen Tagen',
    price: 'Zu allen Preisen',
    available: 'Auch ausverkaufte',
    children: 'Nicht nur für Kinder',
    words: 'Ohne diese Stichwörter',
  } satisfies Without,
}

export const poster: Texts<'poster'> = {
  title: 'Monatsplakat',
  titleOf: (month: string, city: string) => `Monatsplakat: ${month}${city ? `, ${city}` : ''}`,
  description: `${names.de.fullName}: die Konzerte eines Monats auf einem Blatt, als Kalender zum Drucken in A4 oder A3.`,
  choose: 'Monat und Stadt',
  month: 'Monat',
  city: 'Stadt',
  allCities: 'Alle Städte',
  show: 'Anzeigen',
  next: 'Nächster Monat',
  printHint: 'Zum Drucken: Strg+P oder „Teilen“ → „Drucken“. Das Blatt liegt quer, A4 oder A3.',
  caption: (month: string, place: string) => `Konzertkalender: ${month}, ${place}`,
  everywhere: 'alle Städte',
  list: 'Konzerte des Monats',
  nothing: (month: string) => `${month}: keine Konzerte`,
  nothingIn: (month: string, city: CityInText) => `${month}: keine Konzerte ${inCity(city, 'in ')}`,
  nothingHint: 'Sehen Sie sich den nächsten Monat oder den ganzen Spielplan an.',
  schedule: 'Ganzer Spielplan',
  more: (count: string) => `Nicht auf dem Blatt: ${count} weitere. Sie stehen im Spielplan.`,
  tickets: 'Tickets:',
}

export const calendar: Texts<'calendar'> = {
  concert: 'Konzert',
  cancelled: (name: string) => `Abgesagt: ${name}`,
  postponed: (name: string) => `Verschoben: ${name}`,
  rescheduled: (day: string) => `Dieses Konzert wurde vom ${day} verlegt.`,
  online: 'Online',
  schedule: `Konzerte: ${names.de.fullName}`,
  inCity: (city: CityInText) => `${names.de.fullName} ${inCity(city, 'in ')}`,
  ofProgram: (program: string) => `${program}: alle Termine`,
  add: 'In den Kalender',
  subscribe: 'Konzerte abonnieren',
  subscribeHint: 'Neue Termine und Änderungen erscheinen von selbst in Ihrem Kalender.',
  file: '.ics-Datei',
}

export const evening: Texts<'evening'> = {
  title: 'Mein Abend',
  titleOf: (concert) => `Mein Abend: ${concert}`,
  keepsake: 'Rückblick auf den Abend',
  description: (concert, day) =>
    `${concert}, ${day}: wann geöffnet wird, welcher Eingang, Hin- und Rückweg, was gespielt wird.`,
  tonight: 'Ihr Konzert ist heute',
  today: 'Heute: Eingang, Einlass, Heimweg',
  times: 'Zeiten',
  doors: 'Einlass',
  start: 'Beginn',
  interval: (length) => `Pause ${length}`.trim(),
  end: 'Ende gegen',
  timeUnknown: 'Die Uhrzeit geben wir bekannt: Folgen Sie dem Konzert auf seiner Seite.',
  forGuests: 'Vor Ort',
  entrance: 'Welcher Eingang',
  food: 'Essen und Trinken',
  lastTrain: 'Heimweg',
  plans: 'Ticket und Kalender',
  aboutConcert: 'Zum Konzert',
  ifYouCannotCome: 'Wenn Sie nicht kommen können',
  again: 'Noch einmal hören',
  pictures: 'Der Saal',
}

export const counts: Texts<'counts'> = {
  concerts: (count: number) => `${count} ${plural('de', count, { one: 'Konzert', other: 'Konzerte' })}`,
  programs: (count: number) => `${count} ${plural('de', count, { one: 'Programm', other: 'Programme' })}`,
  seats: (count: number) => `${count} ${plural('de', count, { one: 'Platz', other: 'Plätze' })}`,
  wheelchairPlaces: (count: number) =>
    `${count} ${plural('de', count, { one: 'Rollstuhlplatz', other: 'Rollstuhlplätze' })}`,
  intervals: (count: number) => `${count} ${plural('de', count, { one: 'Pause', other: 'Pausen' })}`,
}

export const places: Texts<'places'> = {
  cities: 'Städte',
  citiesDescription: `${names.de.fullName}: alle Städte, in denen wir spielen, und wie viele Konzerte dort anstehen.`,
  nextStops: 'Nächste Stationen:',
  countries: 'Länder',
  noCities: 'Noch keine Städte',
  concertsIn: (city: CityInText) => `Konzerte ${inCity(city, 'in ')}`,
  cityDescription: (city: CityInText) =>
    `${names.de.fullName} ${inCity(city, 'in ')}: Termine, Spielstätten und Tickets.`,
  noneInCity: (city: CityInText) => `Derzeit keine Konzerte ${inCity(city, 'in ')}`,
  nearest: 'Die nächstgelegenen Konzerte:',
  inCity: (city: CityInText) => inCity(city, 'in '),
  distance: (km: string) => `${km}\u00a0km`,
  noneAnywhere: 'Jeden Monat kommen neue Termine dazu: Schauen Sie in den Spielplan.',
  wholeSchedule: 'Ganzer Spielplan',
  allCities: 'Alle Städte',
  allInCity: 'Alle Konzerte in dieser Stadt',
  homeCityLead: 'Hier sind wir zu Hause. Die Konzerte sind nach Spielstätten geordnet.',
  byVenue: 'Spielstätten mit Konzerten',
  venueUnknown: 'Spielstätte folgt',
  venues: 'Spielstätten',
  venuesIn: (city: CityInText) => `Spielstätten ${inCity(city, 'in ')}`,
  venuesDescription: `${names.de.fullName}: alle Spielstätten nach Städten, mit Adressen, Sälen und Konzerten.`,
  noVenues: 'Noch keine Spielstätten',
  otherVenues: 'Weitere Spielstätten',
  venueDescription: (name: string, city: string) =>
    `${name}${city ? `, ${city}` : ''}: Adresse, Säle und Konzerte – ${names.de.fullName}.`,
  halls: 'Säle',
  concerts: 'Konzerte',
  concertsHere: 'Die nächsten Konzerte hier',
  noneHere: 'Derzeit keine Konzerte hier',
  noneHereHint: 'Sehen Sie sich die anderen Spielstätten der Stadt an.',
  map: 'Auf der Karte',
  openMap: 'Karte öffnen',
  coordinates: 'Koordinaten',
}
