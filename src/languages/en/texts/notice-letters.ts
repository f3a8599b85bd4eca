import type { Texts } from '../../messages.ts'

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmation: {
    subject: (orchestra: string) => `Confirm your subscription: ${orchestra}`,
    text: 'Somebody asked us to send concert alerts to this address. If it was you, confirm the subscription on our page.',
    confirm: 'Confirm subscription',
    note: 'If it wasn’t you, do nothing: we won’t write again, and will delete the address in three days.',
  },
  openConcert: 'See the concert',
  chooseTickets: 'Choose tickets',
  allConcerts: 'All concerts',
  reason: 'You are getting this e-mail because you asked for concert alerts.',
  leave: 'Unsubscribe',
}
