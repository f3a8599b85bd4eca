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
  tooDifferent: (kind: string, low: number, high: number) =>
    `Судить нельзя: у ${kind} к этому дню слишком по-разному, от ${formatNumber('ru', low)} до ${formatNumber('ru', high)}.`,
  byClicks: 'по переходам к билетам',
  measured: {
    sold: 'Продавец сообщает места: сравниваем по ним.',
    tickets: 'Продавец не сообщает мест: сравниваем по переходам к билетам.',
  },
  toConcert: 'Страница концерта',
  byDay: 'Просмотры по дням',
  ticketsByDay: 'Переходы за билетами по дням',
  ticketsCurve: 'Переходы за билетами до концерта',
  soldCurve: 'Проданные билеты до концерта',
  soldByDay: 'Продано мест по дням',
  available: 'Сколько билетов осталось',
  left: 'Осталось',
  category: 'Категория',
  price: 'Цена',
  revenue: 'Выручка',
  currency: 'Валюта',
  byCategory: 'По категориям',
  revenueByDay: 'Выручка по дням',
  revenueSince: (sum: string, day: string) =>
    `Выручка с ${day}, когда продавца спросили впервые: ${sum}. Проданное раньше не сосчитано.`,
  noRevenue: 'Продавец не сообщает, сколько осталось по категориям и ценам: выручка неизвестна.',
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

const people = (count: number) =>
  `${formatNumber('ru', count)} ${plural('ru', count, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}`

/** The tour radar, and searches without a result (features/desk/radar). */
export const deskRadar = {
  lead: 'Где ждут концерта: пожелания, сохранённые программы, поиски и посетители за 90 дней.',
  settings: 'Что показать',
  program: 'Программа',
  anyProgram: 'Любая',
  count: 'Городов в туре',
  from: 'Первый день',
  show: 'Показать',
  wouldCome: (count: number, place: string, program: string) =>
    `${place}: ${people(count)} ${plural('ru', count, { one: 'ждёт', few: 'ждут', many: 'ждут', other: 'ждут' })} «${program}»`,
  map: 'Карта: где ждут концерта и предложенный маршрут',
  route: 'Маршрут',
  summary: (stops: number, km: number, days: number) =>
    `${stops} ${plural('ru', stops, { one: 'город', few: 'города', many: 'городов', other: 'города' })}, ${formatNumber('ru', km)} км, ${days} ${plural('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  place: 'Город',
  day: 'День',
  halls: 'Залы',
  noHalls: 'залов не знаем',
  way: 'Дорога',
  km: (km: number) => `${formatNumber('ru', km)} км`,
  reach: 'С округой',
  wishes: 'Хотят',
  saves: 'Сохранили',
  searches: 'Искали',
  visitors: 'Посетители',
  people: 'Ждут',
  order: 'Порядок',
  earlier: (place: string) => `${place}: раньше`,
  later: (place: string) => `${place}: позже`,
  remove: (place: string) => `${place}: убрать`,
  add: 'Добавить город',
  addIt: 'Добавить',
  shorter: (km: number) => `Переставить: станет короче на ${formatNumber('ru', km)} км`,
  again: 'Предложить заново',
  csv: 'Скачать CSV',
  calendar: 'Скачать календарь',
  emptyRoute: 'В маршруте нет городов: добавьте первый.',
  where: 'Где ждут',
  nobody: 'Пока нигде не ждут столько людей, чтобы это показать.',
  explained:
    'С округой: сколько людей приедет, если считать до 160 км и чем дальше, тем меньшую часть. Где недавно играли или скоро сыграют, ждут меньше.',
  fewHidden: 'Места и программы, которых ждут меньше пяти человек, не показаны и ни в одно число не входят.',
  /** The nearest concert, in days from today; negative for the past. */
  concert: (days: number) =>
    days === 0
      ? 'концерт сегодня'
      : days > 0
        ? `концерт через ${days} ${plural('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`
        : `играли ${-days} ${plural('ru', -days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} назад`,
  missing: { wishes: 'Пожелания сейчас не прочитались.', statistics: 'Статистика сейчас не прочиталась.' },
  searchesLead: 'Что искали на сайте и не нашли. Кто искал, сайт не знает.',
  lastDays: (count: number) =>
    `${count} ${plural('ru', count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  period: 'За сколько дней',
  query: 'Запрос',
  asked: 'Сколько искали',
  noSearches: 'За эти дни всё, что искали, нашлось.',
  fewSearches: 'Запросы, которые повторились меньше пяти раз, не показаны.',
}
