import type { Texts } from '../../messages.ts'

export const auditionForm: Texts<'auditionForm'> = {
  title: 'Bewerbung zum Probespiel',
  send: 'Bewerbung senden',
  labels: {
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    city: 'Stadt',
    performers: 'Solo oder Ensemble',
    performersCount: 'Anzahl der Mitwirkenden',
    instrument: 'Instrument oder Stimmlage',
    birthDate: 'Geburtsdatum',
    eyeColour: 'Augenfarbe',
    education: 'Ausbildung',
    firstLink: 'Erste Aufnahme',
    secondLink: 'Zweite Aufnahme',
    message: 'Über Sie',
    consent: 'Einwilligung',
  },
  hints: {
    instrument: 'Bei Ensemble oder Chor: die Besetzung',
    birthDate: 'Zum Beispiel 27 3 2001. Bei einem Ensemble: wer das Formular ausfüllt',
    education: 'Wo und bei wem Sie studiert haben',
    firstLink: 'Ein Link zu Video oder Ton, den alle öffnen können',
    secondLink: 'Am besten mit anderer Musik',
    message: 'Mit wem Sie gespielt haben, welche Musik Sie lieben',
  },
  choices: {
    performers: { soloist: 'Solo', ensemble: 'Ensemble oder Chor' },
    eyeColour: {
      dark_brown: 'Dunkelbraun',
      brown: 'Braun',
      hazel: 'Haselnussbraun',
      green: 'Grün',
      grey: 'Grau',
      blue: 'Blau',
    },
  },
}
