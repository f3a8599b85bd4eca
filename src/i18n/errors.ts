import { defineMessages } from './messages.ts'

export const errorMessages = defineMessages({
  ru: {
    notFound: 'Страница не найдена',
    notFoundHint: 'Возможно, адрес изменился. Поищите концерт или вернитесь на главную.',
    unavailable: 'Страница сейчас не открывается',
    unavailableHint: 'Мы уже знаем об этом. Попробуйте обновить страницу через минуту.',
    home: 'На главную',
    nextConcerts: 'Ближайшие концерты',
  },
  en: {
    notFound: 'Page not found',
    notFoundHint: 'The address may have changed. Search for a concert or go to the home page.',
    unavailable: "This page can't be opened right now",
    unavailableHint: 'We know about it. Please refresh the page in a minute.',
    home: 'Home page',
    nextConcerts: 'Coming concerts',
  },
  th: {
    notFound: 'ไม่พบหน้านี้',
    notFoundHint: 'ที่อยู่อาจเปลี่ยนไปแล้ว ลองค้นหาคอนเสิร์ตหรือกลับไปหน้าแรก',
    unavailable: 'ขณะนี้เปิดหน้านี้ไม่ได้',
    unavailableHint: 'เราทราบปัญหาแล้ว โปรดรีเฟรชหน้าอีกครั้งในอีกสักครู่',
    home: 'หน้าแรก',
    nextConcerts: 'คอนเสิร์ตเร็ว ๆ นี้',
  },
})
