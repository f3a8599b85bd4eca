import type { Texts } from '../../messages.ts'

export const deskCharts: Texts<'deskCharts'> = {
  drawing: (title: string) => `Diagramm: ${title}`,
  table: 'Tabelle',
  csv: 'CSV herunterladen',
}
