import { names } from '../../../brand/chosen.ts'
import type { SomeTexts } from '../../messages.ts'
import { inPlace } from '../in-place.ts'

export const calendar: SomeTexts<'calendar'> = {
  concert: 'Концерт',
  cancelled: (name) => `Болмайды: ${name}`,
  postponed: (name) => `Кейінге қалдырылды: ${name}`,
  rescheduled: (day) => `Концерттің бұрынғы күні: ${day}.`,
  online: 'Онлайн',
  schedule: `${names.kk.fullName}: концерттер`,
  inCity: (city) => `${inPlace(city)}: ${names.kk.name}`,
  ofProgram: (program) => `${program}: барлық күндер`,
  add: 'Күнтізбеге қосу',
  subscribe: 'Концерттерге жазылу',
  subscribeHint: 'Жаңа күндер мен ауысқан күндер күнтізбеңізде өздігінен пайда болады.',
  file: '.ics файлы',
}
