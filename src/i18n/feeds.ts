import { defineMessages } from './messages.ts'

/** Texts of feeds and of what else machines show to people. */
export const feedMessages = defineMessages({
  ru: {
    news: 'Новости оркестра «Полутон»',
    newsAbout: 'Гастроли, премьеры и жизнь оркестра.',
    concerts: 'Новые концерты оркестра «Полутон»',
    concertsAbout: 'Концерты, которые только что объявлены.',
    concert: 'Концерт',
    timeUnknown: 'время уточняется',
    search: 'Поиск концертов, программ, городов и площадок оркестра «Полутон»',
  },
  en: {
    news: 'Poluton Orchestra news',
    newsAbout: 'Tours, premieres and the life of the orchestra.',
    concerts: 'New concerts of the Poluton Orchestra',
    concertsAbout: 'Concerts that have just been announced.',
    concert: 'Concert',
    timeUnknown: 'time to be announced',
    search: 'Concerts, programs, cities and venues of the Poluton Orchestra',
  },
  th: {
    news: 'ข่าววงออร์เคสตรา Poluton',
    newsAbout: 'ทัวร์ รอบปฐมทัศน์ และเรื่องราวของวง',
    concerts: 'คอนเสิร์ตใหม่ของวงออร์เคสตรา Poluton',
    concertsAbout: 'คอนเสิร์ตที่เพิ่งประกาศ',
    concert: 'คอนเสิร์ต',
    timeUnknown: 'จะแจ้งเวลาภายหลัง',
    search: 'ค้นหาคอนเสิร์ต โปรแกรม เมือง และสถานที่ของวงออร์เคสตรา Poluton',
  },
})
