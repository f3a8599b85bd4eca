import type { Texts } from '../../messages.ts'

export const map: Texts<'map'> = {
  map: (place: string) => `Map: ${place}`,
  route: 'Plan a route',
  show: 'Show the map',
  loadsFrom: (name: string) => `Loads from ${name}`,
  loading: 'Loading the map…',
  failed: 'The map didn’t load. The links open the place and the route.',
}
