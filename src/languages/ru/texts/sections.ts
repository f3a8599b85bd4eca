import { plural } from '../../messages.ts'

/** Series of concerts (`pages/series.tsx`). What is left is one line: `left`, then what is to know of it. */
export const series = {
  title: 'Абонементы',
  description: 'Несколько концертов одним билетом: что входит, сколько стоит и сколько концертов впереди.',
  left: (left: number, total: number) =>
    `впереди ${left} из ${total} ${plural('ru', total, { one: 'концерта', few: 'концертов', many: 'концертов', other: 'концертов' })}`,
  soldOut: (count: number) => `без билетов: ${count}`,
  moved: (count: number) => `перенесено: ${count}`,
  cancelled: (count: number) => `отменено: ${count}`,
  past: 'все концерты прошли',
  undated: 'даты скоро появятся',
  pastTitle: 'Прошедшие абонементы',
  none: 'Сейчас абонементов нет.',
  all: 'Все абонементы',
  partOf: 'Входит в абонемент',
  concerts: 'Концерты абонемента',
  played: 'Уже прошли',
  price: 'Цена абонемента',
  buy: 'Купить абонемент',
}

/** The press room (`pages/press.tsx`). */
export const press = {
  title: 'Прессе',
  description: 'Тексты об оркестре, фотографии для печати, логотип и контакт для журналистов.',
  contact: 'Вопросы журналистов',
  kit: 'Скачать всё архивом',
  lengths: { shortText: 'Коротко', mediumText: 'Подробнее', longText: 'Полный текст' },
  pictures: 'Фотографии для печати',
  credit: 'Фото',
  download: 'Скачать',
  size: (pixels: string, cm: string) => `${pixels} пикс., до ${cm}\u00a0см в печати (300 dpi)`,
  logo: 'Логотип',
  list: {
    title: 'Новости для прессы',
    about: 'Пресс-релизы письмом, и ничего кроме них. Отписаться можно в каждом письме.',
  },
}

/** Seasons (`pages/seasons.tsx`). */
export const season = {
  title: 'Сезоны',
  titleOf: (years: string) => `Сезон ${years}`,
  description: 'Все концерты сезона на одном листе: можно напечатать и повесить.',
  none: 'В этом сезоне пока нет концертов.',
  schedule: 'Этот сезон в афише с билетами',
}
