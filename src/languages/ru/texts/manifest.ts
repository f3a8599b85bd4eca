/** Texts that the system shows of the installed site: its shortcuts, and the pictures it is offered with. */
export const manifest = {
  concerts: 'Все концерты',
  myCity: 'Концерты в моём городе',
  myCityShort: 'Мой город',
  search: 'Поиск',
  screenshots: {
    home: 'Главная: ближайшие программы и концерты',
    concerts: 'Афиша концертов по месяцам',
    concert: 'Концерт: дата, зал и билеты',
  },
}
