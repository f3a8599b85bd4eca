import type { DeskPageName } from '../../../routes/desk-addresses.ts'

/** The desk, where the orchestra's own people work: its menu, its first page, and the log of what was done. */
export const desk = {
  menu: 'Разделы рабочего стола',
  roles: { editor: 'редактор', office: 'офис', owner: 'владелец' },
  /** Titles of pages, which are also their names in the menu. */
  pages: {
    deskOverview: 'Сегодня',
    deskInbox: 'Входящие',
    deskEntry: 'Сообщение',
    deskEvenings: 'Концерты',
    deskEvening: 'Концерт',
    deskRadar: 'Радар туров',
    deskSearches: 'Поиски',
    deskVotes: 'Голосования',
    deskNotices: 'Уведомления',
    deskContent: 'Содержание',
    deskRedirects: 'Переадресации',
    deskHealth: 'Состояние',
    deskLog: 'Журнал',
  } satisfies Record<DeskPageName, string>,
  /** Names of actions in the log. */
  actions: {
    'deskInbox.export': 'Входящие: файл CSV',
    'deskEntry.answer': 'Ответ',
    'deskEntry.note': 'Заметка',
    'deskEntry.change': 'Сообщение',
    'deskEntry.erase': 'Удаление',
    'deskVotes.close': 'Голосование: закрытие',
    'deskRedirects.make': 'Переадресация: новая',
    'deskRedirects.remove': 'Переадресация: удалена',
    'deskLog.export': 'Журнал: файл CSV',
  },
  /** Below the title of pages with numbers that the demo invents. */
  invented: 'Посещения, пожелания и продажи билетов этой демонстрации придуманы.',
  overview: {
    nothing: 'Сегодня ничего не ждёт.',
    unknown: 'сейчас не узнать',
    open: 'ждут ответа',
    suspected: 'похожи на спам: решите, что с ними делать',
    stuck: 'не доставлены: их никто не получил',
    removals: 'просят удалить присланное',
    behind: 'концертов продаются хуже похожих',
    missing: 'адресов, которых нет, спрашивают посетители',
    health: 'служб не отвечают',
    notices: 'уведомлений ещё уходят',
    votes: (days: number) => `голосований закроются в ближайшие ${days} дней`,
  },
  log: {
    title: 'Кто что делал',
    lead: 'Всё, что сделано на рабочем столе за год. Текстов зрителей здесь нет.',
    none: 'Пока ничего не сделано.',
    when: 'Когда',
    who: 'Кто',
    what: 'Что',
    about: 'С чем',
    notDone: 'не сделано',
    unknown: 'чем кончилось, неизвестно',
    older: 'Раньше',
    export: 'Скачать CSV',
  },
}
