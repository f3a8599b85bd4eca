import type { Texts } from '../../messages.ts'

export const sent: Texts<'sent'> = {
  number: 'Nummer:',
  numberHint: 'Unter dieser Nummer finden wir alles wieder, wenn Sie anrufen oder noch einmal schreiben.',
  seeOrRemove: 'Ansehen, was gespeichert ist, oder löschen',
  toConcerts: 'Zu den Konzerten',
  forms: {
    contact: {
      title: 'Ihre Nachricht ist bei uns',
      next: 'Vielen Dank. Wir lesen sie und antworten Ihnen auf dem Weg, den Sie angegeben haben.',
    },
    b2b: {
      title: 'Ihre Anfrage ist bei uns',
      next: 'Vielen Dank. Unser Team antwortet innerhalb eines Werktags.',
    },
    audition: {
      title: 'Ihre Bewerbung ist bei uns',
      next: 'Vielen Dank. Wir hören uns Ihre Aufnahmen an und schreiben Ihnen.',
    },
  },
}
