import type { Texts } from '../../messages.ts'

export const series: Texts<'series'> = {
  title: 'ชุดคอนเสิร์ต',
  description: 'หลายคอนเสิร์ตในบัตรเดียว ดูว่ามีคอนเสิร์ตใดบ้าง ราคาเท่าไร และเหลืออีกกี่รอบ',
  left: (left, total) => `เหลือ ${left} จาก ${total} คอนเสิร์ต`,
  soldOut: (count) => `บัตรหมด ${count}`,
  moved: (count) => `เลื่อน ${count}`,
  cancelled: (count) => `ยกเลิก ${count}`,
  past: 'แสดงครบทุกคอนเสิร์ตแล้ว',
  undated: 'จะแจ้งวันแสดงภายหลัง',
  pastTitle: 'ชุดที่ผ่านมา',
  none: 'ขณะนี้ยังไม่มีชุดคอนเสิร์ต',
  all: 'ชุดคอนเสิร์ตทั้งหมด',
  partOf: 'อยู่ในชุด',
  concerts: 'คอนเสิร์ตในชุดนี้',
  played: 'แสดงไปแล้ว',
  price: 'ราคาทั้งชุด',
  buy: 'ซื้อบัตรทั้งชุด',
}

export const press: Texts<'press'> = {
  title: 'สื่อมวลชน',
  description: 'ข้อความเกี่ยวกับวง ภาพสำหรับพิมพ์ โลโก้ และผู้ติดต่อสำหรับสื่อมวลชน',
  contact: 'ติดต่อสำหรับสื่อมวลชน',
  kit: 'ดาวน์โหลดทั้งหมดเป็นไฟล์เดียว',
  lengths: { shortText: 'ฉบับย่อ', mediumText: 'ฉบับกลาง', longText: 'ฉบับเต็ม' },
  pictures: 'ภาพสำหรับพิมพ์',
  credit: 'ภาพ',
  download: 'ดาวน์โหลด',
  size: (pixels, cm) => `${pixels} พิกเซล พิมพ์ได้ถึง ${cm} ซม. (300 dpi)`,
  logo: 'โลโก้',
  list: {
    title: 'ข่าวสำหรับสื่อมวลชน',
    about: 'ส่งเฉพาะข่าวประชาสัมพันธ์ทางอีเมล ทุกฉบับมีลิงก์ยกเลิก',
  },
}

export const season: Texts<'season'> = {
  title: 'ฤดูกาล',
  titleOf: (years) => `ฤดูกาล ${years}`,
  description: 'คอนเสิร์ตทั้งฤดูกาลในแผ่นเดียว พิมพ์แล้วติดผนังได้',
  none: 'ฤดูกาลนี้ยังไม่มีคอนเสิร์ต',
  schedule: 'ดูฤดูกาลนี้ในตารางพร้อมบัตร',
}
