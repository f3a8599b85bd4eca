import { names } from '../brand/chosen.ts'
import { feeds as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts of feeds and of what else machines show to people. */
export const feedMessages = defineMessages(inBrandsWords, {
  ru: {
    news: `Новости ${names.ru.fullNameGenitive}`,
    newsAbout: 'Гастроли, премьеры и жизнь оркестра.',
    concerts: `Новые концерты ${names.ru.fullNameGenitive}`,
    concertsAbout: 'Концерты, которые только что объявлены.',
    concert: 'Концерт',
    timeUnknown: 'время уточняется',
    search: `Поиск концертов, программ, городов и площадок ${names.ru.fullNameGenitive}`,
  },
  en: {
    news: `${names.en.fullName} news`,
    newsAbout: 'Tours, premieres and the life of the orchestra.',
    concerts: `New concerts of ${names.en.fullNameGenitive}`,
    concertsAbout: 'Concerts that have just been announced.',
    concert: 'Concert',
    timeUnknown: 'time to be announced',
    search: `Concerts, programs, cities and venues of ${names.en.fullNameGenitive}`,
  },
  th: {
    news: `ข่าว${names.th.fullName}`,
    newsAbout: 'ทัวร์ รอบปฐมทัศน์ และเรื่องราวของวง',
    concerts: `คอนเสิร์ตใหม่ของ${names.th.fullName}`,
    concertsAbout: 'คอนเสิร์ตที่เพิ่งประกาศ',
    concert: 'คอนเสิร์ต',
    timeUnknown: 'จะแจ้งเวลาภายหลัง',
    search: `ค้นหาคอนเสิร์ต โปรแกรม เมือง และสถานที่ของ${names.th.fullName}`,
  },
})
