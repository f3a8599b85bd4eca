import { formatNumber } from '../../../shared/format.ts'
import { plural, type Texts } from '../../messages.ts'

export const wishes: Texts<'wishes'> = {
  title: 'Wunschkonzert',
  description: 'Welche Programme sich das Publikum in welcher Stadt wünscht. Wünschen Sie mit.',
  lead: 'Sagen Sie uns, welches Programm Sie in Ihrer Stadt hören möchten: Danach entscheiden wir, wohin wir fahren.',
  wish: 'In meine Stadt wünschen',
  wishFor: (program: string) => `In meine Stadt wünschen: ${program}`,
  hint: 'Nicht in Ihrer Nähe zu hören? Sagen Sie uns, wohin wir kommen sollen.',
  waiting: (count: number) =>
    `${formatNumber('de', count)} ${plural('de', count, { one: 'Person wartet', other: 'Menschen warten' })} darauf`,
  byCity: 'Nach Städten',
  byProgram: 'Nach Programmen',
  city: 'Stadt',
  program: 'Programm',
  people: 'Wünsche',
  where: 'Wo der Wunsch am größten ist',
  fromFive: 'Wünsche sind dort zu sehen, wo mindestens fünf Menschen warten.',
  unknown: 'Die Wünsche konnten gerade nicht geladen werden.',
  notSetUp: 'Wünsche sind auf dieser Website noch nicht möglich.',
  inCityTitle: 'Welches Programm fehlt Ihnen hier?',
  chooseCity: 'Stadt wählen',
  cast: 'Wünschen',
  change: 'Stadt ändern',
  takeBack: 'Wunsch zurücknehmen',
  withdrawn: 'Ihr Wunsch ist zurückgezogen.',
  mine: (city: string) => `Sie wünschen sich dieses Programm hier: ${city}`,
  counted: 'Ihr Wunsch zählt. Die Stadt können Sie jederzeit ändern.',
  confirmTitle: 'Bestätigen Sie Ihren Wunsch',
  confirm: 'Bestätigen',
  confirmHint: (city: string) => `Ihre Stadt: ${city}. Der Wunsch zählt, sobald Sie ihn bestätigen.`,
  another: 'Andere Stadt wählen',
  all: 'Alle Wünsche',
  toProgram: 'Zum Programm',
  notCounted: 'Ihr Wunsch wurde nicht gezählt',
  faults: {
    choose: 'Wählen Sie bitte eine Stadt aus der Liste.',
    'too-many':
      'Aus diesem Netz sind zu viele Wünsche gekommen. Versuchen Sie es später, oder melden Sie sich an.',
    'voted-with-account':
      'Aus diesem Browser kam schon ein Wunsch mit einem Konto. Melden Sie sich an, um die Stadt zu ändern.',
    'no-cookies': 'Ihr Browser hat kein Cookie gespeichert. Erlauben Sie Cookies für diese Website.',
  },
}

export const wishPlaces: Texts<'wishPlaces'> = {
  title: 'Wohin sollen wir kommen?',
  lead: 'Nennen Sie Ihre Stadt: jeden Ort mit mehr als 15.000 Menschen. So erfahren wir, wo man uns erwartet.',
  field: 'Ihre Stadt',
  nothing:
    'Diesen Ort haben wir nicht gefunden. Prüfen Sie die Schreibweise, oder nennen Sie eine größere Stadt in der Nähe.',
  onTour: 'hier spielen wir',
  invite: 'Uns hierher einladen',
  inviteWith: (program) => `Mit „${program}“ einladen`,
  takeBack: 'Wunsch zurücknehmen',
  notYet: (place) => `${place}: Hier haben wir noch nicht gespielt`,
  mine: (place) => `Sie haben uns eingeladen: ${place}`,
  mineWith: (program, place) => `Sie wünschen sich „${program}“: ${place}`,
  counted: 'Ihr Wunsch zählt.',
  elsewhere: (place) => `Zurzeit laden Sie uns woandershin ein: ${place}. Ein neuer Wunsch ersetzt diesen.`,
  confirmHint: (place) => `${place}. Der Wunsch zählt, sobald Sie ihn bestätigen.`,
  another: 'Andere Stadt wählen',
  notListed: 'Ihre Stadt fehlt? Laden Sie uns ein',
  byPlace: 'Wo wir noch nicht gespielt haben',
  anyProgram: 'jedes Programm',
  source: 'Ortsnamen:',
}
