import type { SomeTexts } from '../../messages.ts'

export const map: SomeTexts<'map'> = {
  map: (place) => `Карта: ${place}`,
  route: 'Бағыт құру',
  loading: 'Карта жүктелуде…',
  failed: 'Карта жүктелмеді. Орын мен бағыт сілтемелер арқылы ашылады.',
}
