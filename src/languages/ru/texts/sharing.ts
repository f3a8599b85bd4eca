import { introductions, names } from '../../../brand/chosen.ts'

/** Texts of «share this page». */
export const share = {
  share: 'Поделиться',
  more: 'Ещё',
  email: 'Электронная почта',
  sms: 'Сообщение SMS',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопировать не получилось. Вот ссылка:',
}

/** Texts of the pictures that links are shared with. */
export const shareImages = {
  site: introductions.ru.tagline,
  concert: 'Концерт оркестра',
  question: 'Вопрос и ответ',
}

/** Texts of feeds and of what else machines show to people. */
export const feeds = {
  news: `Новости ${names.ru.fullNameGenitive}`,
  newsAbout: 'Гастроли, премьеры и жизнь оркестра.',
  concerts: `Новые концерты ${names.ru.fullNameGenitive}`,
  concertsAbout: 'Концерты, которые только что объявлены.',
  concert: 'Концерт',
  timeUnknown: 'время уточняется',
  search: `Поиск концертов, программ, городов и площадок ${names.ru.fullNameGenitive}`,
}

/** What other sites show in a frame. */
export const embeds = {
  concert: 'Концерт',
  allDates: 'Все даты на сайте',
  whole: 'Подробнее на сайте',
  noDates: 'Новых дат пока нет.',
}

/** `/codegen`: what partners put on their own pages and posters. */
export const codegen = {
  title: 'Ссылки и коды для партнёров',
  lead: 'Выберите концерт, город или программу: получите ссылку, кнопку, окошко для сайта и QR-код.',
  page: 'Что рекламируете',
  choose: 'Выберите из списка',
  programs: 'Программы',
  cities: 'Города',
  concerts: 'Ближайшие концерты',
  asked: 'Ваш адрес',
  campaign: 'Метки кампании',
  campaignHint: 'По ним видно, откуда пришли зрители. Можно не заполнять. До 60 знаков.',
  fields: {
    source: 'Источник (utm_source)',
    medium: 'Канал (utm_medium)',
    campaign: 'Кампания (utm_campaign)',
    content: 'Объявление (utm_content)',
  },
  theme: 'Цвета окошка',
  themes: { system: 'Как у зрителя', light: 'Светлые', dark: 'Тёмные' },
  make: 'Получить код',
  longName: (field: string, most: number) => `Сократите «${field}»: помещается не больше ${most} знаков`,
  wrongPage: 'Такой страницы нет: выберите концерт, город или программу этого сайта',
  result: (title: string) => `Готово: ${title}`,
  link: 'Ссылка',
  copy: 'Скопировать',
  copied: 'Скопировано',
  selected: 'Текст выделен: скопируйте его',
  print: 'Напечатать лист',
  short: 'Короткий адрес',
  shortHint:
    'Ведёт туда же и считает переходы по дням: сколько, но не кто. Код с ним крупнее и читается легче.',
  makeShort: 'Сделать короткий адрес',
  links: {
    title: 'Переходы по коротким адресам',
    lead: 'Сколько раз открывали каждый. Роботы и загрузка заранее не считаются; кто открыл, не записывается.',
    notSetUp: 'На этом сайте короткие адреса не настроены.',
    none: 'Коротких адресов пока нет.',
    address: 'Адрес',
    target: 'Куда ведёт',
    recent: (days: number) => `За ${days} дней`,
    all: 'Всего',
    made: 'Создан',
    toCodegen: 'Ссылки и коды для партнёров',
  },
  button: 'Кнопка',
  buttonText: 'Купить билеты',
  frame: 'Окошко',
  frameHint:
    'Показывает даты и цены и само обновляется. Скрипт подгоняет высоту; без него окошко прокручивается.',
  code: 'Код для вставки',
  preview: 'Так это выглядит',
  qr: 'QR-код',
  qrHint:
    'Для печати берите SVG. Не делайте код меньше 2 см. Эту страницу можно напечатать: на листе будут афиша и код.',
  qrAlt: (title: string) => `QR-код: ${title}`,
  tooLong: 'Адрес слишком длинный для кода, который читается с бумаги. Сократите метки кампании.',
  scan: 'Наведите камеру телефона',
}

/** What one can do on the page of a concert that can't be bought, or was changed. */
export const waysOn = {
  refund: 'Возврат билета',
  giveBack: 'Вернуть билет',
  otherEvenings: 'Другие вечера программы',
  refundCancelled: 'За отменённый концерт возвращают полную цену билета.',
  refundPostponed: 'Если ждать не хотите, верните билет за полную цену до дня концерта.',
  refundMoved: (day: string) => `Если новая дата не подходит, верните билет за полную цену до ${day}.`,
  refundOnline: (day: string) => `Если трансляция вам не подходит, верните билет за полную цену до ${day}.`,
  refundPaid: (days: number) =>
    `Деньги придут в течение ${days} ${days % 10 === 1 && days % 100 !== 11 ? 'дня' : 'дней'} после обращения.`,
  refundTo: 'Обращайтесь к продавцу:',
  inMyCity: 'Концерты в моём городе',
  noTicketsYet: 'Билеты пока не продаются: добавьте концерт в календарь и загляните позже.',
}
