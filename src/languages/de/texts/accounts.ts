import type { Texts } from '../../messages.ts'

export const account: Texts<'account'> = {
  title: 'Konto',
  signedInAs: (email: string) => `Angemeldet als ${email}`,
  concerts: 'Merkzettel',
  noConcerts: 'Wählen Sie bei einem Konzert das Herz, und Sie finden es hier auf allen Ihren Geräten.',
  toConcerts: 'Konzert aussuchen',
  city: 'Stadt',
  allCities: 'Alle Städte',
  noCity: 'Noch keine gewählt',
  toCities: 'Stadt wählen',
  sent: 'Ihre Nachrichten und Anfragen',
  earlierSent: 'Früher gesendet',
  exportNote: 'Aus Ihren Nachrichten und Anfragen enthält die Datei, was auf dieser Seite steht.',
  noSent: 'In den letzten 30 Tagen wurde mit dieser Adresse nichts gesendet.',
  sentUnconfirmed: 'Bestätigen Sie Ihre Adresse, dann steht hier, was Sie damit gesendet haben.',
  security: 'Anmeldung und Passwort',
  byPassword: 'Sie melden sich mit einem Passwort an.',
  byProvider: (name: string) => `Sie melden sich mit ${name} an.`,
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  signOutEverywhere: 'Auf allen Geräten abmelden',
  everywhereNote:
    'Beendet Ihre Anmeldung auf allen Ihren Geräten. Fremde Sitzungen enden spätestens nach 30 Tagen.',
  data: 'Ihre Daten',
  export: 'Alles als JSON-Datei herunterladen',
  erase: 'Konto löschen',
  done: {
    registered: 'Ihr Konto ist angelegt.',
    confirmed: 'Ihre Adresse ist bestätigt.',
    password: 'Das Passwort ist geändert. Auf Ihren anderen Geräten melden Sie sich bitte neu an.',
  },
  unavailable: 'Unser Speicher antwortet gerade nicht. Was auf diesem Gerät gemerkt ist, bleibt da.',
}

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

export const accountLetters: Texts<'accountLetters'> = {
  confirmation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Nur noch ein Schritt: Bestätigen Sie, dass diese Adresse Ihnen gehört. Auf der Seite brauchen Sie das Passwort, das Sie gewählt haben.',
    confirm: 'E-Mail-Adresse bestätigen',
    note: 'Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.',
  },
  reset: {
    subject: 'Neues Passwort',
    text: 'Sie möchten ein neues Passwort festlegen. Der Link gilt eine Stunde.',
    set: 'Neues Passwort festlegen',
    note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  taken: {
    subject: 'Sie haben bereits ein Konto',
    text: 'Jemand – vielleicht Sie selbst – wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben aber schon eines.',
    login: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihre Adresse wurde niemandem gezeigt.',
  },
  welcome: {
    subject: 'Ihr Konto ist eingerichtet',
    text: 'Zu dieser E-Mail-Adresse gibt es jetzt ein Konto.',
    login: 'Anmelden',
    forgotten: 'Sie haben es nicht angelegt? Legen Sie ein eigenes Passwort fest',
  },
  removal: {
    subject: (id: string) => `Bitte Konto ${id} löschen`,
    text: (id: string, email: string) =>
      `Ein Gast der Website bittet darum, sein Konto zu löschen: Nummer ${id}, E-Mail ${email}.`,
    next: 'Was die Website gespeichert hatte, ist bereits gelöscht. Bitte löschen Sie innerhalb von 30 Tagen auch den Eintrag in Strapi (Content Manager → User).',
  },
}

export const saved: Texts<'saved'> = {
  title: 'Merkzettel',
  lead: 'Konzerte, die Sie sich mit dem Herz gemerkt haben: auf diesem Gerät und, wenn Sie angemeldet sind, in Ihrem Konto.',
  emptyTitle: 'Merken Sie sich Konzerte mit dem Herz',
  empty:
    'Wählen Sie bei einem Konzert das Herz, dann steht es hier. Der Merkzettel öffnet sich auch ohne Netz.',
  noScript: 'Um sich Konzerte zu merken, schalten Sie in Ihrem Browser JavaScript ein.',
  inAccount: 'Der Merkzettel Ihres Kontos',
  toConcerts: 'Konzert aussuchen',
  loading: 'Ihr Merkzettel wird geladen …',
  failed:
    'Ihr Merkzettel konnte gerade nicht geladen werden. Er ist nicht verloren: Öffnen Sie diese Seite noch einmal, wenn Sie wieder online sind.',
  offline: (moment: string) => `Keine Verbindung. Das ist der Stand vom ${moment}.`,
  past: 'Schon vorbei',
  nothingFound: 'Diese Konzerte stehen nicht mehr im Spielplan.',
  save: 'Merken',
  saved: 'Gemerkt',
  removed: 'Nicht mehr gemerkt',
  saveConcert: (concert: string) => `Merken: ${concert}`,
}
