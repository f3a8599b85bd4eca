import type { Texts } from '../../messages.ts'

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
