import { map as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** Texts of the map of a place. */
export const mapMessages = defineMessages(inBrandsWords, {
  ru: {
    map: (place: string) => `Карта: ${place}`,
    route: 'Построить маршрут',
    loading: 'Загружаем карту…',
    failed: 'Карта не загрузилась. Место и маршрут открываются по ссылкам.',
  },
  en: {
    map: (place: string) => `Map: ${place}`,
    route: 'Plan a route',
    loading: 'Loading the map…',
    failed: "The map didn't load. The links open the place and the route.",
  },
  th: {
    map: (place: string) => `แผนที่: ${place}`,
    route: 'ดูเส้นทาง',
    loading: 'กำลังโหลดแผนที่…',
    failed: 'โหลดแผนที่ไม่สำเร็จ เปิดดูสถานที่และเส้นทางได้จากลิงก์',
  },
})
