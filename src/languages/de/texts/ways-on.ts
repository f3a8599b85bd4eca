import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const waysOn: Texts<'waysOn'> = {
  refund: 'Rückgabe und Erstattung',
  giveBack: 'Ticket zurückgeben',
  otherEvenings: 'Weitere Abende des Programms',
  refundCancelled: 'Für ein abgesagtes Konzert erhalten Sie den vollen Ticketpreis zurück.',
  refundPostponed:
    'Wenn Sie nicht warten möchten, geben Sie das Ticket vor dem Konzert zum vollen Preis zurück.',
  refundMoved: (day: string) =>
    `Wenn Ihnen der neue Termin nicht passt, geben Sie das Ticket vor dem ${day} zum vollen Preis zurück.`,
  refundOnline: (day: string) =>
    `Wenn Ihnen eine Übertragung nicht zusagt, geben Sie das Ticket vor dem ${day} zum vollen Preis zurück.`,
  refundPaid: (days: number) =>
    `Das Geld erhalten Sie innerhalb von ${days}\u00a0${plural('de', days, { one: 'Tag', other: 'Tagen' })} nach Ihrer Anfrage.`,
  refundTo: 'Wenden Sie sich an:',
  inMyCity: 'Konzerte in meiner Stadt',
  noTicketsYet:
    'Der Vorverkauf hat noch nicht begonnen: Tragen Sie das Konzert in Ihren Kalender ein und schauen Sie später wieder vorbei.',
}
