import type { Texts } from '../../messages.ts'

export const searchPopup: Texts<'searchPopup'> = {
  placeholder: 'ชื่อโปรแกรม นักประพันธ์ เมือง',
  resultsPage: 'ลิงก์ไปยังผลลัพธ์นี้',
  searchKey: 'เปิดการค้นหาด้วยปุ่ม /',
}
