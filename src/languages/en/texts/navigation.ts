import type { Texts } from '../../messages.ts'

export const navigation: Texts<'navigation'> = {
  ticketsNeedNetwork: 'You are offline. Tickets will open once the connection is back.',
}
