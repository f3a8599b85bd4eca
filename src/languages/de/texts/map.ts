import type { Texts } from '../../messages.ts'

export const map: Texts<'map'> = {
  map: (place: string) => `Karte: ${place}`,
  route: 'Route planen',
  show: 'Karte anzeigen',
  loadsFrom: (name: string) => `Kommt von ${name}`,
  loading: 'Die Karte wird geladen …',
  failed: 'Die Karte wurde nicht geladen. Ort und Route öffnen Sie über die Links.',
}
