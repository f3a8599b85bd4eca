/** Places of the world where the orchestra hasn't played yet, and wishes for them. */
export const wishPlaces = {
  title: 'Куда нам приехать?',
  lead: 'Назовите свой город: подойдёт любой, где живёт больше 15 000 человек. Так мы узнаём, где нас ждут.',
  field: 'Ваш город',
  nothing: 'Такого города не нашлось. Проверьте название или назовите соседний, покрупнее.',
  onTour: 'мы здесь бываем',
  invite: 'Позвать нас сюда',
  inviteWith: (program: string) => `Позвать нас с программой «${program}»`,
  takeBack: 'Отменить пожелание',
  notYet: (place: string) => `${place}: здесь мы ещё не играли`,
  mine: (place: string) => `Вы позвали нас: ${place}`,
  mineWith: (program: string, place: string) => `Вы ждёте программу «${program}»: ${place}`,
  counted: 'Пожелание учтено.',
  elsewhere: (place: string) => `Сейчас вы зовёте нас в другое место: ${place}. Новое пожелание его заменит.`,
  confirmHint: (place: string) => `${place}. Пожелание будет учтено, когда вы его подтвердите.`,
  another: 'Выбрать другой город',
  /** Leads from a list of cities, and from an empty search, to the search of places. */
  notListed: 'Вашего города нет? Позовите нас',
  byPlace: 'Где мы ещё не играли',
  anyProgram: 'любая программа',
  source: 'Названия мест:',
}
