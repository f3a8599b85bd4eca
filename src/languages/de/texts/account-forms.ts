import type { Texts } from '../../messages.ts'

export const accountForms: Texts<'accountForms'> = {
  forms: {
    login: {
      title: 'Anmelden',
      lead: 'Ihr Merkzettel und Ihre Stadt sind dann auf allen Geräten dabei.',
      send: 'Anmelden',
    },
    register: {
      title: 'Konto anlegen',
      lead: 'Eine E-Mail-Adresse und ein Passwort genügen.',
      send: 'Konto anlegen',
    },
    'forgot-password': {
      title: 'Passwort vergessen',
      lead: 'Wir schicken Ihnen eine E-Mail mit einem Link, über den Sie ein neues Passwort festlegen.',
      send: 'E-Mail anfordern',
    },
    'reset-password': {
      title: 'Neues Passwort',
      lead: 'Auf Ihren anderen Geräten melden Sie sich danach neu an.',
      send: 'Speichern und anmelden',
    },
    confirm: {
      title: 'E-Mail-Adresse bestätigen',
      lead: 'Nur noch ein Schritt: Melden Sie sich mit dem Passwort an, das Sie beim Anlegen des Kontos gewählt haben.',
      send: 'Bestätigen und anmelden',
    },
    'change-password': {
      title: 'Passwort ändern',
      lead: 'Auf Ihren anderen Geräten melden Sie sich danach neu an.',
      send: 'Passwort ändern',
    },
    erase: {
      title: 'Konto löschen',
      lead: 'Merkzettel, Stadt und Benachrichtigungen verschwinden auf allen Geräten und lassen sich nicht wiederherstellen.',
      send: 'Endgültig löschen',
    },
  },
  labels: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    currentPassword: 'Bisheriges Passwort',
  },
  hints: {
    newPassword: 'Mindestens 8 Zeichen. Am besten mehrere Wörter, die niemand mit Ihnen verbindet.',
  },
  show: 'Anzeigen',
  hide: 'Verbergen',
  showLong: 'Passwort anzeigen',
  hideLong: 'Passwort verbergen',
  toLogin: 'Anmelden',
  toRegister: 'Konto anlegen',
  forgotten: 'Passwort vergessen?',
  askAgain: 'Neue E-Mail anfordern',
  notMine: 'Das waren nicht Sie, oder Sie haben das Passwort vergessen? Legen Sie ein eigenes fest',
  or: 'oder',
  withProvider: (name: string) => `Mit ${name} anmelden`,
  goOn: 'Weiter',
  notDone: 'Das hat nicht geklappt',
  letterTitle: 'Schauen Sie in Ihr Postfach',
  letterLead:
    'Die E-Mail ist unterwegs und meist innerhalb einer Minute da. Sehen Sie auch im Spam-Ordner nach. An jede Adresse gehen höchstens drei E-Mails pro Stunde.',
  signedOut: 'Sie sind abgemeldet.',
  signedOutEverywhere: 'Sie sind auf allen Geräten abgemeldet.',
  erased: 'Das Konto ist gelöscht.',
  erasureAsked:
    'Alles, was diese Website gespeichert hatte, ist gelöscht. Das Konto selbst entfernt das Orchester innerhalb von 30 Tagen.',
  notSetUp:
    'Konten gibt es auf dieser Website derzeit nicht. Ihr Merkzettel bleibt auf diesem Gerät erhalten.',
  toSaved: 'Zum Merkzettel',
  faults: {
    credentials: 'E-Mail-Adresse oder Passwort stimmen nicht',
    unconfirmed: 'Die Adresse ist noch nicht bestätigt: Öffnen Sie den Link in unserer E-Mail',
    blocked: 'Dieses Konto ist gesperrt. Schreiben Sie uns, falls das ein Irrtum ist',
    taken: 'Schauen Sie in Ihr Postfach',
    closed: 'Derzeit können keine Konten angelegt werden',
    code: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie eine neue E-Mail an',
    'current-password': 'Das bisherige Passwort stimmt nicht',
    'same-password': 'Das neue Passwort ist dasselbe wie das bisherige',
    'already-confirmed': 'Die Adresse ist schon bestätigt. Sie können sich anmelden',
    provider:
      'Die Anmeldung über den anderen Anbieter ist fehlgeschlagen. Versuchen Sie es noch einmal oder nehmen Sie ein Passwort',
    token: 'Sie sind nicht mehr angemeldet. Melden Sie sich bitte neu an',
    invalid: 'Der Kontodienst hat diese Eingaben nicht angenommen. Prüfen Sie bitte die Felder',
    unavailable:
      'Der Kontodienst antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal: Es geht nichts verloren',
  },
  tooMany: (time: string) =>
    `Zu viele Versuche hintereinander. Versuchen Sie es in ${time} noch einmal, oder legen Sie per E-Mail ein neues Passwort fest`,
}
