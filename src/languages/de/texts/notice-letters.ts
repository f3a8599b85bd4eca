import type { Texts } from '../../messages.ts'

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmation: {
    subject: (orchestra: string) => `Bitte bestätigen Sie Ihr Abonnement: ${orchestra}`,
    text: 'Für diese Adresse wurden Benachrichtigungen über Konzerte bestellt. Waren Sie das? Dann bestätigen Sie es auf unserer Seite.',
    confirm: 'Abonnement bestätigen',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Wir schreiben nicht noch einmal und löschen die Adresse nach drei Tagen.',
  },
  openConcert: 'Zum Konzert',
  chooseTickets: 'Tickets auswählen',
  allConcerts: 'Alle Konzerte',
  reason: 'Sie erhalten diese E-Mail, weil Sie Benachrichtigungen über Konzerte bestellt haben.',
  leave: 'Abbestellen',
}
