import type { Texts } from '../../messages.ts'

export const contentFaults: Texts<'contentFaults'> = {
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
    'no profile of the network': 'ไม่ใช่โปรไฟล์ในเครือข่ายนี้ ตัวอย่าง',
    'first page is always there': 'หน้าแรกไม่เปลี่ยนเส้นทางไปที่อื่น',
    'address leads elsewhere already': 'ที่อยู่นี้นำไปยังที่อื่นอยู่แล้ว',
    'leads to itself': 'นำกลับมาที่เดิม',
    'leads in a circle': 'วนเป็นวงกลม',
    'no price': 'ข้อความนี้ไม่ใช่ราคาเดียวในสกุลเงินของคอนเสิร์ต',
    'no currency': 'ไม่มีสกุลเงินนี้ คอนเสิร์ตจึงไม่แสดงราคา',
    'dearest is cheaper': 'บัตรราคาสูงสุดถูกกว่าบัตรราคาต่ำสุด',
    'wrong form': 'รูปแบบไม่ถูกต้อง',
  },
  edit: 'แก้ไข',
}
