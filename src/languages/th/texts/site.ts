import { introductions, names } from '../../../brand/chosen.ts'
import { type InEachLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import type { Texts } from '../../messages.ts'

const thaiNames: Partial<InEachLocale<string>> = {
  de: 'ภาษาเยอรมัน',
  en: 'ภาษาอังกฤษ',
  ru: 'ภาษารัสเซีย',
  th: 'ภาษาไทย',
}

export const site: Texts<'site'> = {
  name: names.th.name,
  fullName: names.th.fullName,
  defaultTitle: introductions.th.title,
  defaultDescription: introductions.th.description,
  skipToContent: 'ข้ามไปยังเนื้อหา',
  announcement: 'ประกาศ',
  menu: 'เมนู',
  mainMenu: 'เมนูหลัก',
  menuLinks: {
    concerts: 'คอนเสิร์ต',
    programs: 'โปรแกรม',
    cities: 'เมือง',
    venues: 'สถานที่แสดง',
    news: 'ข่าว',
    about: 'เกี่ยวกับวง',
    qa: 'ถามตอบ',
    contact: 'ติดต่อเรา',
    b2b: 'สำหรับองค์กร',
    cast: 'ออดิชัน',
    charity: 'กิจกรรมเพื่อสังคม',
    services: 'บริการ',
    security: 'ความปลอดภัย',
    poster: 'โปสเตอร์สำหรับพิมพ์',
    saved: 'คอนเสิร์ตของฉัน',
    votes: 'โหวต',
    allSeries: 'ชุดคอนเสิร์ต',
    press: 'สื่อมวลชน',
    seasons: 'ฤดูกาล',
    wishes: 'เมืองที่รอเราอยู่',
    assistants: 'สำหรับผู้ช่วย AI',
    help: 'ศูนย์ช่วยเหลือ',
  },
  links: { help: 'ความช่วยเหลือ', rules: 'ข้อควรปฏิบัติ', offer: 'เงื่อนไขการขายบัตร' },
  city: 'เมือง',
  allCities: 'ทุกเมือง',
  allCitiesPrepositional: 'ทุกเมือง',
  changeCity: 'เลือกเมือง',
  search: 'ค้นหา',
  signIn: 'เข้าสู่ระบบ',
  notices: 'การแจ้งเตือน',
  newsletter: 'จดหมายข่าว',
  account: 'บัญชี',
  searchPlaceholder: 'โปรแกรม เมือง หรือสถานที่',
  find: 'ค้นหา',
  tickets: 'บัตร',
  back: 'กลับ',
  language: 'ภาษา',
  forEditors: 'สำหรับบรรณาธิการ',
  desk: 'โต๊ะทำงาน',
  edit: 'แก้ไข',
  tell: 'แจ้งผู้ชม',
  codes: 'ลิงก์และโค้ดสำหรับคู่ค้า',
  legal: 'ข้อมูลทางกฎหมาย',
  social: 'ติดตามเรา',
  footerMenu: 'หมวดหมู่',
  footerGroups: { concerts: 'ไปฟังกัน', orchestra: 'วงออร์เคสตรา', guests: 'สำหรับผู้ชม', documents: 'เอกสาร' },
  installApp: 'ติดตั้งแอป',
  copyright: (year: string) => `© ${year} ${names.th.copyrightHolder}`,
  loadFailed: 'ขณะนี้โหลดส่วนนี้ของหน้าไม่ได้ โปรดรีเฟรชหน้าอีกครั้ง',
  onlyIn: (languages: readonly Locale[]) =>
    `มีเฉพาะ${languages.map((language) => thaiNames[language] ?? localeNames[language]).join('และ')}`,
  close: 'ปิด',
  newTab: 'เปิดในแท็บใหม่',
  pages: 'หน้า',
  previousPage: 'หน้าก่อนหน้า',
  nextPage: 'หน้าถัดไป',
  page: (page: number) => `หน้า ${page}`,
  moreAbout: 'อ่านเพิ่มเติมเกี่ยวกับวง',
}

export const languageOffer: Texts<'languageOffer'> = {
  text: 'หน้านี้มีภาษาไทยด้วย',
  open: 'อ่านเป็นภาษาไทย',
  close: 'ปิด',
}

export const navigation: Texts<'navigation'> = {
  ticketsNeedNetwork: 'ไม่มีการเชื่อมต่อ หน้าบัตรจะเปิดได้เมื่อกลับมาออนไลน์',
}

export const theme: Texts<'theme'> = {
  theme: 'ธีม',
  choices: { system: 'ตามระบบ', light: 'สว่าง', dark: 'มืด' },
}

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

/** Texts of the question for the visitor's city; the browser gets them with its code. */
export const cityQuestion: Texts<'cityQuestion'> = {
  label: 'ที่ที่คุณอยู่',
  ask: (city: string) => `คุณอยู่ที่${city}ใช่ไหม`,
  showing: (city: string) => `กำลังแสดง${city}`,
  showingAll: 'กำลังแสดงทุกเมือง',
  yes: 'ใช่',
  choose: 'เลือกเมือง',
  all: 'ทุกเมือง',
}

export const cityPicker: Texts<'cityPicker'> = {
  title: 'เลือกเมือง',
  search: 'ค้นหาเมือง',
  allCities: 'ทุกเมือง',
  close: 'ปิด',
  loading: 'กำลังโหลดรายชื่อเมือง…',
  found: (count: number) => `พบ ${count} เมือง`,
  notListed: 'ไม่มีเมืองของคุณใช่ไหม เชิญเรามา',
  inviteTo: (city) => `เชิญเรามาที่ ${city}`,
  nothing: 'ไม่มีเมืองนี้ในตารางการแสดง เลือกเมืองอื่นหรือดูคอนเสิร์ตในทุกเมือง',
  failed: 'โหลดรายชื่อเมืองไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  retry: 'ลองอีกครั้ง',
}

export const map: Texts<'map'> = {
  map: (place: string) => `แผนที่: ${place}`,
  route: 'ดูเส้นทาง',
  show: 'แสดงแผนที่',
  loadsFrom: (name: string) => `โหลดจาก ${name}`,
  loading: 'กำลังโหลดแผนที่…',
  failed: 'โหลดแผนที่ไม่สำเร็จ เปิดดูสถานที่และเส้นทางได้จากลิงก์',
}
