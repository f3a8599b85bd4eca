import type { Texts } from '../../messages.ts'

export const formFaults: Texts<'formFaults'> = {
  missing: (label: string) => `Füllen Sie bitte „${label}“ aus`,
  long: (label: string, limit: string) => `Kürzen Sie bitte „${label}“ auf höchstens ${limit} Zeichen`,
  email: () => 'Prüfen Sie bitte die E-Mail-Adresse: Sie sieht aus wie name@example.com',
  phone: () =>
    'Prüfen Sie bitte die Telefonnummer: Ziffern, gern mit Landesvorwahl und Durchwahl, wie +49 30 23125000 Durchwahl 12',
  'phone-length': () =>
    'Prüfen Sie bitte die Telefonnummer: Nummern mit dieser Landesvorwahl sind länger oder kürzer',
  choice: (label: string) => `Wählen Sie bitte etwas bei „${label}“ aus`,
  consent: () => 'Bitte setzen Sie das Häkchen, damit wir antworten dürfen',
  reach: () => 'Nennen Sie bitte eine E-Mail-Adresse oder Telefonnummer, damit wir antworten können',
  tickets: () => 'Geben Sie bitte die Anzahl der Tickets an: 1 bis 2000',
  people: () => 'Geben Sie bitte an, wie viele Sie sind: 2 bis 200',
  inn: () =>
    'Prüfen Sie bitte die Steuernummer: Sie hat 10 oder 12 Ziffern, und die letzten passen zu den übrigen',
  'tax-number': () => 'Prüfen Sie bitte die Nummer: In diesem Land sieht sie anders aus',
  kpp: () => 'Prüfen Sie bitte den Registrierungscode: Er hat 9 Zeichen',
  link: (label: string) => `Prüfen Sie bitte den Link bei „${label}“: Er beginnt mit https://`,
  'link-login': (label: string) => `Entfernen Sie bitte Name und Passwort aus dem Link bei „${label}“`,
  'not-in-city': () => 'Dieses Konzert findet nicht in der gewählten Stadt statt: Wählen Sie bitte neu',
  number: () => 'Prüfen Sie bitte die Nummer: Sie hat acht Zeichen, Buchstaben und Ziffern',
  contact: () =>
    'Prüfen Sie bitte die E-Mail-Adresse oder Telefonnummer: name@example.com oder +49 30 23125000',
  'password-short': () => 'Dieses Passwort ist zu kurz: Es braucht mindestens 8 Zeichen',
  'password-long': () =>
    'Dieses Passwort ist zu lang: Möglich sind höchstens 72 Zeichen, mit Umlauten weniger',
  'password-common': () => 'Dieses Passwort wird als eines der ersten erraten: Wählen Sie bitte ein anderes',
  'no-day': (label: string) => `Bei „${label}“ fehlt der Tag`,
  'no-month': (label: string) => `Bei „${label}“ fehlt der Monat`,
  'no-year': (label: string) => `Bei „${label}“ fehlt das Jahr`,
  date: (label: string) => `Dieses Datum gibt es nicht: Prüfen Sie bitte „${label}“`,
  future: (label: string) => `Dieser Tag liegt noch vor uns: Prüfen Sie bitte „${label}“`,
  'too-young': () => 'Zum Probespiel laden wir ab 16 Jahren ein',
}
