import type { Texts } from '../../messages.ts'

export const navigation: Texts<'navigation'> = {
  ticketsNeedNetwork: 'Keine Verbindung. Die Tickets öffnen sich, sobald das Netz wieder da ist.',
}
