import type { Texts } from '../../messages.ts'

export const manifest: Texts<'manifest'> = {
  concerts: 'คอนเสิร์ตทั้งหมด',
  myCity: 'คอนเสิร์ตในเมืองของฉัน',
  myCityShort: 'เมืองของฉัน',
  search: 'ค้นหา',
  screenshots: {
    home: 'หน้าแรก: โปรแกรมและคอนเสิร์ตที่จะถึง',
    concerts: 'ตารางคอนเสิร์ตรายเดือน',
    concert: 'คอนเสิร์ต: วันที่ ฮอลล์ และบัตร',
  },
}
