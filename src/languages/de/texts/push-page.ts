import type { Texts } from '../../messages.ts'

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
  byMail: 'Per E-Mail',
  byMailHint: 'Wir schicken Ihnen eine E-Mail mit einem Link: Es geht los, sobald Sie ihn bestätigen.',
  email: 'E-Mail-Adresse',
  sendLetter: 'E-Mail anfordern',
  letterSent: 'Schauen Sie in Ihr Postfach: Der Link in der E-Mail schaltet die Benachrichtigungen ein.',
  confirmTitle: 'Abonnement bestätigen',
  confirmAddress: (address: string) =>
    `Die E-Mails gehen an ${address}. Ist das nicht Ihre Adresse, schließen Sie diese Seite.`,
  confirm: 'Ja, schreiben Sie mir',
  confirmed: 'Sie erhalten jetzt Benachrichtigungen per E-Mail.',
  leaveTitle: 'E-Mails abbestellen',
  leave: 'Abbestellen',
  left: 'Sie haben alles abbestellt, Ihre Adresse ist gelöscht.',
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
