import { formatNumber } from '../../../shared/format.ts'
import { plural } from '../../messages.ts'

/** What people are told, by push and by letter. A title has some forty letters before phones cut it off. */
export const notices = {
  concert: 'Концерт',
  announced: (name: string) => `Новый концерт: ${name}`,
  onSale: (name: string) => `Билеты в продаже: ${name}`,
  returned: (name: string) => `Билеты вернулись: ${name}`,
  last: (name: string) => `Последние билеты: ${name}`,
  moved: (name: string) => `Изменился концерт: ${name}`,
  movedTo: (when: string, where: string, before: string | undefined) =>
    `Теперь: ${when}${where ? `, ${where}` : ''}.${before ? ` Было: ${before}.` : ''}`,
  movedOnline: (when: string) => `Концерт пройдёт онлайн: ${when}.`,
  postponed: (name: string) => `Концерт переносится: ${name}`,
  postponedText: (when: string, where: string) =>
    `${when}${where ? `, ${where}` : ''}: концерт не состоится в этот день. Новую дату сообщим.`,
  cancelled: (name: string) => `Концерт отменён: ${name}`,
  cancelledText: (when: string, where: string) =>
    `${when}${where ? `, ${where}` : ''}. Как вернуть билеты, сказано на странице концерта.`,
  castChanged: (name: string) => `Изменился состав: ${name}`,
  castText: (when: string, names: string) =>
    `${when}. ${names ? `Играют: ${names}.` : 'Кто играет, сказано на странице концерта.'}`,
  reminder: (name: string) => `Завтра концерт: ${name}`,
  reminderText: (when: string, where: string) => [when, where].filter(Boolean).join(', '),
  words: (name: string, day: string) => `${name}, ${day}`,
  digest: (count: number) =>
    `${formatNumber('ru', count)} ${plural('ru', count, { one: 'новый концерт', few: 'новых концерта', many: 'новых концертов', other: 'нового концерта' })}`,
  andMore: (count: number) => `и ещё ${formatNumber('ru', count)}`,
}
