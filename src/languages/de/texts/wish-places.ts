import type { Texts } from '../../messages.ts'

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
