import { names } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { inPlace } from '../in-place.ts'

/** Texts of calendar files, and of the menus that lead to them. */
export const calendar = {
  concert: 'Концерт',
  cancelled: (name: string) => `Отменён: ${name}`,
  postponed: (name: string) => `Переносится: ${name}`,
  rescheduled: (day: string) => `Концерт перенесён с ${day}.`,
  online: 'Онлайн',
  schedule: `Концерты ${names.ru.fullNameGenitive}`,
  inCity: (city: CityInText) => `«${names.ru.name}» ${inPlace(city)}`,
  ofProgram: (program: string) => `${program}: все даты`,
  add: 'В календарь',
  subscribe: 'Добавить в календарь',
  subscribeHint: 'Новые даты и переносы появятся в вашем календаре сами.',
  file: 'Файл .ics',
}
