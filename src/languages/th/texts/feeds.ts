import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const feeds: Texts<'feeds'> = {
  news: `ข่าว${names.th.fullName}`,
  newsAbout: 'ทัวร์ รอบปฐมทัศน์ และเรื่องราวของวง',
  concerts: `คอนเสิร์ตใหม่ของ${names.th.fullName}`,
  concertsAbout: 'คอนเสิร์ตที่เพิ่งประกาศ',
  concert: 'คอนเสิร์ต',
  timeUnknown: 'จะแจ้งเวลาภายหลัง',
  search: `ค้นหาคอนเสิร์ต โปรแกรม เมือง และสถานที่ของ${names.th.fullName}`,
}
