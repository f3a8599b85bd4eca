import type { Texts } from '../../messages.ts'

export const contentFaults: Texts<'contentFaults'> = {
  title: 'Hinweise zum Inhalt',
  none: 'Auf dieser Seite erscheint alles so, wie es geschrieben wurde.',
  kinds: { 'left out': 'Weggelassen', repaired: 'Berichtigt' },
  reasons: {
    'address read as another': 'die Adresse wurde als eine andere gelesen',
    'no address': 'das ist keine Adresse',
    'no address of a page': 'das ist keine Adresse einer Seite',
    'no address of a picture': 'das ist keine Adresse eines Bildes',
    'frame shown as a link': 'eine Einbettung im Text erscheint als Link',
    'frame of another host': 'einbetten lassen sich nur diese Websites',
    'no profile of the network': 'das ist kein Profil in diesem Netzwerk; ein Beispiel',
    'first page is always there': 'die Startseite leitet nirgendwohin weiter',
    'address leads elsewhere already': 'diese Adresse führt schon woandershin',
    'leads to itself': 'führt auf sich selbst',
    'leads in a circle': 'führt im Kreis',
    'no price': 'das ist kein einzelner Preis in der Währung des Konzerts',
    'no currency': 'diese Währung gibt es nicht, deshalb steht kein Preis da',
    'dearest is cheaper': 'das teuerste Ticket ist billiger als das billigste',
    'wrong form': 'hat die falsche Form',
  },
  edit: 'Bearbeiten',
}
