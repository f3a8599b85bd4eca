/** Charts of the desk (features/desk/charts). */
export const deskCharts = {
  drawing: (title: string) => `Диаграмма: ${title}`,
  table: 'Таблица',
  csv: 'Скачать CSV',
}
