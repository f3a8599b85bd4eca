import { names } from '../brand/chosen.ts'
import { concertPage as inBrandsWords } from '../brand/texts.ts'
import { type CityInText, inCity } from './city-in-text.ts'
import { defineMessages } from './messages.ts'
import { inPlace } from './russian.ts'

/** Texts of a concert's own page and of its ticket page. */
export const concertPageMessages = defineMessages(inBrandsWords, {
  ru: {
    when: 'Когда',
    where: 'Где',
    duration: 'Длительность',
    minutes: (minutes: number) =>
      minutes >= 60
        ? `${Math.floor(minutes / 60)} ч${minutes % 60 ? ` ${minutes % 60} мин` : ''}`
        : `${minutes} мин`,
    age: 'Возраст',
    seller: 'Продавец билетов',
    program: 'О программе',
    aboutProgram: 'Вся программа',
    performers: 'Исполнители',
    tracks: 'Прозвучит',
    part: (number: number) => `Отделение ${number}`,
    hall: 'Зал',
    venue: 'О площадке',
    route: 'Как добраться',
    otherDates: 'Другие даты программы',
    inCity: (city: CityInText) => `Ещё концерты ${inPlace(city)}`,
    pastNotice: 'Этот концерт уже прошёл. Посмотрите ближайшие.',
    cancelledNotice:
      'Концерт отменён. Деньги за билеты вернёт продавец: напишите ему или обратитесь в службу поддержки.',
    postponedNotice: 'Концерт перенесён, новая дата уточняется. Билеты действительны.',
    rescheduledNotice: (day: string) => `Концерт перенесён с ${day}. Билеты действительны на новую дату.`,
    rescheduledSomewhen: 'Дата концерта изменилась. Билеты действительны на новую дату.',
    wasPlanned: 'Было назначено:',
    localTime: (city: string) => `время местное, ${city}`,
    onlineNotice: 'Концерт пройдёт онлайн: ссылка на трансляцию придёт на почту, указанную при покупке.',
    ticketsTitle: (name: string) => `Билеты: ${name}`,
    ticketsFrame: 'Выбор мест и оплата',
    ticketsOutside: 'Открыть страницу билетов отдельно',
    ticketsOutsideHint: 'Если схема зала не загрузилась, откройте её на сайте билетного сервиса.',
    ticketsLoading: 'Загружаем схему зала…',
    ticketsLate: 'Схема зала всё ещё не загрузилась. Билетный сервис отвечает медленно.',
    ticketsAgain: 'Загрузить ещё раз',
    noTickets: 'Билеты на этот концерт здесь не продаются.',
    backToConcert: 'О концерте',
    description: (name: string, day: string, place: string) =>
      `${name}: ${day}, ${place}. Билеты на концерт ${names.ru.fullNameGenitive}.`,
  },
  en: {
    when: 'When',
    where: 'Where',
    duration: 'Length',
    minutes: (minutes: number) =>
      minutes >= 60
        ? `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
        : `${minutes} min`,
    age: 'Age',
    seller: 'Ticket seller',
    program: 'About the program',
    aboutProgram: 'The whole program',
    performers: 'Performers',
    tracks: 'You will hear',
    part: (number: number) => `Part ${number}`,
    hall: 'Hall',
    venue: 'About the venue',
    route: 'How to get there',
    otherDates: 'Other dates of this program',
    inCity: (city: CityInText) => `More concerts ${inCity(city, 'in ')}`,
    pastNotice: 'This concert is over. Have a look at the next ones.',
    cancelledNotice:
      'This concert is cancelled. The seller refunds the tickets: write to them or to our help centre.',
    postponedNotice: 'This concert is postponed; the new date will be announced. Tickets stay valid.',
    rescheduledNotice: (day: string) =>
      `This concert was moved from ${day}. Tickets are valid for the new date.`,
    rescheduledSomewhen: 'The date of this concert has changed. Tickets are valid for the new date.',
    wasPlanned: 'Was planned for',
    localTime: (city: string) => `local time in ${city}`,
    onlineNotice: 'This concert is online: the link will come to the e-mail address given with the order.',
    ticketsTitle: (name: string) => `Tickets: ${name}`,
    ticketsFrame: 'Seats and payment',
    ticketsOutside: 'Open the ticket page separately',
    ticketsOutsideHint: "If the seating plan doesn't load, open it on the ticket service's own site.",
    ticketsLoading: 'Loading the seating plan…',
    ticketsLate: "The seating plan still hasn't loaded. The ticket service is slow to answer.",
    ticketsAgain: 'Load again',
    noTickets: "Tickets for this concert aren't sold here.",
    backToConcert: 'About the concert',
    description: (name: string, day: string, place: string) =>
      `${name}: ${day}, ${place}. Tickets for ${names.en.fullNameGenitive}.`,
  },
  th: {
    when: 'วันเวลา',
    where: 'สถานที่',
    duration: 'ความยาว',
    minutes: (minutes: number) =>
      minutes >= 60
        ? `${Math.floor(minutes / 60)} ชม.${minutes % 60 ? ` ${minutes % 60} นาที` : ''}`
        : `${minutes} นาที`,
    age: 'อายุ',
    seller: 'ผู้จำหน่ายบัตร',
    program: 'เกี่ยวกับโปรแกรม',
    aboutProgram: 'ดูทั้งโปรแกรม',
    performers: 'ผู้แสดง',
    tracks: 'เพลงที่จะบรรเลง',
    part: (number: number) => `ช่วงที่ ${number}`,
    hall: 'ฮอลล์',
    venue: 'เกี่ยวกับสถานที่',
    route: 'การเดินทาง',
    otherDates: 'รอบอื่นของโปรแกรมนี้',
    inCity: (city: CityInText) => `คอนเสิร์ตอื่น${inCity(city, 'ใน')}`,
    pastNotice: 'คอนเสิร์ตนี้จบแล้ว ดูรอบถัดไปได้ด้านล่าง',
    cancelledNotice: 'คอนเสิร์ตนี้ยกเลิก ผู้จำหน่ายจะคืนเงินค่าบัตร โปรดติดต่อผู้จำหน่ายหรือศูนย์ช่วยเหลือ',
    postponedNotice: 'คอนเสิร์ตนี้เลื่อนออกไป จะแจ้งวันใหม่ภายหลัง บัตรเดิมยังใช้ได้',
    rescheduledNotice: (day: string) => `คอนเสิร์ตนี้เลื่อนจากวันที่ ${day} บัตรเดิมใช้ได้ในวันใหม่`,
    rescheduledSomewhen: 'คอนเสิร์ตนี้เปลี่ยนวันแสดง บัตรเดิมใช้ได้ในวันใหม่',
    wasPlanned: 'เดิมกำหนดไว้',
    localTime: (city: string) => `เวลาท้องถิ่นของ${city}`,
    onlineNotice: 'คอนเสิร์ตนี้จัดออนไลน์ ลิงก์รับชมจะส่งไปยังอีเมลที่ใช้สั่งซื้อ',
    ticketsTitle: (name: string) => `บัตร: ${name}`,
    ticketsFrame: 'เลือกที่นั่งและชำระเงิน',
    ticketsOutside: 'เปิดหน้าบัตรแยก',
    ticketsOutsideHint: 'หากผังที่นั่งไม่แสดง โปรดเปิดที่เว็บไซต์ของผู้ให้บริการบัตร',
    ticketsLoading: 'กำลังโหลดผังที่นั่ง…',
    ticketsLate: 'ผังที่นั่งยังไม่แสดง ผู้ให้บริการบัตรตอบช้า',
    ticketsAgain: 'โหลดอีกครั้ง',
    noTickets: 'ไม่มีการจำหน่ายบัตรคอนเสิร์ตนี้ที่นี่',
    backToConcert: 'รายละเอียดคอนเสิร์ต',
    description: (name: string, day: string, place: string) =>
      `${name}: ${day} ${place} บัตรคอนเสิร์ต${names.th.fullName}`,
  },
})
