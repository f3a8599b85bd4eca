import type { EntryChange, Handling, InboxView } from '../../../shared/forms/inbox-entries.ts'

const views: Record<InboxView, string> = {
  open: 'Ждут ответа',
  answered: 'С ответом',
  closed: 'Закрыты',
  suspected: 'Похожи на спам',
  stuck: 'Не доставлены',
  removals: 'Просят удалить',
}
const empty: Record<InboxView, string> = {
  open: 'Никто не ждёт ответа.',
  answered: 'Пока никому не ответили.',
  closed: 'Закрытых пока нет.',
  suspected: 'Ничего не похоже на спам.',
  stuck: 'Всё доставлено.',
  removals: 'Никто не просит ничего удалить.',
}
const handling: Record<Handling, string> = { open: 'ждёт ответа', answered: 'с ответом', closed: 'закрыто' }
const done: Record<EntryChange | 'sent' | 'waiting' | 'refused' | 'note' | 'erase', string> = {
  sent: 'Ответ отправлен.',
  waiting: 'Ответ сохранён. Почта сейчас не отвечает, мы отправим его сами.',
  refused: 'Почта не приняла этот адрес. Ответ не отправлен, его текст остался в форме.',
  note: 'Заметка добавлена.',
  spam: 'Отмечено как спам.',
  genuine: 'Это не спам: сообщение отправлено тем, кто его ждёт.',
  close: 'Закрыто.',
  reopen: 'Открыто снова.',
  assign: 'Исполнитель записан.',
  retry: 'Отправим ещё раз в течение минуты.',
  erase: 'Удалено здесь. То, что уже попало в Strapi и в почту, удалите там.',
}

/** What visitors have sent, as the office sees it. */
export const deskInbox = {
  views: { label: 'Списки', ...views },
  empty,
  handling,
  done,
  count: (count: number) => (count >= 100 ? '99+' : String(count)),
  notSetUp: 'База данных не подключена: формы сейчас никуда не попадают.',
  search: 'Поиск',
  searchHint: 'Номер, почта или слова. По словам ищем среди двух тысяч последних.',
  form: 'Форма',
  allForms: 'Все формы',
  find: 'Найти',
  nothingFound: 'Ничего не нашлось.',
  older: 'Раньше',
  export: 'Скачать CSV',
  exportNote: 'В файле личные данные: удалите его, когда он станет не нужен.',
  noName: 'Без имени',
  suspected: 'похоже на спам',
  assignedTo: (name: string) => `занимается ${name}`,
  back: 'Ко всем сообщениям',
  removal: (until: string) =>
    `Отправитель просит удалить всё, что прислал. Не позже ${until} удалите запись с этим номером в Strapi и письмо с ней, потом удалите эту.`,
  notDone: 'Ничего не изменено',
  changed: 'Пока вы смотрели, сообщение изменил кто-то другой. Ниже оно как есть сейчас.',
  conflict: (name: string, what: string, when: string) =>
    `Пока вы смотрели, ${name}: ${what} (${when}). Ниже сообщение как есть сейчас. Если всё ещё нужно, нажмите ещё раз.`,
  handledAs: (as: string): string =>
    new Map([
      ['answer', 'ответ отправлен'],
      ['note', 'добавлена заметка'],
      ['spam', 'отмечено как спам'],
      ['genuine', 'отмечено как не спам'],
      ['close', 'закрыто'],
      ['reopen', 'открыто снова'],
      ['assign', 'сменён исполнитель'],
      ['retry', 'отправлено ещё раз'],
    ]).get(as) ?? as,
  faults: {
    missing: 'Напишите что-нибудь',
    long: 'Слишком длинно, сократите',
    'no-mailer': 'Сайт пока не отправляет письма. Это настраивает тот, кто сопровождает сайт.',
    'no-address': 'Отправитель не оставил почты.',
  },
  thread: 'Что уже было',
  noteBy: (author: string) => `${author}, заметка`,
  answerBy: (author: string, address: string) => `${author} → ${address}`,
  answerStates: {
    waiting: 'ещё не отправлено, пробуем снова',
    refused: 'не отправлено: почта не приняла адрес',
    failed: 'не отправлено за три дня',
  },
  answer: 'Ответить',
  answerTo: (email: string) => `Письмо на ${email}`,
  answerHint: 'Под ответом будет то, что прислал отправитель. Его ответ придёт на почту редакции.',
  send: 'Отправить ответ',
  noEmail: 'Почты отправитель не оставил.',
  noMailer: 'Сайт не отправляет писем. Напишите отправителю сами:',
  note: 'Добавить заметку',
  noteLabel: 'Заметка, которую видит только офис',
  addNote: 'Добавить',
  state: 'Состояние',
  assignee: 'Занимается',
  nobody: 'пока никто',
  take: 'Взять себе',
  release: 'Отпустить',
  assignOther: 'Передать другому',
  assigneeName: 'Имя',
  assign: 'Передать',
  close: 'Закрыть без ответа',
  reopen: 'Открыть снова',
  spam: 'Это спам',
  genuine: 'Это не спам',
  retry: 'Доставить ещё раз',
  erase: 'Удалить',
  eraseNote: 'Удалит сообщение, заметки и ответы. Вернуть их будет нельзя.',
  eraseSure: 'Удалить навсегда',
  suspicions: (why: string): string =>
    why === 'office'
      ? 'спам'
      : why === 'challenge'
        ? 'похоже на спам: нет проверки'
        : 'похоже на спам: писал робот',
  recipients: (recipient: string): string =>
    recipient === 'content' ? 'В Strapi' : recipient === 'editors' ? 'Письмо редакции' : 'Письмо отправителю',
  deliveryStates: (state: string): string =>
    new Map([
      ['waiting', 'в пути'],
      ['delivered', 'доставлено'],
      ['failed', 'не доставлено'],
      ['held', 'задержано'],
    ]).get(state) ?? state,
}

/** Votes and notices at the desk. */
export const deskTold = {
  votes: {
    notSetUp: 'Голосования на этом сайте не подключены.',
    lead: 'Как идёт каждое голосование, с задержкой не больше десяти секунд.',
    closed: 'Голосование закроется в течение минуты. Открыть его снова нельзя.',
    none: 'Пока никто не голосовал.',
    option: 'Вариант',
    count: 'Голосов',
    share: 'Доля',
    states: {
      open: 'идёт',
      closing: 'закрывается',
      final: 'закрыто',
      unwritten: 'закрыто, итог не записан в Strapi',
      unvoted: 'ещё никто не голосовал',
    },
    total: (votes: string) => `всего ${votes}`,
    until: (when: string) => `до ${when}`,
    close: (slug: string) => `Закрыть «${slug}» навсегда`,
  },
  notices: {
    notSetUp: 'Уведомления на этом сайте не подключены.',
    told: 'Что мы сообщали за 30 дней',
    none: 'За 30 дней ничего не сообщали.',
    byDay: 'Сколько уведомлений дошло',
    when: 'Когда',
    what: 'О чём',
    sent: 'Дошло',
    waiting: 'Ждёт',
    failed: 'Не дошло',
    dropped: 'уже не так',
    words: 'Написать зрителям концерта',
    noConcerts: 'Концертов впереди нет.',
    links: 'Короткие ссылки',
    reached: (browsers: string, emails: string) =>
      `Сейчас уведомления придут в браузеры: ${browsers}, на адреса почты: ${emails}.`,
    kinds: {
      cast: 'играют другие',
      announced: 'новый концерт',
      'on-sale': 'начало продаж',
      returned: 'билеты вернулись',
      last: 'последние билеты',
      moved: 'перенос',
      postponed: 'отложен',
      cancelled: 'отмена',
      words: 'слова редактора',
      reminder: 'напоминание',
    },
  },
  newsletter: {
    notSetUp: 'Рассылки на этом сайте нет. Чтобы она была, её нужно указать в бренде и подключить почту.',
    readers: (count: string) => `Читателей, которые подтвердили адрес: ${count}.`,
    given: (name: string, waiting: string, refused: string) =>
      `Адреса сайт передаёт в ${name} за десять минут. Ещё не передано: ${waiting}, не принято: ${refused}.`,
    own: 'Письма оркестр рассылает сам. В каждое письмо поставьте ссылку из столбца leave: по ней отписываются.',
    growth: 'Сколько читателей',
    day: 'День',
    language: 'Язык',
    count: 'Читателей',
    export: 'Скачать адреса (CSV)',
    exportNote: 'В файле личные данные: удалите его, когда он станет не нужен.',
  },
}
