import { names } from '../../../brand/chosen.ts'

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
