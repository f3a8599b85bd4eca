import { introductions, names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const share: Texts<'share'> = {
  share: 'แชร์',
  more: 'เพิ่มเติม',
  email: 'อีเมล',
  sms: 'ข้อความ SMS',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  notCopied: 'คัดลอกไม่สำเร็จ ลิงก์คือ',
}

export const shareImages: Texts<'shareImages'> = {
  site: introductions.th.tagline,
  concert: 'คอนเสิร์ตออร์เคสตรา',
  question: 'ถามตอบ',
}

export const feeds: Texts<'feeds'> = {
  news: `ข่าว${names.th.fullName}`,
  newsAbout: 'ทัวร์ รอบปฐมทัศน์ และเรื่องราวของวง',
  concerts: `คอนเสิร์ตใหม่ของ${names.th.fullName}`,
  concertsAbout: 'คอนเสิร์ตที่เพิ่งประกาศ',
  concert: 'คอนเสิร์ต',
  timeUnknown: 'จะแจ้งเวลาภายหลัง',
  search: `ค้นหาคอนเสิร์ต โปรแกรม เมือง และสถานที่ของ${names.th.fullName}`,
}

export const embeds: Texts<'embeds'> = {
  concert: 'คอนเสิร์ต',
  allDates: 'วันแสดงทั้งหมดบนเว็บไซต์',
  whole: 'รายละเอียดบนเว็บไซต์',
  noDates: 'ยังไม่มีวันแสดงใหม่',
}

export const codegen: Texts<'codegen'> = {
  title: 'ลิงก์และโค้ดสำหรับพาร์ตเนอร์',
  lead: 'เลือกคอนเสิร์ต เมือง หรือโปรแกรม แล้วรับลิงก์ ปุ่ม กรอบสำหรับเว็บไซต์ และคิวอาร์โค้ด',
  page: 'สิ่งที่ต้องการโปรโมต',
  choose: 'เลือกจากรายการ',
  programs: 'โปรแกรม',
  cities: 'เมือง',
  concerts: 'คอนเสิร์ตที่กำลังจะมาถึง',
  asked: 'ที่อยู่ของคุณ',
  campaign: 'ชื่อแคมเปญ',
  campaignHint: 'ช่วยบอกว่าผู้ชมมาจากที่ใด ไม่ต้องกรอกก็ได้ ไม่เกิน 60 ตัวอักษร',
  fields: {
    source: 'แหล่งที่มา (utm_source)',
    medium: 'ช่องทาง (utm_medium)',
    campaign: 'แคมเปญ (utm_campaign)',
    content: 'โฆษณา (utm_content)',
  },
  theme: 'สีของกรอบ',
  themes: { system: 'ตามผู้ชม', light: 'สว่าง', dark: 'มืด' },
  make: 'สร้างโค้ด',
  longName: (field: string, most: number) => `โปรดย่อ “${field}” ใส่ได้ไม่เกิน ${most} ตัวอักษร`,
  wrongPage: 'ไม่มีหน้านี้ โปรดเลือกคอนเสิร์ต เมือง หรือโปรแกรมของเว็บไซต์นี้',
  result: (title: string) => `พร้อมแล้ว: ${title}`,
  link: 'ลิงก์',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  selected: 'เลือกข้อความแล้ว กรุณาคัดลอก',
  print: 'พิมพ์แผ่นนี้',
  short: 'ที่อยู่สั้น',
  shortHint: 'นำไปหน้าเดียวกันและนับจำนวนการเปิดในแต่ละวัน โดยไม่บันทึกว่าใครเปิด โค้ดของที่อยู่สั้นหยาบกว่าและสแกนง่ายกว่า',
  makeShort: 'สร้างที่อยู่สั้น',
  links: {
    title: 'จำนวนการเปิดที่อยู่สั้น',
    lead: 'จำนวนครั้งที่แต่ละที่อยู่ถูกเปิด ไม่นับโปรแกรมอัตโนมัติและการโหลดล่วงหน้า และไม่บันทึกว่าใครเปิด',
    notSetUp: 'เว็บไซต์นี้ยังไม่ได้ตั้งค่าที่อยู่สั้น',
    none: 'ยังไม่มีที่อยู่สั้น',
    address: 'ที่อยู่',
    target: 'นำไปที่',
    recent: (days: number) => `ใน ${days} วัน`,
    all: 'ทั้งหมด',
    made: 'สร้างเมื่อ',
    toCodegen: 'ลิงก์และโค้ดสำหรับคู่ค้า',
  },
  button: 'ปุ่ม',
  buttonText: 'ซื้อบัตร',
  frame: 'กรอบ',
  frameHint: 'แสดงวันและราคา และอัปเดตตามตารางเอง สคริปต์ช่วยปรับความสูง หากไม่มีจะเลื่อนดูได้',
  code: 'โค้ดสำหรับวาง',
  preview: 'ตัวอย่างที่จะเห็น',
  qr: 'คิวอาร์โค้ด',
  qrHint: 'สำหรับงานพิมพ์ให้ใช้ SVG และอย่าให้เล็กกว่า 2 ซม. พิมพ์หน้านี้ได้ บนกระดาษจะมีโปสเตอร์และโค้ด',
  qrAlt: (title: string) => `คิวอาร์โค้ด: ${title}`,
  tooLong: 'ที่อยู่ยาวเกินไปสำหรับโค้ดที่อ่านจากกระดาษได้ โปรดย่อชื่อแคมเปญ',
  scan: 'ส่องกล้องโทรศัพท์ที่นี่',
}

export const waysOn: Texts<'waysOn'> = {
  refund: 'การคืนบัตร',
  giveBack: 'ขอคืนบัตร',
  otherEvenings: 'รอบอื่นของโปรแกรมนี้',
  refundCancelled: 'คอนเสิร์ตที่ยกเลิกได้รับเงินคืนเต็มราคาบัตร',
  refundPostponed: 'หากไม่ต้องการรอ คืนบัตรได้เต็มราคาก่อนวันแสดง',
  refundMoved: (day: string) => `หากวันใหม่ไม่สะดวก คืนบัตรได้เต็มราคาก่อนวันที่ ${day}`,
  refundOnline: (day: string) => `หากไม่สะดวกรับชมออนไลน์ คืนบัตรได้เต็มราคาก่อนวันที่ ${day}`,
  refundPaid: (days: number) => `จะได้รับเงินภายใน ${days} วันหลังแจ้งขอคืน`,
  refundTo: 'ติดต่อผู้จำหน่าย:',
  inMyCity: 'คอนเสิร์ตในเมืองของฉัน',
  noTicketsYet: 'ยังไม่เปิดขายบัตร เพิ่มคอนเสิร์ตลงปฏิทินแล้วกลับมาดูใหม่ภายหลัง',
}
