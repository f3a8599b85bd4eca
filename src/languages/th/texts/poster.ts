import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const poster: Texts<'poster'> = {
  title: 'โปสเตอร์',
  titleOf: (month: string, city: string) => `โปสเตอร์ ${month}${city ? ` ${city}` : ''}`,
  description: `คอนเสิร์ตของ${names.th.fullName} ทั้งเดือนในแผ่นเดียว ปฏิทินสำหรับพิมพ์บน A4 หรือ A3`,
  choose: 'เดือนและเมือง',
  month: 'เดือน',
  city: 'เมือง',
  allCities: 'ทุกเมือง',
  show: 'แสดง',
  next: 'เดือนถัดไป',
  printHint: 'หากต้องการพิมพ์ กด Ctrl+P หรือ แชร์ → พิมพ์ กระดาษแนวนอน A4 หรือ A3',
  caption: (month: string, place: string) => `ปฏิทินคอนเสิร์ต ${month} ${place}`,
  everywhere: 'ทุกเมือง',
  list: 'คอนเสิร์ตในเดือนนี้',
  nothing: (month: string) => `${month} ไม่มีคอนเสิร์ต`,
  nothingIn: (month: string, city: CityInText) => `${month} ไม่มีคอนเสิร์ต${inCity(city, 'ใน')}`,
  nothingHint: 'ลองดูเดือนถัดไปหรือตารางทั้งหมด',
  schedule: 'ตารางทั้งหมด',
  more: (count: string) => `ยังมีอีก ${count} ที่ไม่อยู่ในแผ่นนี้ ดูได้ในตาราง`,
  tickets: 'ซื้อบัตรได้ที่',
}
