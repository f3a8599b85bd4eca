import { introductions, names } from '../../../brand/chosen.ts'
import type { CityInText } from '../../city-in-text.ts'
import { plural } from '../../messages.ts'
import { atPlaceStart, inPlace } from '../in-place.ts'

/** Texts of pages that editors compose: what their blocks and layouts say by themselves. */
export const pages = {
  watchOn: (host: string) => `Смотреть на ${host}`,
  openOn: (host: string) => `Открыть на ${host}`,
  showFrom: (host: string) => `Показать здесь, с сайта ${host}`,
  frameTitle: (host: string) => `Вставка с сайта ${host}`,
  nextConcerts: 'Ближайшие концерты',
  toConcerts: 'К датам',
  allQuestions: 'Все вопросы и ответы',
  noAnswer: 'Не нашли ответ?',
  noAnswerHint: 'Напишите нам: город, дату концерта и что случилось. Так ответ придёт быстрее.',
  openContacts: 'Открыть контакты',
  voteOpen: (from: string, to: string) => `Голосование идёт с ${from} по ${to}`,
  voteAhead: (from: string) => `Голосование откроется ${from}`,
  voteClosed: (to: string) => `Голосование завершилось ${to}`,
  programs: 'Программы',
  articles: 'Статьи',
  categoryTitle: (name: string) => `${name}: статьи и программы`,
  emptyCategory: 'В этой рубрике пока ничего нет.',
  moreInCategory: (name: string) => `Рубрика «${name}»`,
}

export const home = {
  heroLead: introductions.ru.tagline,
  chooseConcert: 'Выбрать концерт',
  concertsIn: (city: CityInText) => `Концерты ${inPlace(city)}`,
  concerts: 'Ближайшие концерты',
  allConcerts: 'Все концерты',
  programs: 'Программы',
  allPrograms: 'Все программы',
  news: 'Новости',
  allNews: 'Все новости',
  about: 'Об оркестре',
  noneInCity: (city: CityInText) =>
    `${atPlaceStart(city)} пока нет концертов. Вот что идёт в других городах.`,
}

/**
 * How the pages of fixed addresses are called when content has no entry for them, and what they add to it.
 */
export const contentPages = {
  titles: {
    about: 'Об оркестре',
    charity: 'Социальная ответственность',
    services: 'Что предлагает оркестр',
    security: 'Безопасность и персональные данные',
  },
  contact: 'Контакты',
  questions: 'Вопросы и ответы',
  help: 'Служба поддержки',
  schedule: 'Расписание концертов',
  figures: 'Оркестр в числах',
  played: (count: number) =>
    `${plural('ru', count, { one: 'концерт', few: 'концерта', many: 'концертов', other: 'концерта' })} уже сыграли`,
  programs: (count: number) =>
    `${plural('ru', count, { one: 'программа', few: 'программы', many: 'программ', other: 'программы' })} в репертуаре`,
  cities: (count: number) =>
    `${plural('ru', count, { one: 'город', few: 'города', many: 'городов', other: 'города' })} на карте гастролей`,
  mission: 'Зачем мы играем',
  legal: 'Реквизиты',
  legalName: 'Название',
  legalAddress: 'Адрес',
}

/** Texts around reading matter: news, posts, FAQ entries. */
export const reading = {
  news: 'Новости',
  topics: 'Темы',
  morePages: 'Ещё на сайте',
  answerLink: 'Ссылка на этот ответ',
  newsDescription: `Новости ${names.ru.fullNameGenitive}: премьеры, гастроли, люди и закулисье.`,
  noNews: 'Новостей пока нет',
  noNewsHint: 'Самое главное всегда в расписании.',
  schedule: 'Расписание концертов',
  postPrograms: 'Программы из этой новости',
  otherNews: 'Ещё новости',
  allNews: 'Все новости',
  questions: 'Вопросы и ответы',
  questionsDescription: `Билеты, возврат, дети в зале, опоздания, доступность: ответы ${names.ru.fullNameGenitive}.`,
  noQuestions: 'Ответы скоро появятся',
  noAnswer: 'Ответ ещё пишем.',
  otherQuestions: 'Другие вопросы',
}

/** Texts of the installed site: what it says without a network, of a new version, and of installing it. */
export const offline = {
  pageTitle: 'Нет связи',
  pageLead: 'Эта страница ещё не сохранена на вашем устройстве, а сеть сейчас недоступна.',
  pageHint: 'Как только связь вернётся, страница откроется сама.',
  available: 'Что доступно без сети',
  nothingKept: 'Здесь появятся страницы, которые вы открывали, и афиша вашего города.',
  tryAgain: 'Попробовать ещё раз',
  savedAgo: (age: string) => `сохранено ${age}`,
  offline: 'Нет связи. Страницы, которые вы открывали, доступны.',
  offlineList: 'Что доступно',
  online: 'Связь вернулась.',
  keptCopy: 'Это сохранённая страница. Время и билеты могли измениться.',
  keptCopyOf: (age: string) => `Сохранено ${age}. Время и билеты могли измениться.`,
  update: 'Сайт обновился.',
  updateNow: 'Обновить',
  install: `Установите «${names.ru.name}»: афиша откроется и без сети.`,
  installNow: 'Установить',
  installOnIos: `Чтобы установить «${names.ru.name}», нажмите «Поделиться», затем «На экран „Домой“».`,
  close: 'Закрыть',
  label: 'Сообщение сайта',
}

export const errors = {
  notFound: 'Страница не найдена',
  notFoundHint: 'Возможно, адрес изменился. Поищите концерт или вернитесь на главную.',
  pastEndHint: 'Список кончается раньше: столько страниц в нём нет.',
  lastPage: 'К последней странице',
  unavailable: 'Страница сейчас не открывается',
  unavailableHint: 'Мы уже знаем об этом. Попробуйте обновить страницу через минуту.',
  tooMany: 'Слишком много запросов подряд',
  tooManyHint: 'Подождите минуту и обновите страницу.',
  unreadable: 'Этот запрос не удалось прочитать',
  unreadableHint: 'Вернитесь на страницу, с которой вы пришли, и попробуйте ещё раз.',
  foreign: 'Этот запрос пришёл с чужого сайта',
  foreignHint: 'Мы его не выполнили. Откройте нужную страницу у нас и попробуйте оттуда.',
  otherRole: 'Этой странице нужны другие права',
  otherRoleHint:
    'Вы вошли, но ваша учётная запись не может открыть эту страницу. Права раздаёт тот, кто ведёт сайт.',
  home: 'На главную',
  nextConcerts: 'Ближайшие концерты',
}
