import type { Texts } from '../../messages.ts'

export const deskCharts: Texts<'deskCharts'> = {
  drawing: (title: string) => `Chart: ${title}`,
  table: 'Table',
  csv: 'Download CSV',
}
