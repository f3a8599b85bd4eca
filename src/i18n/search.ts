import { search as inBrandsWords } from '../brand/texts.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHits } from '../shared/search.ts'
import { type CityInText, inCity } from './city-in-text.ts'
import { concertMessages } from './concerts.ts'
import { defineMessages, plural } from './messages.ts'
import { inPlace } from './russian.ts'

/** Texts of the search page and of the search popup; the browser gets them with the island's code. */
export const searchMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Поиск',
    description: 'Поиск по концертам, программам, городам, площадкам и новостям.',
    field: 'Что найти',
    placeholder: 'Программа, композитор, город или площадка',
    find: 'Найти',
    tabsLabel: 'Где искать',
    /** Labels of the tabs, and headings of the blocks. */
    tabs: {
      all: 'Всё',
      concert: 'Концерты',
      program: 'Программы',
      city: 'Города',
      venue: 'Площадки',
      post: 'Новости',
    },
    /** What a card among the news is, where it is no post. */
    vote: 'Голосование',
    scrollLeft: 'Прокрутить влево',
    scrollRight: 'Прокрутить вправо',
    close: 'Закрыть поиск',
    previousPage: 'Предыдущая страница',
    nextPage: 'Следующая страница',
    /** Names the control that shows `2/7`. */
    pageOf: (page: number, totalPages: number) => `Страница ${page} из ${totalPages}`,
    /** Leads from a block of all results to its own tab. */
    showAll: 'Показать все',
    loading: 'Ищем…',
    /** Announced politely: how many cards are shown. */
    shown: (count: number) =>
      plural('ru', count, {
        one: `Показан ${count} результат`,
        few: `Показано ${count} результата`,
        many: `Показано ${count} результатов`,
        other: `Показано ${count} результата`,
      }),
    nothing: 'Ничего не найдено',
    nothingFor: (query: string) => `По запросу «${query}» ничего не найдено`,
    nothingHint: 'Проверьте, нет ли опечатки, или оставьте одно слово: название, композитора или город.',
    nothingHere: 'В этом разделе ничего нет.',
    /** Presses a filter of days away: `Убрать: Декабрь 2026`. */
    takeOff: (filter: string) => `Убрать: ${filter}`,
    /** Heads questions, pages and halls above the concerts. */
    answers: 'Ответы',
    /** Above what the same keys find in another keyboard layout. */
    shownInstead: (quoted: string) => `Показаны результаты для ${quoted}.`,
    searchAsTyped: (quoted: string) => `Искать ${quoted}`,
    onlyParts: 'Полного совпадения нет. Вот что нашлось по частям запроса.',
    noneThen: 'В эти дни концертов нет.',
    quoted: (words: string) => `«${words}»`,
    leftOut: (quoted: string) => `без ${quoted}`,
    and: (one: string, other: string) => `${one} и ${other}`,
    soonest: 'Ближайшие после этого',
    searchEverywhere: 'Искать во всех разделах',
    allConcerts: 'Все концерты',
    allPrograms: 'Все программы',
    failed: 'Поиск сейчас не отвечает. Проверьте связь и попробуйте ещё раз.',
    retry: 'Повторить',
    recent: 'Вы искали',
    clearRecent: 'Забыть запросы',
    details: 'Подробнее',
    goTo: 'Перейти',
    tickets: 'Билеты',
    soldOut: 'Билеты проданы',
    /** The parts of `concertSentence`. */
    concert: (title: string) => `Концерт «${title}»`,
    someConcert: 'Концерт',
    by: (performers: string) => `в исполнении ${performers}`,
    inCity: (city: CityInText) => inPlace(city),
  },
  en: {
    title: 'Search',
    description: 'Search concerts, programs, cities, venues and news.',
    field: 'What to find',
    placeholder: 'Program, composer, city or venue',
    find: 'Find',
    tabsLabel: 'Where to search',
    tabs: {
      all: 'All',
      concert: 'Concerts',
      program: 'Programs',
      city: 'Cities',
      venue: 'Venues',
      post: 'News',
    },
    vote: 'Vote',
    scrollLeft: 'Scroll left',
    scrollRight: 'Scroll right',
    close: 'Close search',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    pageOf: (page: number, totalPages: number) => `Page ${page} of ${totalPages}`,
    showAll: 'Show all',
    loading: 'Searching…',
    shown: (count: number) =>
      plural('en', count, { one: `${count} result shown`, other: `${count} results shown` }),
    nothing: 'Nothing found',
    nothingFor: (query: string) => `Nothing found for “${query}”`,
    nothingHint: 'Check the spelling, or keep a single word: a title, a composer or a city.',
    nothingHere: 'There is nothing in this section.',
    takeOff: (filter: string) => `Remove: ${filter}`,
    answers: 'Answers',
    shownInstead: (quoted: string) => `Showing results for ${quoted}.`,
    searchAsTyped: (quoted: string) => `Search for ${quoted}`,
    onlyParts: 'Nothing matches all of it. Here is what parts of your search find.',
    noneThen: 'There are no concerts on these days.',
    quoted: (words: string) => `“${words}”`,
    leftOut: (quoted: string) => `without ${quoted}`,
    and: (one: string, other: string) => `${one} and ${other}`,
    soonest: 'The next ones',
    searchEverywhere: 'Search all sections',
    allConcerts: 'All concerts',
    allPrograms: 'All programs',
    failed: "Search isn't answering right now. Please check the connection and try again.",
    retry: 'Try again',
    recent: 'You searched for',
    clearRecent: 'Forget searches',
    details: 'Details',
    goTo: 'Open',
    tickets: 'Tickets',
    soldOut: 'Sold out',
    concert: (title: string) => `Concert “${title}”`,
    someConcert: 'Concert',
    by: (performers: string) => `by ${performers}`,
    inCity: (city: CityInText) => inCity(city, 'in '),
  },
  th: {
    title: 'ค้นหา',
    description: 'ค้นหาคอนเสิร์ต โปรแกรม เมือง สถานที่แสดง และข่าว',
    field: 'คำค้นหา',
    placeholder: 'โปรแกรม นักประพันธ์ เมือง หรือสถานที่',
    find: 'ค้นหา',
    tabsLabel: 'ค้นหาในหมวด',
    tabs: {
      all: 'ทั้งหมด',
      concert: 'คอนเสิร์ต',
      program: 'โปรแกรม',
      city: 'เมือง',
      venue: 'สถานที่แสดง',
      post: 'ข่าว',
    },
    vote: 'โหวต',
    scrollLeft: 'เลื่อนไปทางซ้าย',
    scrollRight: 'เลื่อนไปทางขวา',
    close: 'ปิดการค้นหา',
    previousPage: 'หน้าก่อนหน้า',
    nextPage: 'หน้าถัดไป',
    pageOf: (page: number, totalPages: number) => `หน้า ${page} จาก ${totalPages}`,
    showAll: 'แสดงทั้งหมด',
    loading: 'กำลังค้นหา…',
    shown: (count: number) => `แสดง ${count} รายการ`,
    nothing: 'ไม่พบผลลัพธ์',
    nothingFor: (query: string) => `ไม่พบผลลัพธ์สำหรับ “${query}”`,
    nothingHint: 'ลองตรวจตัวสะกด หรือค้นหาด้วยคำเดียว เช่น ชื่อโปรแกรม นักประพันธ์ หรือเมือง',
    nothingHere: 'ไม่มีรายการในหมวดนี้',
    takeOff: (filter: string) => `นำออก: ${filter}`,
    answers: 'คำตอบ',
    shownInstead: (quoted: string) => `แสดงผลลัพธ์สำหรับ ${quoted}`,
    searchAsTyped: (quoted: string) => `ค้นหา ${quoted}`,
    onlyParts: 'ไม่มีผลลัพธ์ที่ตรงกับคำค้นหาทั้งหมด นี่คือสิ่งที่พบจากบางส่วน',
    noneThen: 'ไม่มีคอนเสิร์ตในวันดังกล่าว',
    quoted: (words: string) => `“${words}”`,
    leftOut: (quoted: string) => `โดยไม่รวม ${quoted}`,
    and: (one: string, other: string) => `${one} และ ${other}`,
    soonest: 'คอนเสิร์ตถัดไป',
    searchEverywhere: 'ค้นหาในทุกหมวด',
    allConcerts: 'คอนเสิร์ตทั้งหมด',
    allPrograms: 'โปรแกรมทั้งหมด',
    failed: 'ขณะนี้ระบบค้นหาไม่ตอบสนอง โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    retry: 'ลองอีกครั้ง',
    recent: 'คุณเคยค้นหา',
    clearRecent: 'ลบประวัติการค้นหา',
    details: 'รายละเอียด',
    goTo: 'เปิดดู',
    tickets: 'บัตร',
    soldOut: 'บัตรหมดแล้ว',
    concert: (title: string) => `คอนเสิร์ต “${title}”`,
    someConcert: 'คอนเสิร์ต',
    by: (performers: string) => `โดย ${performers}`,
    inCity: (city: CityInText) => inCity(city, 'ที่'),
  },
})

/** What a concert's card says in one sentence. All of it but the program may be unknown. */
export interface ConcertWords {
  program: string
  collection?: string | undefined
  /** Genitive names, in order. */
  performers: readonly string[]
  cityPrepositional?: string | undefined
  cityPreposition?: string | undefined
}

/** `[collection — ]program`; empty when neither is known. */
export const concertTitle = ({ collection, program }: Pick<ConcertWords, 'collection' | 'program'>): string =>
  [collection, program].filter(Boolean).join(' — ')

/**
 * «Концерт «Музыка кино — Музыка Ханса Циммера» в исполнении оркестра … в Казани».
 * What is unknown is left out.
 */
export function concertSentence(locale: Locale, words: ConcertWords): string {
  const t = searchMessages(locale)
  const title = concertTitle(words)
  return [
    title ? t.concert(title) : t.someConcert,
    words.performers.length > 0 ? t.by(words.performers.join(', ')) : '',
    words.cityPrepositional
      ? t.inCity({
          namePrepositional: words.cityPrepositional,
          ...(words.cityPreposition ? { preposition: words.cityPreposition } : {}),
        })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a card's ticket button says. Only `buy` is a link. */
export function ticketLabel(locale: Locale, state: SearchHits['concert']['ticket']['state']): string {
  const t = searchMessages(locale)
  const words = concertMessages(locale)
  const labels = {
    buy: t.tickets,
    none: t.tickets,
    'sold-out': t.soldOut,
    past: words.isPast,
    cancelled: words.cancelled,
    postponed: words.postponedShort,
    'not-on-sale': words.notOnSale,
  } as const satisfies Record<typeof state, string>
  return labels[state]
}
