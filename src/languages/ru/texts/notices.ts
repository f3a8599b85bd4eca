import { formatNumber } from '../../../shared/format.ts'
import type { CityInText } from '../../city-in-text.ts'
import { plural } from '../../messages.ts'
import { inPlace } from '../in-place.ts'

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

/** Letters about notices: the one that asks whether the address is theirs, and what stands around a notice. */
export const noticeLetters = {
  confirmation: {
    subject: (orchestra: string) => `Подтвердите подписку: ${orchestra}`,
    text: 'На этот адрес попросили присылать уведомления о концертах. Если это вы, подтвердите подписку на нашей странице.',
    textOfNewsletter: (names: string) =>
      `На этот адрес попросили присылать: ${names}. Если это вы, подтвердите подписку на нашей странице.`,
    confirm: 'Подтвердить подписку',
    note: 'Если это были не вы, ничего не делайте: мы больше не напишем и удалим адрес через три дня.',
  },
  openConcert: 'Открыть концерт',
  chooseTickets: 'Выбрать билеты',
  allConcerts: 'Все концерты',
  reason: 'Вы получили это письмо, потому что просили сообщать о концертах.',
  leave: 'Отписаться',
}

/** The bell: what one will be told of, said before the browser asks whether it may. */
export const bell = {
  bell: 'Сообщить мне',
  on: 'Сообщим',
  tickets: 'Сообщить, когда появятся билеты',
  newDate: 'Сообщить новую дату',
  about: {
    concert: 'Если концерт перенесут или отменят, и ещё раз накануне',
    tickets: 'Когда откроется продажа или вернутся билеты',
    city: (city: CityInText) => `Когда объявим концерт ${inPlace(city)}`,
    program: (program: string) => `Когда объявим концерт программы «${program}»`,
    wish: (program: string, city: CityInText) => `Когда «${program}» прозвучит ${inPlace(city)}`,
    place: (place: string) => `Когда объявим концерт ближе 100 км: ${place}`,
  },
  tell: {
    city: (city: CityInText) => `Сообщить о концертах ${inPlace(city)}`,
    program: (program: string) => `Сообщать о концертах «${program}»`,
    wish: (program: string, city: CityInText) => `Сообщить, когда «${program}» прозвучит ${inPlace(city)}`,
    place: (place: string) => `Сообщить, если приедем ближе 100 км: ${place}`,
  },
  title: 'О чём сообщить',
  night: 'С 22 до 9 часов не беспокоим. Отписаться можно в любой момент.',
  ask: 'Браузер спросит, можно ли показывать уведомления.',
  allow: 'Включить уведомления',
  byMail: 'По почте',
  byMailHint: 'Пришлём письмо со ссылкой: подписка начнётся, когда вы её подтвердите.',
  email: 'Эл. почта',
  sendLetter: 'Прислать письмо',
  notNow: 'Не сейчас',
  all: 'Все уведомления и почта',
  done: 'Готово: уведомления придут в этот браузер.',
  denied:
    'Браузер не разрешает уведомления этого сайта. Разрешите их в его настройках или выберите другой способ.',
  unsupported: 'Этот браузер не умеет показывать уведомления. Выберите другой способ.',
  install:
    'На iPhone и iPad сначала установите сайт: нажмите «Поделиться», затем «На экран „Домой“». Откройте его оттуда и нажмите колокольчик ещё раз.',
  failed: 'Сейчас не получилось. Попробуйте ещё раз чуть позже.',
  full: 'Уведомлений уже слишком много: уберите лишние на странице уведомлений.',
}

/** Texts of the bots in Telegram and MAX: their answers to readers, and the links on pages that open a bot. */
export const messengers = {
  tell: (messenger: string) => `Сообщить в ${messenger}`,
  chats: (messenger: string, count: number) =>
    `${formatNumber('ru', count)} ${plural('ru', count, { one: 'чат', few: 'чата', many: 'чатов', other: 'чата' })} в ${messenger}`,
  followed: 'Сообщим:',
  list: 'О чём сообщаем:',
  nothing: 'Вы пока ни на что не подписаны.',
  help: 'Здесь сообщаем о концертах. Чтобы подписаться, откройте на сайте страницу концерта, города или программы и нажмите ссылку с названием этого мессенджера.',
  unknown: 'Эта ссылка уже не работает: концерт прошёл, или страницы больше нет.',
  full: 'Подписок уже слишком много: /stop отменит все, и можно начать заново.',
  stopped: 'Вы отписаны от всего, и номер этого чата удалён.',
  stoppedOne: (name: string) => `Больше не сообщаем: ${name}.`,
  commands: '/list — о чём сообщаем, и как отписаться от чего-то одного\n/stop — отписаться от всего',
}

/** Texts of `/push`: what a visitor follows, and how they are told. */
export const pushPage = {
  title: 'Уведомления',
  lead: 'Сообщим, когда это важно: откроется продажа, вернутся билеты, концерт перенесут или отменят.',
  offered: 'Прислать уведомление?',
  followed: 'О чём сообщаем',
  nothing:
    'Вы пока ни на что не подписаны. Нажмите «Сообщить мне» на странице концерта, города или программы.',
  here: 'Сообщать в этом браузере',
  remove: 'Не сообщать',
  removeNamed: (name: string) => `Не сообщать: ${name}`,
  gone: 'Этой страницы больше нет',
  browsers: (count: string) => `Браузеры, куда приходят уведомления: ${count}.`,
  letters: (addresses: string) => `Письма приходят на ${addresses}.`,
  forget: 'Отписаться от всего',
  newsletter: 'Рассылка оркестра',
  newsletterAbout: 'Новости, новые программы и города письмом. Отписаться можно в каждом письме.',
  confirmTitle: 'Подтвердите подписку',
  confirmAddress: (address: string) =>
    `Письма будут приходить на ${address}. Если это не ваш адрес, закройте страницу.`,
  confirm: 'Да, присылайте письма',
  leaveTitle: {
    newsletter: 'Отписаться от рассылки',
    press: 'Отписаться от рассылки для прессы',
    notices: 'Отписаться от уведомлений о концертах',
  },
  leave: 'Отписаться',
  done: {
    followed: 'Сообщим.',
    removed: 'Об этом больше не сообщим.',
    forgotten: 'Вы отписаны от всего.',
    letter: 'Откройте почту: в письме ссылка, которая включит подписку.',
    confirmed: 'Подписка включена.',
    left: 'Вы отписались, адрес удалён.',
    'left-some': 'Вы отписались. Остальные письма продолжат приходить, от них можно отписаться ниже.',
  },
  fromSaved: 'Сообщать, если концерт перенесут или отменят',
  otherWays: 'Другие способы',
  calendar: 'Календарь концертов обновляется сам',
  feed: 'Лента новых концертов (Atom)',
  notSetUp: 'Уведомления на этом сайте пока не работают.',
  noScript: 'Уведомления в браузере включаются только с JavaScript. Без него остаются другие способы.',
  neither:
    'Ни уведомлений в браузере, ни писем на этом сайте пока нет. Остаются календарь и лента: они обновляются сами.',
  ios: 'На iPhone и iPad уведомления приходят сайту, который установлен: «Поделиться», затем «На экран „Домой“».',
  notDone: 'Не получилось',
  faults: {
    browser:
      'Этот браузер ещё не подписан: включите JavaScript и нажмите кнопку ещё раз, или выберите почту.',
    email: 'Напишите адрес почты, например anna@example.com.',
    code: 'Ссылка уже сработала или устарела. Если подписки нет, попросите новое письмо.',
    full: 'Уведомлений уже слишком много: сначала уберите лишние.',
    letter: 'Письмо сейчас не ушло. Попробуйте позже.',
  },
}

/** What the site writes by e-mail about forms, and what stands in every e-mail. */
export const letters = {
  beforeAddress: 'Если кнопка не нажимается, откройте эту ссылку:',
  /** To who has sent a form. Nothing of what was sent stands in it: anybody's address may have been typed. */
  received: {
    subject: (number: string) => `Сообщение получено: ${number}`,
    text: (number: string, site: string) =>
      `Спасибо, мы получили то, что вы отправили на сайте ${site}. Номер сообщения — ${number}. Назовите его, если позвоните или напишете снова.`,
    see: 'Посмотреть или удалить',
    note: 'Если вы ничего не отправляли, кто-то указал ваш адрес по ошибке: делать ничего не нужно.',
  },
  /** The e-mail that tells editors of a new submission. */
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string) => `Номер ${number}.`,
    open: 'Открыть на рабочем столе',
  },
  /** The e-mail that tells editors that a sender wants a submission removed. */
  removal: {
    subject: (number: string) => `Просьба удалить: ${number}`,
    text: (form: string, number: string) =>
      `${form}, номер ${number}: отправитель просит удалить всё, что прислал.`,
    next: (until: string) =>
      `На сайте это уже удалено. Не позже ${until} удалите запись с этим номером там, где вы работаете с присланным, и письмо с ним в почте.`,
  },
  /** The office's answer to the sender of a form. */
  answer: {
    subject: (number: string) => `Ответ на ваше сообщение ${number}`,
    intro: (day: string) => `Вы писали ${day}:`,
  },
}
