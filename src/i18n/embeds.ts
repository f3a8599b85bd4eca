import { embeds as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What other sites show in a frame. */
export const embedMessages = defineMessages(inBrandsWords, {
  ru: {
    concert: 'Концерт',
    allDates: 'Все даты на сайте',
    whole: 'Подробнее на сайте',
    noDates: 'Новых дат пока нет.',
  },
  en: {
    concert: 'Concert',
    allDates: 'All dates on the site',
    whole: 'More on the site',
    noDates: 'There are no new dates yet.',
  },
  th: {
    concert: 'คอนเสิร์ต',
    allDates: 'วันแสดงทั้งหมดบนเว็บไซต์',
    whole: 'รายละเอียดบนเว็บไซต์',
    noDates: 'ยังไม่มีวันแสดงใหม่',
  },
})
