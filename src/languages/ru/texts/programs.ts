import { names } from '../../../brand/chosen.ts'

/** Texts of the program list and of the pages of programs, collections and members. */
export const programs = {
  title: 'Программы',
  description: `Все программы ${names.ru.fullNameGenitive}, по подборкам.`,
  lead: 'Выберите музыку, а дальше подскажем город и дату.',
  byStar: 'Программа по знаку зодиака',
  collections: 'Подборки программ',
  others: 'Вне подборок',
  none: 'Программ пока нет. Загляните в расписание: там всё, что уже объявлено.',
  dates: 'Даты и билеты',
  chooseDate: 'Выбрать дату',
  noDates: 'Дат пока нет',
  noDatesHint: 'Программа отдыхает между гастролями. Посмотрите, что оркестр играет сейчас.',
  wholeSchedule: 'Всё расписание',
  allDates: (count: number) => `Все даты: ${count}`,
  story: 'Как это звучит',
  otherPrograms: 'Ещё из этих подборок',
  restOfPrograms: 'Другие программы',
  allPrograms: 'Все программы',
  listen: 'Услышать вживую',
  inPrograms: 'Играет в программах',
  noPrograms: 'Сейчас этот артист не занят в программах. Посмотрите, кто играет ближайшие концерты.',
}
