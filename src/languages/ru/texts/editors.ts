import { formatNumber } from '../../../shared/format.ts'
import type { InEachLocale } from '../../../shared/locales.ts'
import type { PreviewFault } from '../../../shared/preview-rules.ts'
import { plural } from '../../messages.ts'

/** Texts of the page on which editors write to a concert's visitors. */
export const editorWords = {
  lead: 'Слова придут тем, кто просил сообщать об этом концерте или сохранил его у себя в кабинете. Нажатие на уведомление откроет страницу концерта.',
  browsers: (count: number) =>
    `${formatNumber('ru', count)} ${plural('ru', count, { one: 'браузер', few: 'браузера', many: 'браузеров', other: 'браузера' })}`,
  addresses: (count: number) =>
    `${formatNumber('ru', count)} ${plural('ru', count, { one: 'адрес почты', few: 'адреса почты', many: 'адресов почты', other: 'адреса почты' })}`,
  reached: (readers: string) => `Сейчас они придут на ${readers}.`,
  nobody: 'Сейчас за этим концертом никто не следит: слова никому не придут.',
  night:
    'С 22 до 9 часов в городе читателя слова ждут утра, а если до начала меньше трёх часов, приходят сразу.',
  /** Labels of the fields, by language. A language without a label is shown by its own name. */
  labels: { de: 'По-немецки', en: 'По-английски', ru: 'По-русски', th: 'По-тайски' } as Partial<
    InEachLocale<string>
  >,
  hint: (letters: number) =>
    `До ${letters} знаков. На языке, где ничего не написано, придут слова на другом.`,
  look: 'Посмотреть, как это придёт',
  lookAgain: 'Посмотреть ещё раз',
  shown: 'Так это придёт',
  shownHint: 'Ещё ничего не отправлено.',
  send: 'Отправить',
  change: 'Изменить слова',
  told: 'Слова приняты: каждый получит их один раз, даже если отправить их снова.',
  said: 'Уже сказано',
  progress: (sent: string, waiting: string) => `Дошло: ${sent}, ждёт своего часа: ${waiting}.`,
  toConcert: 'К концерту',
  notSent: 'Ничего не отправлено',
  notSetUp: 'Уведомления на этом сайте пока не работают.',
  forOffice: 'Писать зрителям может офис: для этого нужна роль офиса или владельца.',
  faults: {
    gone: () => 'Этот концерт прошёл или снят с публикации: писать о нём уже некому.',
    'no-words': () => 'Напишите слова хотя бы на одном языке',
    long: (label: string) => `«${label}»: слишком длинно, сократите`,
    unreadable: (label: string) => `«${label}»: здесь нечего прочесть, напишите словами`,
  },
}

const russianFaults = {
  forged:
    'Ссылка неполная или не от этого сайта. Откройте запись в панели и нажмите «Посмотреть на сайте» ещё раз.',
  expired:
    'Ссылка действует час, и он прошёл. Откройте запись в панели и нажмите «Посмотреть на сайте» ещё раз.',
  type: 'У таких записей нет своей страницы на сайте.',
  missing: 'Такой записи уже нет или у неё нет адреса. Сохраните её в панели и попробуйте ещё раз.',
} satisfies Record<PreviewFault, string>

/** Texts for editors who look at drafts. */
export const preview = {
  title: 'Просмотр черновиков',
  about: 'Сюда ведёт кнопка «Посмотреть на сайте» в панели: она показывает страницу такой, какой она станет.',
  notSetUp: 'На этом сайте просмотр черновиков не настроен.',
  toHome: 'На главную',
  faults: russianFaults,
  bar: 'Просмотр черновиков',
  drafts: 'Вы видите черновики',
  published: 'Вы видите опубликованную версию',
  toPublished: 'Опубликованная версия',
  toDrafts: 'Черновик',
  leave: 'Выйти',
}
