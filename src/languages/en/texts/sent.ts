import type { Texts } from '../../messages.ts'

export const sent: Texts<'sent'> = {
  number: 'Number:',
  numberHint: 'With this number we find your letter when you call or write again.',
  seeOrRemove: 'See what is kept, or remove it',
  toConcerts: 'See the concerts',
}
