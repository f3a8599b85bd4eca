import { introductions, names } from '../../../brand/chosen.ts'
import { type InEachLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import { plural } from '../../messages.ts'

/** Names of languages in the case that follows «только», as in «только на русском». */
const russianNames: Partial<InEachLocale<string>> = {
  de: 'на немецком',
  en: 'на английском',
  ru: 'на русском',
  th: 'на тайском',
}

/** «Москва» as in «показываем Москву»; other endings stay as they are. */
const toAccusative = (city: string) =>
  city
    .replace(/ая(?= )/g, 'ую')
    .replace(/а$/, 'у')
    .replace(/я$/, 'ю')

/** Texts of the frame that every page stands in. */
export const site = {
  name: names.ru.name,
  fullName: names.ru.fullName,
  defaultTitle: introductions.ru.title,
  defaultDescription: introductions.ru.description,
  skipToContent: 'Перейти к содержанию',
  announcement: 'Объявление',
  menu: 'Меню',
  mainMenu: 'Основное меню',
  menuLinks: {
    concerts: 'Концерты',
    programs: 'Программы',
    cities: 'Города',
    venues: 'Площадки',
    news: 'Новости',
    about: 'Об оркестре',
    qa: 'Вопросы и ответы',
    contact: 'Контакты',
    b2b: 'Компаниям',
    cast: 'Прослушивание',
    charity: 'Благотворительность',
    services: 'Услуги',
    security: 'Безопасность',
    poster: 'Афиша для печати',
    saved: 'Мои концерты',
    votes: 'Голосования',
    allSeries: 'Абонементы',
    press: 'Прессе',
    seasons: 'Сезоны',
    wishes: 'Куда нас ждут',
    assistants: 'ИИ-ассистентам',
    help: 'Служба поддержки',
  },
  links: { help: 'Помощь', rules: 'Правила посещения', offer: 'Оферта' },
  city: 'Город',
  allCities: 'Все города',
  allCitiesPrepositional: 'Всех городах',
  changeCity: 'Выбрать город',
  search: 'Поиск',
  signIn: 'Войти',
  notices: 'Уведомления',
  newsletter: 'Рассылка',
  account: 'Аккаунт',
  searchPlaceholder: 'Программа, город или площадка',
  find: 'Найти',
  tickets: 'Билеты',
  back: 'Назад',
  language: 'Язык',
  forEditors: 'Для редакторов',
  desk: 'Рабочий стол',
  edit: 'Редактировать',
  tell: 'Написать зрителям',
  codes: 'Ссылки и коды для партнёров',
  legal: 'Реквизиты',
  social: 'Мы в сетях',
  footerMenu: 'Разделы сайта',
  footerGroups: { concerts: 'Куда пойти', orchestra: 'Оркестр', guests: 'Гостям', documents: 'Документы' },
  installApp: 'Установить приложение',
  copyright: (year: string) => `© ${year} ${names.ru.copyrightHolder}`,
  loadFailed: 'Эта часть страницы сейчас не загрузилась. Попробуйте обновить страницу.',
  onlyIn: (languages: readonly Locale[]) =>
    `Только ${languages.map((language) => russianNames[language] ?? localeNames[language]).join(' и ')}`,
  close: 'Закрыть',
  newTab: 'Откроется в новой вкладке',
  pages: 'Страницы',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  page: (page: number) => `Страница ${page}`,
  moreAbout: 'Подробнее об оркестре',
}

/** The offer of a page in another language, in that language. */
export const languageOffer = {
  text: 'Эта страница есть и на русском',
  open: 'Открыть по-русски',
  close: 'Закрыть',
}

/** The message that is shown instead of a page that can't be opened. */
export const navigation = { ticketsNeedNetwork: 'Нет связи. Билеты откроются, когда она вернётся.' }

/** Texts of the switch between light and dark. */
export const theme = { theme: 'Тема', choices: { system: 'Авто', light: 'Светлая', dark: 'Тёмная' } }

/** Texts that the system shows of the installed site: its shortcuts, and the pictures it is offered with. */
export const manifest = {
  concerts: 'Все концерты',
  myCity: 'Концерты в моём городе',
  myCityShort: 'Мой город',
  search: 'Поиск',
  screenshots: {
    home: 'Главная: ближайшие программы и концерты',
    concerts: 'Афиша концертов по месяцам',
    concert: 'Концерт: дата, зал и билеты',
  },
}

/** Texts of the question for the visitor's city; the browser gets them with its code. */
export const cityQuestion = {
  label: 'Где вы',
  ask: (city: string) => `Ваш город — ${city}?`,
  showing: (city: string) => `Показываем ${toAccusative(city)}`,
  showingAll: 'Показываем все города',
  yes: 'Да',
  choose: 'Выбрать город',
  all: 'Все города',
}

/** Texts of the city picker; the browser gets them with the island's code. */
export const cityPicker = {
  title: 'Выберите город',
  search: 'Найти город',
  allCities: 'Все города',
  close: 'Закрыть',
  loading: 'Загружаем города…',
  found: (count: number) =>
    plural('ru', count, {
      one: `Найден ${count} город`,
      few: `Найдено ${count} города`,
      many: `Найдено ${count} городов`,
      other: `Найдено ${count} города`,
    }),
  notListed: 'Вашего города нет? Позовите нас',
  inviteTo: (city: string) => `Позвать нас: ${city}`,
  nothing: 'Такого города в расписании нет. Выберите другой или смотрите концерты во всех городах.',
  failed: 'Список городов не загрузился. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
}

/** Texts of the map of a place. */
export const map = {
  map: (place: string) => `Карта: ${place}`,
  route: 'Построить маршрут',
  show: 'Показать карту',
  loadsFrom: (name: string) => `Откуда загрузится: ${name}`,
  loading: 'Загружаем карту…',
  failed: 'Карта не загрузилась. Место и маршрут открываются по ссылкам.',
}
