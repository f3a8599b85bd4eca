import { formatNumber } from '../../../shared/format.ts'
import { inCity } from '../../city-in-text.ts'
import { plural, type Texts } from '../../messages.ts'

export const notices: Texts<'notices'> = {
  concert: 'Konzert',
  announced: (name) => `Neues Konzert: ${name}`,
  onSale: (name) => `Jetzt Tickets: ${name}`,
  returned: (name) => `Wieder Tickets: ${name}`,
  last: (name) => `Letzte Tickets: ${name}`,
  moved: (name) => `Konzert geändert: ${name}`,
  movedTo: (when, where, before) =>
    `Jetzt: ${when}${where ? `, ${where}` : ''}.${before ? ` Bisher: ${before}.` : ''}`,
  movedOnline: (when) => `Das Konzert findet online statt: ${when}.`,
  postponed: (name) => `Konzert verschoben: ${name}`,
  postponedText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}: Das Konzert findet an diesem Tag nicht statt. Den neuen Termin teilen wir Ihnen mit.`,
  cancelled: (name) => `Konzert abgesagt: ${name}`,
  cancelledText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}. Wie Sie Tickets zurückgeben, steht auf der Seite des Konzerts.`,
  castChanged: (name) => `Besetzung geändert: ${name}`,
  castText: (when, names) =>
    `${when}. ${names ? `Es spielen: ${names}.` : 'Wer spielt, steht auf der Seite des Konzerts.'}`,
  reminder: (name) => `Morgen: ${name}`,
  reminderText: (when, where) => [when, where].filter(Boolean).join(', '),
  words: (name, day) => `${name}, ${day}`,
  digest: (count) =>
    `${formatNumber('de', count)} ${plural('de', count, { one: 'neues Konzert', other: 'neue Konzerte' })}`,
  andMore: (count) => `und ${formatNumber('de', count)} weitere`,
}

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmation: {
    subject: (orchestra: string) => `Bitte bestätigen Sie Ihr Abonnement: ${orchestra}`,
    text: 'Für diese Adresse wurden Benachrichtigungen über Konzerte bestellt. Waren Sie das? Dann bestätigen Sie es auf unserer Seite.',
    textOfNewsletter: (names: string) =>
      `Für diese Adresse wurde bestellt: ${names}. Waren Sie das? Dann bestätigen Sie es auf unserer Seite.`,
    confirm: 'Abonnement bestätigen',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Wir schreiben nicht noch einmal und löschen die Adresse nach drei Tagen.',
  },
  openConcert: 'Zum Konzert',
  chooseTickets: 'Tickets auswählen',
  allConcerts: 'Alle Konzerte',
  reason: 'Sie erhalten diese E-Mail, weil Sie Benachrichtigungen über Konzerte bestellt haben.',
  leave: 'Abbestellen',
}

export const bell: Texts<'bell'> = {
  bell: 'Benachrichtigen',
  on: 'Wir sagen Bescheid',
  tickets: 'Melden, sobald es Tickets gibt',
  newDate: 'Neuen Termin melden',
  about: {
    concert: 'Wenn das Konzert verlegt oder abgesagt wird, und noch einmal am Tag davor',
    tickets: 'Sobald der Vorverkauf beginnt oder wieder Tickets da sind',
    city: (city) => `Sobald ein Konzert ${inCity(city, 'in ')} angekündigt wird`,
    program: (program) => `Sobald ein Konzert mit „${program}“ angekündigt wird`,
    wish: (program, city) => `Sobald „${program}“ ${inCity(city, 'in ')} gespielt wird`,
    place: (place) => `Sobald ein Konzert im Umkreis von 100 km angekündigt wird: ${place}`,
  },
  tell: {
    city: (city) => `Über neue Konzerte ${inCity(city, 'in ')} benachrichtigen`,
    program: (program) => `Über neue Konzerte mit „${program}“ benachrichtigen`,
    wish: (program, city) => `Benachrichtigen, wenn „${program}“ ${inCity(city, 'in ')} gespielt wird`,
    place: (place) => `Über Konzerte im Umkreis von 100 km benachrichtigen: ${place}`,
  },
  title: 'Worüber wir Sie benachrichtigen',
  night: 'Zwischen 22 und 9 Uhr lassen wir Sie in Ruhe. Abbestellen können Sie jederzeit.',
  ask: 'Ihr Browser fragt gleich, ob er Benachrichtigungen anzeigen darf.',
  allow: 'Benachrichtigungen einschalten',
  byMail: 'Per E-Mail',
  byMailHint: 'Wir schicken Ihnen eine E-Mail mit einem Link: Es geht los, sobald Sie ihn bestätigen.',
  email: 'E-Mail-Adresse',
  sendLetter: 'E-Mail anfordern',
  notNow: 'Nicht jetzt',
  all: 'Alle Benachrichtigungen, auch per E-Mail',
  done: 'Erledigt: Benachrichtigungen kommen in diesen Browser.',
  denied:
    'Ihr Browser lässt Benachrichtigungen dieser Website nicht zu. Erlauben Sie sie in den Einstellungen oder wählen Sie einen anderen Weg.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen anzeigen. Wählen Sie einen anderen Weg.',
  install:
    'Auf iPhone und iPad installieren Sie die Website zuerst: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffnen Sie sie von dort und tippen Sie noch einmal auf die Glocke.',
  failed: 'Das hat gerade nicht geklappt. Versuchen Sie es etwas später noch einmal.',
  full: 'Mehr Benachrichtigungen sind nicht möglich: Bestellen Sie erst auf der Seite „Benachrichtigungen“ etwas ab.',
}

export const messengers: Texts<'messengers'> = {
  tell: (messenger) => `Per ${messenger} benachrichtigen`,
  chats: (messenger, count) =>
    `${formatNumber('de', count)} ${plural('de', count, { one: 'Chat', other: 'Chats' })} in ${messenger}`,
  followed: 'Wir sagen Ihnen Bescheid:',
  list: 'Ihre Benachrichtigungen:',
  nothing: 'Sie haben noch nichts abonniert.',
  help: 'Hier melden wir uns zu Konzerten. Öffnen Sie auf unserer Website die Seite eines Konzerts, einer Stadt oder eines Programms und wählen Sie den Link mit dem Namen dieses Messengers.',
  unknown: 'Dieser Link gilt nicht mehr: Das Konzert ist vorbei, oder die Seite gibt es nicht mehr.',
  full: 'Mehr Benachrichtigungen sind nicht möglich: /stop bestellt alle ab, dann können Sie neu beginnen.',
  stopped: 'Sie haben alles abbestellt, die Nummer dieses Chats ist gelöscht.',
  stoppedOne: (name) => `Abbestellt: ${name}.`,
  commands: '/list – Ihre Benachrichtigungen, einzeln abbestellbar\n/stop – alles abbestellen',
}

export const pushPage: Texts<'pushPage'> = {
  title: 'Benachrichtigungen',
  lead: 'Wir melden uns, wenn es wichtig ist: Der Vorverkauf beginnt, es gibt wieder Tickets, ein Konzert wird verlegt oder abgesagt.',
  offered: 'Benachrichtigung erhalten?',
  followed: 'Ihre Benachrichtigungen',
  nothing:
    'Sie haben noch nichts abonniert. Wählen Sie „Benachrichtigen“ auf der Seite eines Konzerts, einer Stadt oder eines Programms.',
  here: 'In diesem Browser benachrichtigen',
  remove: 'Abbestellen',
  removeNamed: (name) => `Abbestellen: ${name}`,
  gone: 'Diese Seite gibt es nicht mehr',
  browsers: (count) => `Browser, in denen Benachrichtigungen ankommen: ${count}.`,
  letters: (addresses) => `E-Mails gehen an ${addresses}.`,
  forget: 'Alles abbestellen',
  newsletter: 'Newsletter des Orchesters',
  newsletterAbout:
    'Neuigkeiten, neue Programme und Städte per E-Mail. Jede E-Mail hat einen Link zum Abbestellen.',
  confirmTitle: 'Abonnement bestätigen',
  confirmAddress: (address: string) =>
    `Die E-Mails gehen an ${address}. Ist das nicht Ihre Adresse, schließen Sie diese Seite.`,
  confirm: 'Ja, schreiben Sie mir',
  leaveTitle: {
    newsletter: 'Newsletter abbestellen',
    press: 'Nachrichten für die Presse abbestellen',
    notices: 'Benachrichtigungen zu Konzerten abbestellen',
  },
  leave: 'Abbestellen',
  done: {
    followed: 'Wir sagen Ihnen Bescheid.',
    removed: 'Dazu melden wir uns nicht mehr.',
    forgotten: 'Sie haben alles abbestellt.',
    letter: 'Schauen Sie in Ihr Postfach: Der Link in der E-Mail schaltet die Benachrichtigungen ein.',
    confirmed: 'Sie erhalten jetzt Benachrichtigungen per E-Mail.',
    left: 'Sie haben alles abbestellt, Ihre Adresse ist gelöscht.',
    'left-some':
      'Das ist abbestellt. Die anderen E-Mails kommen weiterhin; unten können Sie auch sie abbestellen.',
  },
  fromSaved: 'Benachrichtigen, wenn ein Konzert verlegt oder abgesagt wird',
  otherWays: 'Andere Wege',
  calendar: 'Ein Konzertkalender, der sich selbst aktualisiert',
  feed: 'Feed mit neuen Konzerten (Atom)',
  notSetUp: 'Benachrichtigungen sind auf dieser Website noch nicht eingerichtet.',
  noScript:
    'Benachrichtigungen im Browser brauchen JavaScript. Ohne JavaScript gibt es die anderen Wege unten.',
  neither:
    'Benachrichtigungen im Browser und per E-Mail gibt es auf dieser Website noch nicht. Kalender und Feed aktualisieren sich von selbst.',
  ios: 'Auf iPhone und iPad erhält nur die installierte Website Benachrichtigungen: „Teilen“, dann „Zum Home-Bildschirm“.',
  notDone: 'Das hat nicht geklappt',
  faults: {
    browser:
      'Dieser Browser ist noch nicht dabei: Schalten Sie JavaScript ein und drücken Sie noch einmal, oder wählen Sie E-Mail.',
    email: 'Geben Sie eine E-Mail-Adresse an, zum Beispiel anna@example.com.',
    code: 'Der Link wurde schon benutzt oder ist abgelaufen. Falls Sie noch keine E-Mails erhalten, fordern Sie einen neuen an.',
    full: 'Mehr Benachrichtigungen sind nicht möglich: Bestellen Sie zuerst etwas ab.',
    letter: 'Die E-Mail konnte gerade nicht gesendet werden. Versuchen Sie es später noch einmal.',
  },
}

export const letters: Texts<'letters'> = {
  beforeAddress: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  received: {
    subject: (number: string) => `Ihre Nachricht ist angekommen: ${number}`,
    text: (number: string, site: string) =>
      `Vielen Dank. Was Sie auf ${site} gesendet haben, ist bei uns angekommen. Ihre Nummer: ${number}. Nennen Sie sie bitte, wenn Sie anrufen oder noch einmal schreiben.`,
    see: 'Ansehen oder löschen',
    note: 'Haben Sie nichts gesendet? Dann hat jemand Ihre Adresse aus Versehen angegeben, und Sie brauchen nichts zu tun.',
  },
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string) => `Nummer ${number}.`,
    open: 'Im Büro öffnen',
  },
  removal: {
    subject: (number: string) => `Bitte löschen: ${number}`,
    text: (form: string, number: string) =>
      `${form}, Nummer ${number}: Es wird um Löschung aller Angaben gebeten.`,
    next: (until: string) =>
      `Auf der Website ist alles schon gelöscht. Bitte löschen Sie bis zum ${until} auch den Eintrag mit dieser Nummer dort, wo Sie Eingänge bearbeiten, und die E-Mail, mit der er kam.`,
  },
  /** The office's answer to the sender of a form. */
  answer: {
    subject: (number) => `Antwort auf Ihre Nachricht ${number}`,
    intro: (day) => `Sie schrieben am ${day}:`,
  },
}
