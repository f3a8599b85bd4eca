import { names } from '../brand/chosen.ts'
import { calendar as inBrandsWords } from '../brand/texts.ts'
import { type CityInText, inCity } from './city-in-text.ts'
import { defineMessages } from './messages.ts'
import { inPlace } from './russian.ts'

/** Texts of calendar files, and of the menus that lead to them. */
export const calendarMessages = defineMessages(inBrandsWords, {
  ru: {
    concert: 'Концерт',
    cancelled: (name: string) => `Отменён: ${name}`,
    postponed: (name: string) => `Переносится: ${name}`,
    rescheduled: (day: string) => `Концерт перенесён с ${day}.`,
    online: 'Онлайн',
    schedule: `Концерты ${names.ru.fullNameGenitive}`,
    inCity: (city: CityInText) => `«${names.ru.name}» ${inPlace(city)}`,
    ofProgram: (program: string) => `${program}: все даты`,
    add: 'В календарь',
    subscribe: 'Подписаться на концерты',
    subscribeHint: 'Новые даты и переносы появятся в вашем календаре сами.',
    file: 'Файл .ics',
  },
  en: {
    concert: 'Concert',
    cancelled: (name: string) => `Cancelled: ${name}`,
    postponed: (name: string) => `Postponed: ${name}`,
    rescheduled: (day: string) => `This concert was moved from ${day}.`,
    online: 'Online',
    schedule: `${names.en.fullName} concerts`,
    inCity: (city: CityInText) => `${names.en.fullName} ${inCity(city, 'in ')}`,
    ofProgram: (program: string) => `${program}: all dates`,
    add: 'Add to calendar',
    subscribe: 'Subscribe to concerts',
    subscribeHint: 'New dates and changes will appear in your calendar by themselves.',
    file: '.ics file',
  },
  th: {
    concert: 'คอนเสิร์ต',
    cancelled: (name: string) => `ยกเลิก: ${name}`,
    postponed: (name: string) => `เลื่อน: ${name}`,
    rescheduled: (day: string) => `คอนเสิร์ตนี้เลื่อนจากวันที่ ${day}`,
    online: 'ออนไลน์',
    schedule: `คอนเสิร์ต${names.th.fullName}`,
    inCity: (city: CityInText) => `${names.th.fullName} ${inCity(city, 'ใน')}`,
    ofProgram: (program: string) => `${program}: ทุกรอบ`,
    add: 'เพิ่มลงปฏิทิน',
    subscribe: 'ติดตามคอนเสิร์ตในปฏิทิน',
    subscribeHint: 'รอบใหม่และการเปลี่ยนแปลงจะขึ้นในปฏิทินของคุณเอง',
    file: 'ไฟล์ .ics',
  },
})
