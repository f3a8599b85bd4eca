import { manifest as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts that the system shows of the installed site: its shortcuts, and the pictures it is offered with. */
export const manifestMessages = defineMessages(inBrandsWords, {
  ru: {
    concerts: 'Все концерты',
    myCity: 'Концерты в моём городе',
    myCityShort: 'Мой город',
    search: 'Поиск',
    screenshots: {
      home: 'Главная: ближайшие программы и концерты',
      concerts: 'Афиша концертов по месяцам',
      concert: 'Концерт: дата, зал и билеты',
    },
  },
  en: {
    concerts: 'All concerts',
    myCity: 'Concerts in my city',
    myCityShort: 'My city',
    search: 'Search',
    screenshots: {
      home: 'Home: the next programs and concerts',
      concerts: 'Concerts month by month',
      concert: 'A concert: date, hall and tickets',
    },
  },
  th: {
    concerts: 'คอนเสิร์ตทั้งหมด',
    myCity: 'คอนเสิร์ตในเมืองของฉัน',
    myCityShort: 'เมืองของฉัน',
    search: 'ค้นหา',
    screenshots: {
      home: 'หน้าแรก: โปรแกรมและคอนเสิร์ตที่จะถึง',
      concerts: 'ตารางคอนเสิร์ตรายเดือน',
      concert: 'คอนเสิร์ต: วันที่ ฮอลล์ และบัตร',
    },
  },
})
