import type { Texts } from '../../messages.ts'

export const deskCharts: Texts<'deskCharts'> = {
  drawing: (title: string) => `แผนภูมิ: ${title}`,
  table: 'ตาราง',
  csv: 'ดาวน์โหลด CSV',
}
