import type { Texts } from '../../messages.ts'

export const formFields: Texts<'formFields'> = {
  optional: 'optional',
  choose: 'Bitte wählen',
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  consent: 'Ich willige ein, dass diese Angaben verarbeitet werden, um meine Anfrage zu beantworten',
  consentMore: 'Was wir speichern und wie lange',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  sign: (sign: string) => `Sternzeichen: ${sign}`,
  showConcerts: 'Konzerte dieser Stadt anzeigen',
  notChosen: 'Noch offen',
  keptConcert: 'Das Konzert Ihrer Wahl',
  concertsIn: (city: string) => `Angezeigte Konzerte: ${city}`,
  noConcertsIn: (city: string) =>
    `${city}: derzeit keine Konzerte mit Tickets. Ihre Anfrage können Sie trotzdem senden`,
  unknownCity: 'Diese Stadt steht nicht im Spielplan. Ihre Anfrage können Sie trotzdem senden',
}
