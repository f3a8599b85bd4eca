/** Texts of the map of a place. */
export const map = {
  map: (place: string) => `Карта: ${place}`,
  route: 'Построить маршрут',
  show: 'Показать карту',
  loadsFrom: (name: string) => `Откуда загрузится: ${name}`,
  loading: 'Загружаем карту…',
  failed: 'Карта не загрузилась. Место и маршрут открываются по ссылкам.',
}
