import { contentPages as inBrandsWords } from '../brand/texts.ts'
import { defineMessages, plural } from './messages.ts'

/**
 * How the pages of fixed addresses are called when content has no entry for them, and what they add to it.
 */
export const contentPageMessages = defineMessages(inBrandsWords, {
  ru: {
    titles: {
      about: 'Об оркестре',
      charity: 'Социальная ответственность',
      services: 'Что предлагает оркестр',
      security: 'Безопасность и персональные данные',
      contact: 'Контакты',
      b2b: 'Билеты для сотрудников',
      cast: 'Прослушивание в оркестр',
    },
    contact: 'Контакты',
    questions: 'Вопросы и ответы',
    help: 'Служба поддержки',
    schedule: 'Расписание концертов',
    figures: 'Оркестр в числах',
    programs: (count: number) =>
      `${plural('ru', count, { one: 'программа', few: 'программы', many: 'программ', other: 'программы' })} в репертуаре`,
    cities: (count: number) =>
      `${plural('ru', count, { one: 'город', few: 'города', many: 'городов', other: 'города' })} на карте гастролей`,
    mission: 'Зачем мы играем',
    legal: 'Реквизиты',
    legalName: 'Название',
    legalAddress: 'Адрес',
    inn: 'ИНН',
    ogrn: 'ОГРН',
  },
  en: {
    titles: {
      about: 'About the orchestra',
      charity: 'Social responsibility',
      services: 'What the orchestra offers',
      security: 'Safety and personal data',
      contact: 'Contact',
      b2b: 'Tickets for your team',
      cast: 'Audition for the orchestra',
    },
    contact: 'Contact',
    questions: 'Questions and answers',
    help: 'Help centre',
    schedule: 'Concert schedule',
    figures: 'The orchestra in numbers',
    programs: (count: number) =>
      `${plural('en', count, { one: 'program', other: 'programs' })} in the repertoire`,
    cities: (count: number) =>
      `${plural('en', count, { one: 'city', other: 'cities' })} on the map of the tour`,
    mission: 'Why we play',
    legal: 'Legal details',
    legalName: 'Name',
    legalAddress: 'Address',
    inn: 'Tax number',
    ogrn: 'Registration number',
  },
  th: {
    titles: {
      about: 'เกี่ยวกับวง',
      charity: 'ความรับผิดชอบต่อสังคม',
      services: 'บริการของวง',
      security: 'ความปลอดภัยและข้อมูลส่วนบุคคล',
      contact: 'ติดต่อเรา',
      b2b: 'บัตรสำหรับพนักงาน',
      cast: 'ออดิชันเข้าวง',
    },
    contact: 'ติดต่อเรา',
    questions: 'ถามตอบ',
    help: 'ศูนย์ช่วยเหลือ',
    schedule: 'ตารางคอนเสิร์ต',
    figures: 'วงในตัวเลข',
    programs: () => 'โปรแกรมที่เล่น',
    cities: () => 'เมืองบนแผนที่ทัวร์',
    mission: 'เราเล่นดนตรีเพื่ออะไร',
    legal: 'ข้อมูลทางกฎหมาย',
    legalName: 'ชื่อ',
    legalAddress: 'ที่อยู่',
    inn: 'เลขผู้เสียภาษี',
    ogrn: 'เลขทะเบียน',
  },
})
