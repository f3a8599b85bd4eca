import { cityPicker as inBrandsWords } from '../brand/texts.ts'
import { defineMessages, plural } from './messages.ts'

/** Texts of the city picker; the browser gets them with the island's code. */
export const cityPickerMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Выберите город',
    search: 'Найти город',
    allCities: 'Все города',
    close: 'Закрыть',
    loading: 'Загружаем города…',
    found: (count: number) =>
      plural('ru', count, {
        one: `Найден ${count} город`,
        few: `Найдено ${count} города`,
        many: `Найдено ${count} городов`,
        other: `Найдено ${count} города`,
      }),
    nothing: 'Такого города в расписании нет. Выберите другой или смотрите концерты во всех городах.',
    failed: 'Список городов не загрузился. Проверьте связь и попробуйте ещё раз.',
    retry: 'Повторить',
  },
  en: {
    title: 'Choose a city',
    search: 'Search for city',
    allCities: 'All cities',
    close: 'Close',
    loading: 'Loading cities…',
    found: (count: number) =>
      plural('en', count, { one: `${count} city found`, other: `${count} cities found` }),
    nothing: 'This city is not in the schedule. Choose another one or see concerts in all cities.',
    failed: "The list of cities couldn't be loaded. Please check the connection and try again.",
    retry: 'Try again',
  },
  th: {
    title: 'เลือกเมือง',
    search: 'ค้นหาเมือง',
    allCities: 'ทุกเมือง',
    close: 'ปิด',
    loading: 'กำลังโหลดรายชื่อเมือง…',
    found: (count: number) => `พบ ${count} เมือง`,
    nothing: 'ไม่มีเมืองนี้ในตารางการแสดง เลือกเมืองอื่นหรือดูคอนเสิร์ตในทุกเมือง',
    failed: 'โหลดรายชื่อเมืองไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    retry: 'ลองอีกครั้ง',
  },
})
