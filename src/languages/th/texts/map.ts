import type { Texts } from '../../messages.ts'

export const map: Texts<'map'> = {
  map: (place: string) => `แผนที่: ${place}`,
  route: 'ดูเส้นทาง',
  show: 'แสดงแผนที่',
  loadsFrom: (name: string) => `โหลดจาก ${name}`,
  loading: 'กำลังโหลดแผนที่…',
  failed: 'โหลดแผนที่ไม่สำเร็จ เปิดดูสถานที่และเส้นทางได้จากลิงก์',
}
