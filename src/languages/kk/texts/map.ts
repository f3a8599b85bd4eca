import type { SomeTexts } from '../../messages.ts'

export const map: SomeTexts<'map'> = {
  map: (place) => `Карта: ${place}`,
  route: 'Бағыт құру',
  show: 'Картаны көрсету',
  loadsFrom: (name: string) => `Қайдан жүктеледі: ${name}`,
  loading: 'Карта жүктелуде…',
  failed: 'Карта жүктелмеді. Орын мен бағыт сілтемелер арқылы ашылады.',
}
