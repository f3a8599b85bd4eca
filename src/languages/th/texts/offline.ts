import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const offline: Texts<'offline'> = {
  pageTitle: 'ไม่มีการเชื่อมต่อ',
  pageLead: 'หน้านี้ยังไม่ได้บันทึกไว้ในอุปกรณ์ของคุณ และขณะนี้เชื่อมต่อเครือข่ายไม่ได้',
  pageHint: 'เมื่อกลับมาเชื่อมต่อได้ หน้านี้จะเปิดเอง',
  available: 'สิ่งที่เปิดได้แบบออฟไลน์',
  nothingKept: 'หน้าที่คุณเคยเปิดและตารางการแสดงของเมืองคุณจะอยู่ที่นี่',
  tryAgain: 'ลองอีกครั้ง',
  savedAgo: (age: string) => `บันทึกเมื่อ ${age}`,
  offline: 'ไม่มีการเชื่อมต่อ หน้าที่คุณเคยเปิดยังเปิดได้',
  offlineList: 'ดูรายการ',
  online: 'กลับมาออนไลน์แล้ว',
  keptCopy: 'นี่คือหน้าที่บันทึกไว้ เวลาและบัตรอาจเปลี่ยนไปแล้ว',
  keptCopyOf: (age: string) => `หน้านี้บันทึกเมื่อ ${age} เวลาและบัตรอาจเปลี่ยนไปแล้ว`,
  update: 'เว็บไซต์มีการอัปเดต',
  updateNow: 'รีเฟรช',
  install: `ติดตั้ง ${names.th.name} แล้วเปิดตารางการแสดงได้แม้ออฟไลน์`,
  installNow: 'ติดตั้ง',
  installOnIos: `ติดตั้ง ${names.th.name} โดยแตะ “แชร์” แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”`,
  close: 'ปิด',
  label: 'ข้อความจากเว็บไซต์',
}
