import { defineMessages, plural } from './messages.ts'

/**
 * What the pages of fixed addresses say when content has no entry for them, and what `/about` adds to its entry.
 * Each text stands alone: it says what the page is for and where to go.
 */
export const contentPageMessages = defineMessages({
  ru: {
    pages: {
      about: {
        title: 'Об оркестре',
        text: 'Симфонический оркестр «Полутон» играет музыку кино, аниме и игр: в больших залах и в камерных, дома и на гастролях.',
      },
      charity: {
        title: 'Социальная ответственность',
        text: 'Оркестр играет для тех, кто не может прийти в зал, и помогает музыкальным школам инструментами. Если вы знаете, где нужна музыка, напишите нам.',
      },
      services: {
        title: 'Что предлагает оркестр',
        text: 'Концерты в вашем городе, фильм под живой оркестр, вечер для компании, запись музыки. Опишите задачу, и мы посчитаем смету.',
      },
      security: {
        title: 'Безопасность и персональные данные',
        text: 'Сайт хранит в вашем браузере только выбранный город и язык. Билеты продаёт и ваши платёжные данные получает билетный оператор. Вопросы о данных присылайте нам.',
      },
      contact: {
        title: 'Контакты',
        text: 'На большинство вопросов о билетах уже есть ответы. Если вашего там нет, обратитесь к продавцу: его адрес указан в письме с билетом.',
      },
      b2b: {
        title: 'Билеты для сотрудников',
        text: 'Для компаний — билеты по счёту: выберите концерт, и мы подберём места рядом. Напишите нам город, дату и сколько нужно билетов.',
      },
      cast: {
        title: 'Прослушивание в оркестр',
        text: 'Мы слушаем всех: выпускников, студентов, музыкантов других оркестров. Напишите нам и приложите ссылки на две записи.',
      },
    },
    contact: 'Контакты',
    questions: 'Вопросы и ответы',
    help: 'Служба поддержки',
    schedule: 'Расписание концертов',
    figures: 'Оркестр в числах',
    programs: (count: number) =>
      `${plural('ru', count, { one: 'программа', few: 'программы', many: 'программ', other: 'программы' })} в репертуаре`,
    concertsCount: '700+',
    concerts: 'концертов за 2022 год',
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
    pages: {
      about: {
        title: 'About the orchestra',
        text: 'The Poluton Orchestra plays film, anime and game music: in large halls and small ones, at home and on tour.',
      },
      charity: {
        title: 'Social responsibility',
        text: 'The orchestra plays for people who cannot come to a hall and gives instruments to music schools. If you know where music is needed, write to us.',
      },
      services: {
        title: 'What the orchestra offers',
        text: 'Concerts in your city, films with live orchestra, an evening for your company, recordings. Tell us what you have in mind and we will estimate it.',
      },
      security: {
        title: 'Safety and personal data',
        text: 'In your browser the site keeps the city and the language that you chose, and nothing else. Tickets are sold by ticket services, and only they receive your payment data. Send us your questions about data.',
      },
      contact: {
        title: 'Contact',
        text: 'Most questions about tickets have been answered already. If yours is not there, turn to the seller: the address is in the letter with your ticket.',
      },
      b2b: {
        title: 'Tickets for your team',
        text: 'Companies buy by invoice: choose a concert and we will find seats side by side. Tell us the city, the date and how many tickets you need.',
      },
      cast: {
        title: 'Audition for the orchestra',
        text: 'We listen to everybody: graduates, students, players of other orchestras. Write to us with links to two recordings.',
      },
    },
    contact: 'Contact',
    questions: 'Questions and answers',
    help: 'Help centre',
    schedule: 'Concert schedule',
    figures: 'The orchestra in numbers',
    programs: (count: number) =>
      `${plural('en', count, { one: 'program', other: 'programs' })} in the repertoire`,
    concertsCount: '700+',
    concerts: 'concerts in 2022',
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
    pages: {
      about: {
        title: 'เกี่ยวกับวง',
        text: 'วงออร์เคสตรา Poluton บรรเลงดนตรีภาพยนตร์ อนิเมะ และเกม ทั้งในฮอลล์ใหญ่และฮอลล์เล็ก ที่บ้านและระหว่างทัวร์',
      },
      charity: {
        title: 'ความรับผิดชอบต่อสังคม',
        text: 'วงเล่นให้คนที่มาฮอลล์ไม่ได้ และมอบเครื่องดนตรีให้โรงเรียนดนตรี หากคุณรู้ว่าที่ใดต้องการดนตรี เขียนถึงเราได้',
      },
      services: {
        title: 'บริการของวง',
        text: 'คอนเสิร์ตในเมืองของคุณ ภาพยนตร์พร้อมวงสด งานเลี้ยงขององค์กร และการบันทึกเสียง เล่าสิ่งที่คุณต้องการ แล้วเราจะประเมินราคาให้',
      },
      security: {
        title: 'ความปลอดภัยและข้อมูลส่วนบุคคล',
        text: 'เว็บไซต์เก็บเพียงเมืองและภาษาที่คุณเลือกไว้ในเบราว์เซอร์ ผู้ให้บริการจำหน่ายบัตรเท่านั้นที่ได้รับข้อมูลการชำระเงิน ส่งคำถามเรื่องข้อมูลถึงเราได้',
      },
      contact: {
        title: 'ติดต่อเรา',
        text: 'คำถามเรื่องบัตรส่วนใหญ่มีคำตอบอยู่แล้ว หากไม่พบคำตอบ โปรดติดต่อผู้จำหน่ายตามที่อยู่ในอีเมลบัตร',
      },
      b2b: {
        title: 'บัตรสำหรับพนักงาน',
        text: 'องค์กรซื้อบัตรด้วยใบแจ้งหนี้ได้ เลือกคอนเสิร์ต แล้วเราจะจัดที่นั่งติดกันให้ แจ้งเมือง วันที่ และจำนวนบัตร',
      },
      cast: {
        title: 'ออดิชันเข้าวง',
        text: 'เราฟังทุกคน ทั้งบัณฑิต นักศึกษา และนักดนตรีจากวงอื่น เขียนถึงเราพร้อมลิงก์บันทึกเสียงสองชิ้น',
      },
    },
    contact: 'ติดต่อเรา',
    questions: 'ถามตอบ',
    help: 'ศูนย์ช่วยเหลือ',
    schedule: 'ตารางคอนเสิร์ต',
    figures: 'วงในตัวเลข',
    programs: () => 'โปรแกรมที่เล่น',
    concertsCount: '700+',
    concerts: 'คอนเสิร์ตในปี 2565',
    cities: () => 'เมืองบนแผนที่ทัวร์',
    mission: 'เราเล่นดนตรีเพื่ออะไร',
    legal: 'ข้อมูลทางกฎหมาย',
    legalName: 'ชื่อ',
    legalAddress: 'ที่อยู่',
    inn: 'เลขผู้เสียภาษี',
    ogrn: 'เลขทะเบียน',
  },
})

/** Addresses whose content is an editor's page of the same slug. */
export type ContentPageSlug = 'about' | 'charity' | 'services' | 'security' | 'contact' | 'b2b' | 'cast'
