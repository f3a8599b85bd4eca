import type { Texts } from '../../messages.ts'

export const sent: Texts<'sent'> = {
  number: 'Nummer:',
  numberHint: 'Unter dieser Nummer finden wir alles wieder, wenn Sie anrufen oder noch einmal schreiben.',
  seeOrRemove: 'Ansehen, was gespeichert ist, oder löschen',
  toConcerts: 'Zu den Konzerten',
}
