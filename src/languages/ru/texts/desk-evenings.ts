import { formatNumber } from '../../../shared/format.ts'
import { plural } from '../../messages.ts'

const days = (count: number) =>
  `${count} ${plural('ru', count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`
const times = (count: number) =>
  `${formatNumber('ru', count)} ${plural('ru', count, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`

/** Pages of the desk about how concerts sell (features/desk/evenings). */
export const deskEvenings = {
  lead: 'Как продаются концерты. Сначала те, что отстают от похожих, потом ближайшие.',
  behindCount: (count: number) =>
    `${count} ${plural('ru', count, { one: 'концерт отстаёт', few: 'концерта отстают', many: 'концертов отстают', other: 'концерта отстают' })}`,
  noneBehind: 'Никто не отстаёт.',
  ahead: 'Впереди',
  over: 'Сыграны',
  years: 'Годы',
  none: 'В этом году концертов нет.',
  notCounted: 'Концерты ещё не сосчитаны: первые числа появятся через несколько минут.',
  updated: 'Числа обновляются четыре раза в сутки.',
  concert: 'Концерт',
  day: 'День',
  views: 'Просмотры',
  tickets: 'За билетами',
  saved: 'Сохранили',
  followers: 'Ждут вестей',
  sold: 'Продано',
  state: 'Как идёт',
  course: 'Ход',
  inDays: (count: number) => (count === 0 ? 'сегодня' : count === 1 ? 'завтра' : `через ${days(count)}`),
  states: {
    behind: 'отстаёт',
    usual: 'как обычно',
    ahead: 'лучше обычного',
    unknown: 'пока не с чем сравнить',
    soldOut: 'всё продано',
    cancelled: 'отменён',
    over: 'сыгран',
  },
  kinds: {
    program: 'концертов этой программы',
    'city-size': 'концертов в городах такого же размера',
    all: 'других концертов',
  },
  when: (count: number) => (count === 0 ? 'В день концерта' : `За ${days(count)} до концерта`),
  reasonTickets: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when} за билетами переходили ${times(value)}; у ${kind} к этому дню обычно от ${formatNumber('ru', low)} до ${formatNumber('ru', high)}.`,
  reasonSold: (when: string, value: number, kind: string, low: number, high: number) =>
    `${when} продано ${value} % билетов; у ${kind} к этому дню обычно от ${low} до ${high} %.`,
  compared: (count: number) =>
    `Сравнили с ${count} ${plural('ru', count, { one: 'концертом', few: 'концертами', many: 'концертами', other: 'концерта' })}.`,
  toConcert: 'Страница концерта',
  byDay: 'Просмотры по дням',
  ticketsByDay: 'Переходы за билетами по дням',
  ticketsCurve: 'Переходы за билетами до концерта',
  soldCurve: 'Проданные билеты до концерта',
  available: 'Сколько билетов осталось',
  thisConcert: 'этот концерт',
  usually: 'обычно',
  low: 'нижняя четверть',
  high: 'верхняя четверть',
  beforeConcert: 'До концерта',
  tickBefore: (count: number) => (count === 0 ? 'день' : `−${count}`),
  sources: 'Откуда приходят',
  cities: 'Из каких городов',
  direct: 'без ссылки',
  others: 'остальные',
  people: 'Сколько',
  fewHidden: 'Города, откуда пришли меньше пяти раз, не показаны.',
}
