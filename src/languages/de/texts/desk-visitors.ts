import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'

export const deskInbox: Texts<'deskInbox'> = {
  views: {
    label: 'Listen',
    open: 'Warten',
    mine: 'Meine',
    answered: 'Beantwortet',
    closed: 'Erledigt',
    suspected: 'Spamverdacht',
    stuck: 'Nicht zugestellt',
    removals: 'Löschung gewünscht',
  },
  empty: {
    open: 'Niemand wartet auf eine Antwort.',
    mine: 'Für Sie liegt nichts an.',
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
      ['reply', 'eine Antwort ist gekommen'],
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
    'no-mailer': 'Die Website kann noch keine E-Mails senden. Wer sie betreibt, kann den Versand einrichten.',
    'no-address': 'Der Absender hat keine E-Mail-Adresse hinterlassen.',
  },
  noteBy: (author) => `${author}, Notiz`,
  replyBy: (author) => `${author} schrieb`,
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

export const deskTold: Texts<'deskTold'> = {
  votes: {
    notSetUp: 'Abstimmungen sind auf dieser Website nicht eingerichtet.',
    lead: 'Wie jede Abstimmung steht, höchstens zehn Sekunden alt.',
    closed: 'Die Abstimmung schließt innerhalb einer Minute. Sie lässt sich nicht wieder öffnen.',
    none: 'Bisher hat niemand abgestimmt.',
    option: 'Auswahl',
    count: 'Stimmen',
    share: 'Anteil',
    states: {
      open: 'läuft',
      closing: 'wird geschlossen',
      final: 'geschlossen',
      unwritten: 'geschlossen, das Ergebnis steht nicht in Strapi',
      unvoted: 'noch keine Stimmen',
    },
    total: (votes) => `insgesamt ${votes}`,
    until: (when) => `bis ${when}`,
    close: (slug) => `„${slug}“ endgültig schließen`,
  },
  notices: {
    notSetUp: 'Benachrichtigungen sind auf dieser Website nicht eingerichtet.',
    told: 'Was in dreißig Tagen mitgeteilt wurde',
    none: 'In dreißig Tagen wurde nichts mitgeteilt.',
    byDay: 'Angekommene Benachrichtigungen',
    when: 'Wann',
    what: 'Worüber',
    sent: 'Angekommen',
    waiting: 'Wartet',
    failed: 'Nicht angekommen',
    dropped: 'gilt nicht mehr',
    words: 'Dem Publikum eines Konzerts schreiben',
    noConcerts: 'Es stehen keine Konzerte an.',
    links: 'Kurzadressen',
    reached: (browsers, emails) =>
      `Benachrichtigungen erreichen jetzt ${browsers} Browser und ${emails} E-Mail-Adressen.`,
    kinds: {
      cast: 'andere spielen',
      announced: 'neues Konzert',
      'on-sale': 'Vorverkauf begonnen',
      returned: 'wieder Tickets',
      last: 'letzte Tickets',
      moved: 'verlegt',
      postponed: 'verschoben',
      cancelled: 'abgesagt',
      words: 'Worte der Redaktion',
      reminder: 'Erinnerung',
    },
  },
  newsletter: {
    notSetUp:
      'Diese Website hat keinen Newsletter. Dafür muss ihn die Marke nennen und E-Mail eingerichtet sein.',
    readers: (count) => `Leserinnen und Leser mit bestätigter Adresse: ${count}.`,
    given: (name, waiting, refused) =>
      `Adressen gehen innerhalb von zehn Minuten an ${name}. Noch nicht übergeben: ${waiting}, abgelehnt: ${refused}.`,
    own: 'Das Orchester verschickt den Newsletter selbst. Setzen Sie den Link der Spalte leave in jede E-Mail: Damit lässt er sich abbestellen.',
    growth: 'Leserinnen und Leser',
    day: 'Tag',
    language: 'Sprache',
    count: 'Anzahl',
    export: 'Adressen herunterladen (CSV)',
    exportNote:
      'Die Datei enthält personenbezogene Daten: Löschen Sie sie, sobald Sie sie nicht mehr brauchen.',
  },
}

export const deskVisits: Texts<'deskVisits'> = {
  kinds: {
    visitor: 'Besucher',
    view: 'Aufrufe',
    ticket: 'Ticketklicks',
    save: 'Konzert gemerkt',
    share: 'Seite geteilt',
  },
  parts: {
    pages: 'Seiten',
    tickets: 'Ticketklicks nach Seiten',
    source: 'Quellen',
    campaign: 'Kampagnen',
    country: 'Länder',
    city: 'Städte',
    device: 'Geräte',
  },
  names: {
    pages: 'Seite',
    tickets: 'Seite',
    source: 'Quelle',
    campaign: 'Kampagne',
    country: 'Land',
    city: 'Stadt',
    device: 'Gerät',
  },
  devices: { mobile: 'Handy', tablet: 'Tablet', desktop: 'Computer' },
  ownDays: 'Eigene Tage',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  show: 'Zeigen',
  compare: 'Vergleichen mit',
  compared: { before: 'Mit den Tagen davor', year: 'Mit dem Vorjahr', none: 'Ohne Vergleich' },
  points: 'Darstellung',
  grains: { day: 'Nach Tagen', week: 'Nach Wochen' },
  weekFrom: (day) => `Woche ab ${day}`,
  comparedWith: (span) => `verglichen mit ${span}`,
  now: 'jetzt',
  before: 'davor',
  was: (count, percent) => `vorher ${formatNumber('de', count)}${percent && ` (${percent}\u00a0%)`}`,
  showAll: 'alles zeigen',
  remove: (chosen) => `Aufheben: ${chosen}`,
  none: 'In diesen Tagen gab es keine Besuche.',
  tooFew:
    'Aus dieser Stadt kamen weniger als fünf Besuche. Sie werden nicht gezeigt, damit niemand zu erkennen ist.',
  pagesSince: (day) => `Seiten sind ab dem ${day} gezählt: Über längere Zeit sind es zu viele.`,
  amongMostViewed: 'Die Auswahl wird unter den hundert meistaufgerufenen Seiten gesucht.',
  notCombined:
    'Quellen, Kampagnen, Länder, Städte und Geräte werden jeweils für sich gezählt, damit niemand zu erkennen ist. Deshalb lässt sich eines davon zusammen mit einer Seite wählen, und ein Land mit seinen Städten.',
  visitorsNote:
    'Ein Besucher zählt einmal am Tag: Wer an drei Tagen kam, zählt dreimal. Tage gelten nach UTC.',
  elsewhere: 'Was nicht gefunden wurde:',
  part: 'Tabelle',
  name: 'Zeile',
  csv: 'CSV herunterladen',
  xlsx: 'Für Excel herunterladen',
}
