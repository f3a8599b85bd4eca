import { defineMessages } from './messages.ts'

/** Texts of the city picker; the browser gets them with the island's code. */
export const cityPickerMessages = defineMessages({
  ru: {
    title: 'Выберите город',
    search: 'Найти город',
    allCities: 'Все города',
    close: 'Закрыть',
    nothing: 'Такого города в расписании нет',
    failed: 'Список городов не загрузился. Попробуйте ещё раз.',
    retry: 'Повторить',
  },
  en: {
    title: 'Choose a city',
    search: 'Search for city',
    allCities: 'All cities',
    close: 'Close',
    nothing: 'No such city in the schedule',
    failed: "The list of cities couldn't be loaded. Please try again.",
    retry: 'Try again',
  },
  th: {
    title: 'เลือกเมือง',
    search: 'ค้นหาเมือง',
    allCities: 'ทุกเมือง',
    close: 'ปิด',
    nothing: 'ไม่มีเมืองนี้ในตาราง',
    failed: 'โหลดรายชื่อเมืองไม่สำเร็จ โปรดลองอีกครั้ง',
    retry: 'ลองอีกครั้ง',
  },
})
