import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity, nameInText } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const places: Texts<'places'> = {
  cities: 'เมือง',
  citiesDescription: `เมืองที่${names.th.fullName} แสดง พร้อมจำนวนคอนเสิร์ตที่กำลังจะมาถึง`,
  nextStops: 'จุดหมายต่อไป:',
  countries: 'ประเทศ',
  noCities: 'ยังไม่มีรายชื่อเมือง',
  concertsIn: (city: CityInText) => `คอนเสิร์ต${inCity(city, 'ใน')}`,
  cityDescription: (city: CityInText) => `${names.th.fullName} ${inCity(city, 'ใน')} วันแสดง สถานที่ และบัตร`,
  noneInCity: (city: CityInText) => `ยังไม่มีคอนเสิร์ต${inCity(city, 'ใน')}`,
  nearest: 'เมืองใกล้ที่สุดที่มีคอนเสิร์ตคือ',
  inCity: (city: CityInText) => nameInText(city),
  distance: (km: string) => `${km} กม.`,
  noneAnywhere: 'เราประกาศรอบใหม่ทุกเดือน ดูได้ในตารางคอนเสิร์ต',
  wholeSchedule: 'ตารางทั้งหมด',
  allCities: 'ทุกเมือง',
  allInCity: 'ตารางทั้งหมดของเมืองนี้',
  homeCityLead: 'ที่นี่คือบ้านของวง คอนเสิร์ตเรียงตามสถานที่แสดง',
  byVenue: 'สถานที่ที่มีคอนเสิร์ต',
  venueUnknown: 'จะแจ้งสถานที่ภายหลัง',
  venues: 'สถานที่แสดง',
  venuesIn: (city: CityInText) => `สถานที่แสดง${inCity(city, 'ใน')}`,
  venuesDescription: `สถานที่ที่${names.th.fullName} แสดง แยกตามเมือง พร้อมที่อยู่ ฮอลล์ และคอนเสิร์ต`,
  noVenues: 'ยังไม่มีรายชื่อสถานที่',
  otherVenues: 'สถานที่อื่น',
  venueDescription: (name: string, city: string) =>
    `${name}${city ? ` ${city}` : ''} ที่อยู่ ฮอลล์ และคอนเสิร์ตของ${names.th.fullName}`,
  halls: 'ฮอลล์',
  concerts: 'คอนเสิร์ต',
  concertsHere: 'คอนเสิร์ตที่นี่เร็ว ๆ นี้',
  noneHere: 'ยังไม่มีคอนเสิร์ตที่นี่',
  noneHereHint: 'ลองดูสถานที่อื่นในเมืองเดียวกัน',
  map: 'บนแผนที่',
  openMap: 'เปิดแผนที่',
  coordinates: 'พิกัด',
}
