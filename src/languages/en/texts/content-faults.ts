import type { Texts } from '../../messages.ts'

export const contentFaults: Texts<'contentFaults'> = {
  title: 'Content faults',
  none: 'Everything on this page is shown as it was written.',
  kinds: { 'left out': 'Left out', repaired: 'Repaired' },
  reasons: {
    'address read as another': 'the address was read as another',
    'no address': 'this is no address',
    'no address of a page': 'this is no address of a page',
    'no address of a picture': 'this is no address of a picture',
    'frame shown as a link': 'a frame in a text is shown as a link',
    'frame of another host': 'frames may come from these sites only',
    'no profile of the network': 'this is no profile in this network; an example',
    'first page is always there': 'the home page leads nowhere else',
    'address leads elsewhere already': 'this address leads elsewhere already',
    'leads to itself': 'it leads to itself',
    'leads in a circle': 'it leads in a circle',
    'no price': 'this isn’t one price in the concert’s currency',
    'no currency': 'this is no currency, so the concert has no price',
    'dearest is cheaper': 'the dearest ticket is cheaper than the cheapest',
    'wrong form': 'it has the wrong form',
  },
  edit: 'Edit',
}
