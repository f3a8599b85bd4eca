import type { Texts } from '../../messages.ts'

export const waysOn: Texts<'waysOn'> = {
  refund: 'Refunds',
  giveBack: 'Return my ticket',
  otherEvenings: 'Other evenings of this program',
  refundCancelled: 'For a cancelled concert you get the full price of the ticket back.',
  refundPostponed: 'If you would rather not wait, return the ticket for its full price before the concert.',
  refundMoved: (day: string) =>
    `If the new date doesn’t suit you, return the ticket for its full price before ${day}.`,
  refundOnline: (day: string) =>
    `If a broadcast doesn’t suit you, return the ticket for its full price before ${day}.`,
  refundPaid: (days: number) =>
    `The money comes within ${days} ${days === 1 ? 'day' : 'days'} after you have asked for it.`,
  refundTo: 'Write to the seller:',
  inMyCity: 'Concerts in my city',
  noTicketsYet: 'Tickets aren’t on sale yet: add the concert to your calendar and look in later.',
}
