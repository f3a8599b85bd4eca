/** Texts of the map of a place. */
export const map = {
  map: (place: string) => `Карта: ${place}`,
  route: 'Построить маршрут',
  loading: 'Загружаем карту…',
  failed: 'Карта не загрузилась. Место и маршрут открываются по ссылкам.',
}
