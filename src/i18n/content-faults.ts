import type { FaultKind, FaultReason } from '../shared/content-faults.ts'
import type { Locale } from '../shared/locales.ts'

interface ContentFaultMessages {
  title: string
  none: string
  kinds: Record<FaultKind, string>
  reasons: Record<FaultReason, string>
  edit: string
}

const messages: Record<Locale, ContentFaultMessages> = {
  ru: {
    title: 'Замечания к содержанию',
    none: 'Всё, что написано на этой странице, показано как есть.',
    kinds: { 'left out': 'Не показано', repaired: 'Исправлено' },
    reasons: {
      'address read as another': 'адрес прочитан иначе',
      'no address': 'это не адрес',
      'no address of a page': 'это не адрес страницы',
      'no address of a picture': 'это не адрес картинки',
      'frame shown as a link': 'вставка в тексте показана ссылкой',
      'frame of another host': 'вставлять можно только с этих сайтов',
      'first page is always there': 'с главной страницы никуда не переводят',
      'address leads elsewhere already': 'этот адрес уже ведёт в другое место',
      'leads to itself': 'ведёт сам на себя',
      'leads in a circle': 'ведёт по кругу',
      'wrong form': 'не тот вид',
    },
    edit: 'Исправить',
  },
  en: {
    title: 'Content faults',
    none: 'Everything on this page is shown as it was written.',
    kinds: { 'left out': 'Left out', repaired: 'Repaired' },
    reasons: {
      'address read as another': 'the address was read as another',
      'no address': 'this is no address',
      'no address of a page': 'this is no address of a page',
      'no address of a picture': 'this is no address of a picture',
      'frame shown as a link': 'a frame in a text is shown as a link',
      'frame of another host': 'frames may come from these sites only',
      'first page is always there': 'the home page leads nowhere else',
      'address leads elsewhere already': 'this address leads elsewhere already',
      'leads to itself': 'it leads to itself',
      'leads in a circle': 'it leads in a circle',
      'wrong form': 'it has the wrong form',
    },
    edit: 'Edit',
  },
  th: {
    title: 'ข้อผิดพลาดของเนื้อหา',
    none: 'ทุกอย่างในหน้านี้แสดงตามที่เขียนไว้',
    kinds: { 'left out': 'ไม่แสดง', repaired: 'แก้ไขแล้ว' },
    reasons: {
      'address read as another': 'อ่านที่อยู่เป็นอย่างอื่น',
      'no address': 'ไม่ใช่ที่อยู่ลิงก์',
      'no address of a page': 'ไม่ใช่ที่อยู่ของหน้าเว็บ',
      'no address of a picture': 'ไม่ใช่ที่อยู่ของรูปภาพ',
      'frame shown as a link': 'เฟรมในข้อความแสดงเป็นลิงก์',
      'frame of another host': 'ฝังเฟรมได้จากเว็บไซต์เหล่านี้เท่านั้น',
      'first page is always there': 'หน้าแรกไม่เปลี่ยนเส้นทางไปที่อื่น',
      'address leads elsewhere already': 'ที่อยู่นี้นำไปยังที่อื่นอยู่แล้ว',
      'leads to itself': 'นำกลับมาที่เดิม',
      'leads in a circle': 'วนเป็นวงกลม',
      'wrong form': 'รูปแบบไม่ถูกต้อง',
    },
    edit: 'แก้ไข',
  },
}

export const contentFaultMessages = (locale: Locale): ContentFaultMessages => messages[locale]
