import type { Texts } from '../../messages.ts'

export const deskInbox: Texts<'deskInbox'> = {
  views: {
    label: 'Listen',
    open: 'Warten',
    answered: 'Beantwortet',
    closed: 'Erledigt',
    suspected: 'Spamverdacht',
    stuck: 'Nicht zugestellt',
    removals: 'Löschung gewünscht',
  },
  empty: {
    open: 'Niemand wartet auf eine Antwort.',
    answered: 'Noch wurde niemandem geantwortet.',
    closed: 'Noch ist nichts erledigt.',
    suspected: 'Nichts sieht nach Spam aus.',
    stuck: 'Alles wurde zugestellt.',
    removals: 'Niemand wünscht eine Löschung.',
  },
  handling: {
    open: 'wartet',
    answered: 'beantwortet',
    closed: 'erledigt',
  },
  done: {
    sent: 'Die Antwort ist gesendet.',
    waiting: 'Die Antwort ist gespeichert. Der Maildienst antwortet gerade nicht; wir senden sie von selbst.',
    refused:
      'Der Maildienst lehnt diese Adresse ab. Die Antwort ist nicht gesendet; ihr Text steht noch im Formular.',
    note: 'Die Notiz ist hinzugefügt.',
    spam: 'Als Spam markiert.',
    genuine: 'Kein Spam: Die Nachricht geht jetzt an alle, die auf sie warten.',
    close: 'Erledigt.',
    reopen: 'Wieder geöffnet.',
    assign: 'Die Zuständigkeit ist notiert.',
    retry: 'Wird innerhalb einer Minute noch einmal zugestellt.',
    erase: 'Hier gelöscht. Was schon in Strapi und im Postfach ist, löschen Sie bitte dort.',
  },
  count: (count) => (count >= 100 ? '99+' : String(count)),
  notSetUp: 'Es ist keine Datenbank verbunden: Formulare kommen nirgends an.',
  search: 'Suche',
  searchHint:
    'Eine Nummer, eine E-Mail-Adresse oder Wörter. Wörter werden in den letzten zweitausend gesucht.',
  form: 'Formular',
  allForms: 'Alle Formulare',
  find: 'Suchen',
  nothingFound: 'Nichts gefunden.',
  older: 'Früher',
  export: 'CSV herunterladen',
  exportNote: 'Die Datei enthält personenbezogene Daten: Löschen Sie sie, wenn Sie sie nicht mehr brauchen.',
  noName: 'Ohne Namen',
  suspected: 'Spamverdacht',
  back: 'Alle Nachrichten',
  notDone: 'Es wurde nichts geändert',
  changed:
    'Während Sie gelesen haben, hat jemand anderes die Nachricht geändert. Unten steht sie, wie sie jetzt ist.',
  thread: 'Bisher',
  answer: 'Antworten',
  answerHint:
    'Unter Ihrer Antwort steht, was der Absender geschrieben hat. Seine Antwort geht an das Postfach der Redaktion.',
  send: 'Antwort senden',
  noEmail: 'Der Absender hat keine E-Mail-Adresse hinterlassen.',
  noMailer: 'Die Website sendet keine E-Mails. Schreiben Sie dem Absender selbst:',
  note: 'Notiz hinzufügen',
  noteLabel: 'Eine Notiz, die nur das Büro sieht',
  addNote: 'Hinzufügen',
  state: 'Stand',
  assignee: 'Zuständig',
  nobody: 'noch niemand',
  take: 'Übernehmen',
  release: 'Abgeben',
  assignOther: 'Weitergeben',
  assigneeName: 'Name',
  assign: 'Weitergeben',
  close: 'Ohne Antwort erledigen',
  reopen: 'Wieder öffnen',
  spam: 'Das ist Spam',
  genuine: 'Das ist kein Spam',
  retry: 'Noch einmal zustellen',
  erase: 'Löschen',
  eraseNote: 'Löscht die Nachricht, ihre Notizen und Antworten. Sie lassen sich nicht zurückholen.',
  eraseSure: 'Endgültig löschen',
  assignedTo: (name) => `zuständig: ${name}`,
  removal: (until) =>
    `Der Absender wünscht, dass alles gelöscht wird, was er gesendet hat. Löschen Sie bis ${until} den Eintrag mit dieser Nummer in Strapi und die E-Mail dazu, danach diesen hier.`,
  conflict: (name, what, when) =>
    `Während Sie gelesen haben, ${name}: ${what} (${when}). Unten steht die Nachricht, wie sie jetzt ist. Wenn es noch nötig ist, drücken Sie noch einmal.`,
  handledAs: (as) =>
    new Map([
      ['answer', 'Antwort gesendet'],
      ['note', 'Notiz hinzugefügt'],
      ['spam', 'als Spam markiert'],
      ['genuine', 'als kein Spam markiert'],
      ['close', 'erledigt'],
      ['reopen', 'wieder geöffnet'],
      ['assign', 'weitergegeben'],
      ['retry', 'noch einmal zugestellt'],
    ]).get(as) ?? as,
  faults: {
    missing: 'Schreiben Sie etwas',
    long: 'Zu lang, bitte kürzen',
    'no-mailer': 'Die Website kann keine E-Mails senden: MAIL_FROM oder ein Maildienst fehlt.',
    'no-address': 'Der Absender hat keine E-Mail-Adresse hinterlassen.',
  },
  noteBy: (author) => `${author}, Notiz`,
  answerBy: (author, address) => `${author} an ${address}`,
  answerStates: {
    waiting: 'noch nicht gesendet, wir versuchen es weiter',
    refused: 'nicht gesendet: Der Maildienst lehnt die Adresse ab',
    failed: 'innerhalb von drei Tagen nicht gesendet',
  },
  answerTo: (email) => `E-Mail an ${email}`,
  suspicions: (why) =>
    why === 'office'
      ? 'Spam'
      : why === 'challenge'
        ? 'Spamverdacht: nicht geprüft'
        : 'Spamverdacht: von einem Roboter',
  recipients: (recipient) =>
    recipient === 'content'
      ? 'An Strapi'
      : recipient === 'editors'
        ? 'E-Mail an die Redaktion'
        : 'E-Mail an den Absender',
  deliveryStates: (state) =>
    new Map([
      ['waiting', 'unterwegs'],
      ['delivered', 'zugestellt'],
      ['failed', 'nicht zugestellt'],
      ['held', 'zurückgehalten'],
    ]).get(state) ?? state,
}
