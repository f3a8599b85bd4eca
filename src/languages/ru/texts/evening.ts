/** «Мой вечер»: what a guest needs on the day of a concert, and what stays of it afterwards. */
export const evening = {
  title: 'Мой вечер',
  titleOf: (concert: string) => `Мой вечер: ${concert}`,
  keepsake: 'Вечер, который был',
  description: (concert: string, day: string) =>
    `${concert}, ${day}: когда открываются двери, какой вход, как добраться и уехать, что прозвучит.`,
  tonight: 'Ваш концерт сегодня',
  times: 'Время',
  doors: 'двери открываются',
  start: 'начало',
  interval: (length: string) => `антракт ${length}`.trim(),
  end: 'конец, примерно',
  timeUnknown: 'Время начала сообщим: нажмите «Следить» на странице концерта.',
  forGuests: 'На месте',
  entrance: 'Какой вход',
  food: 'Еда и напитки',
  lastTrain: 'Как уехать',
  plans: 'Билет и календарь',
  aboutConcert: 'О концерте',
  ifYouCannotCome: 'Если не получится прийти',
  again: 'Услышать ещё раз',
  pictures: 'Зал',
}
