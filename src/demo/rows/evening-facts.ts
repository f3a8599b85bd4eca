import type { AuthoredVenue } from '../content/authored.ts'
import type { AuthoredVenueFacts } from '../content/authored-facts.ts'
import type { Attributes } from './components.ts'
import { inLanguage, type Locale } from './editions.ts'

type Words = Record<Locale, string>
type HallKind = AuthoredVenue['halls'][number]['kind']

/**
 * Attributes of a venue that a guest needs on the evening itself, in one language: the door, what there is to eat, the last
 * train. Made of the kind of its first hall and of the ways to it.
 */
export function eveningFactsIn(venue: AuthoredVenue, facts: AuthoredVenueFacts, locale: Locale): Attributes {
  const [hall] = venue.halls
  const metro = facts.ways.find(({ by }) => by === 'metro')
  return {
    entrance: hall ? (doors[hall.kind]?.[locale] ?? mainDoor[locale]) : mainDoor[locale],
    food:
      hall?.kind === 'open-air' ? kiosks[locale] : (hall?.seats ?? 0) < 200 ? coffee[locale] : buffet[locale],
    lastTrain: metro
      ? underground(inLanguage(metro.name, locale), closing[venue.city] ?? '0:00')[locale]
      : null,
  }
}

/** When the underground stops letting people in. */
const closing: Readonly<Record<string, string>> = { moscow: '1:00', 'saint-petersburg': '0:15' }

const underground = (station: string, time: string): Words => ({
  ru: `Метро «${station}» открыто для входа до ${time}`,
  en: `${station} metro lets people in until ${time}`,
  th: `รถไฟใต้ดินสถานี ${station} เปิดให้เข้าถึง ${time} น.`,
})

const mainDoor: Words = {
  ru: 'Главный вход, со стороны площади',
  en: 'The main entrance, on the square',
  th: 'ประตูหลักด้านลานหน้าอาคาร',
}

const doors: Partial<Record<HallKind, Words>> = {
  arena: {
    ru: 'Вход по сектору в билете: A и B с севера, C и D с юга',
    en: 'By the sector on your ticket: A and B from the north, C and D from the south',
    th: 'เข้าตามโซนบนบัตร: A และ B ทิศเหนือ, C และ D ทิศใต้',
  },
  church: {
    ru: 'Западный портал, под башней',
    en: 'The west portal, under the tower',
    th: 'ประตูทิศตะวันตกใต้หอระฆัง',
  },
  'open-air': {
    ru: 'Ворота у сцены; рамки открываются вместе со входом',
    en: 'The gate by the stage; security opens with the doors',
    th: 'ประตูข้างเวที จุดตรวจเปิดพร้อมประตู',
  },
}

const buffet: Words = {
  ru: 'Буфет в фойе работает с открытия дверей и в антракте',
  en: 'The foyer bar is open before the concert and in the interval',
  th: 'บาร์ในโถงเปิดก่อนการแสดงและช่วงพักครึ่ง',
}
const coffee: Words = {
  ru: 'Кофе и вода у входа; в зал с напитками нельзя',
  en: 'Coffee and water at the door; no drinks inside',
  th: 'มีกาแฟและน้ำที่ทางเข้า ห้ามนำเครื่องดื่มเข้าห้องแสดง',
}
const kiosks: Words = {
  ru: 'Киоски у входа работают до конца концерта',
  en: 'Stalls by the gate stay open until the end',
  th: 'ร้านค้าที่ประตูเปิดจนจบการแสดง',
}
