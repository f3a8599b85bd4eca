/** What other sites show in a frame. */
export const embeds = {
  concert: 'Концерт',
  allDates: 'Все даты на сайте',
  whole: 'Подробнее на сайте',
  noDates: 'Новых дат пока нет.',
}
