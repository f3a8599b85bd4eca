import type { Texts } from '../../messages.ts'

export const counts: Texts<'counts'> = {
  concerts: (count: number) => `${count} คอนเสิร์ต`,
  programs: (count: number) => `${count} โปรแกรม`,
  seats: (count: number) => `${count} ที่นั่ง`,
  wheelchairPlaces: (count: number) => `ที่สำหรับวีลแชร์ ${count} ที่`,
  intervals: (count: number) => `พักครึ่ง ${count} ครั้ง`,
}
