import type { TicketProvider } from '../ticket-provider.ts'

/** Intickets: frames of `https://{host}/seance/{number}/#abiframe`. */
export const provider: TicketProvider = {
  name: 'Intickets',
  country: 'ru',
  hasNumbers: true,
  toFrame: ({ host, pathname }) => {
    const [, number] = /^\/seance\/([\w-]{1,64})\/?$/.exec(pathname) ?? []
    return number && `https://${host}/seance/${number}/#abiframe`
  },
}

export const showTickets = undefined
