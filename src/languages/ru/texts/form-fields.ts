/** What fields say in every form of the site. */
export const formFields = {
  optional: 'необязательно',
  choose: 'Выберите',
  /** Label of the honeypot field, which people can't see: who hears it leaves the field empty. */
  leaveEmpty: 'Оставьте это поле пустым',
  consent: 'Согласен на обработку этих данных, чтобы получить ответ',
  consentMore: 'Что и как долго мы храним',
  day: 'День',
  month: 'Месяц',
  year: 'Год',
  sign: (sign: string) => `Знак зодиака: ${sign}`,
  showConcerts: 'Показать концерты города',
  notChosen: 'Ещё не выбрали',
  /** The only option where the concerts of the city can't be read now. */
  keptConcert: 'Концерт, который вы выбрали',
  concertsIn: (city: string) => `Показаны концерты города: ${city}`,
  noConcertsIn: (city: string) => `${city}: концертов с билетами пока нет, заявку можно отправить и так`,
  unknownCity: 'Такого города в расписании нет, заявку можно отправить и так',
}
