import { bell as inBrandsWords } from '../brand/texts.ts'

import { type CityInText, inCity } from './city-in-text.ts'
import { defineMessages } from './messages.ts'
import { inPlace } from './russian.ts'

/** The bell: what one will be told of, said before the browser asks whether it may. */
export const bellMessages = defineMessages(inBrandsWords, {
  ru: {
    bell: 'Сообщить мне',
    about: {
      concert: 'Если концерт перенесут или отменят, и ещё раз накануне',
      tickets: 'Когда откроется продажа или вернутся билеты',
      city: (city: CityInText) => `Когда объявим концерт ${inPlace(city)}`,
      program: (program: string) => `Когда объявим концерт программы «${program}»`,
      wish: (program: string, city: CityInText) => `Когда «${program}» прозвучит ${inPlace(city)}`,
    },
    tell: {
      city: (city: CityInText) => `Сообщить о концертах ${inPlace(city)}`,
      program: (program: string) => `Сообщать о концертах «${program}»`,
      wish: (program: string, city: CityInText) => `Сообщить, когда «${program}» прозвучит ${inPlace(city)}`,
    },
    title: 'О чём сообщить',
    night: 'С 22 до 9 часов не беспокоим. Отписаться можно в любой момент.',
    ask: 'Браузер спросит, можно ли показывать уведомления.',
    allow: 'Включить уведомления',
    notNow: 'Не сейчас',
    all: 'Все уведомления и почта',
    done: 'Готово: уведомления придут в этот браузер.',
    denied:
      'Браузер не разрешает уведомления этого сайта. Разрешите их в его настройках или выберите другой способ.',
    unsupported: 'Этот браузер не умеет показывать уведомления. Выберите другой способ.',
    install:
      'На iPhone и iPad сначала установите сайт: нажмите «Поделиться», затем «На экран „Домой“». Откройте его оттуда и нажмите колокольчик ещё раз.',
    failed: 'Сейчас не получилось. Попробуйте ещё раз чуть позже.',
    full: 'Уведомлений уже слишком много: уберите лишние на странице уведомлений.',
  },
  en: {
    bell: 'Tell me',
    about: {
      concert: 'If the concert is moved or cancelled, and once more the day before',
      tickets: 'When tickets go on sale, or come back',
      city: (city) => `When a concert ${inCity(city, 'in ')} is announced`,
      program: (program) => `When a concert of “${program}” is announced`,
      wish: (program, city) => `When “${program}” is played ${inCity(city, 'in ')}`,
    },
    tell: {
      city: (city) => `Tell me of new concerts ${inCity(city, 'in ')}`,
      program: (program) => `Tell me of new concerts of “${program}”`,
      wish: (program, city) => `Tell me when “${program}” is played ${inCity(city, 'in ')}`,
    },
    title: 'What we’ll tell you',
    night: 'Never between 22:00 and 9:00. You can leave at any time.',
    ask: 'Your browser will ask whether it may show notifications.',
    allow: 'Turn notifications on',
    notNow: 'Not now',
    all: 'All notices, and e-mail',
    done: 'Done: notices come to this browser.',
    denied:
      'Your browser doesn’t allow notifications of this site. Allow them in its settings, or choose another way.',
    unsupported: 'This browser can’t show notifications. Choose another way.',
    install:
      'On iPhone and iPad, install the site first: tap Share, then “Add to Home Screen”. Open it from there and press the bell again.',
    failed: 'It didn’t work just now. Try again a little later.',
    full: 'You follow as much as one can: remove something on the page of notices first.',
  },
  th: {
    bell: 'แจ้งเตือนฉัน',
    about: {
      concert: 'เมื่อคอนเสิร์ตเลื่อนหรือยกเลิก และเตือนอีกครั้งหนึ่งวันก่อนแสดง',
      tickets: 'เมื่อเปิดขายบัตรหรือมีบัตรว่างอีกครั้ง',
      city: (city) => `เมื่อมีคอนเสิร์ตใหม่${inCity(city, 'ใน')}`,
      program: (program) => `เมื่อมีคอนเสิร์ตใหม่ของโปรแกรม “${program}”`,
      wish: (program, city) => `เมื่อ “${program}” จะแสดง${inCity(city, 'ใน')}`,
    },
    tell: {
      city: (city) => `แจ้งเตือนคอนเสิร์ตใหม่${inCity(city, 'ใน')}`,
      program: (program) => `แจ้งเตือนคอนเสิร์ตใหม่ของ “${program}”`,
      wish: (program, city) => `แจ้งเตือนเมื่อ “${program}” จะแสดง${inCity(city, 'ใน')}`,
    },
    title: 'เราจะแจ้งเรื่องใด',
    night: 'ไม่รบกวนระหว่าง 22:00–9:00 น. ยกเลิกได้ทุกเมื่อ',
    ask: 'เบราว์เซอร์จะถามว่าอนุญาตให้แสดงการแจ้งเตือนหรือไม่',
    allow: 'เปิดการแจ้งเตือน',
    notNow: 'ไว้ภายหลัง',
    all: 'การแจ้งเตือนทั้งหมดและอีเมล',
    done: 'เรียบร้อย การแจ้งเตือนจะมาที่เบราว์เซอร์นี้',
    denied: 'เบราว์เซอร์ไม่อนุญาตการแจ้งเตือนของเว็บไซต์นี้ โปรดอนุญาตในการตั้งค่า หรือเลือกวิธีอื่น',
    unsupported: 'เบราว์เซอร์นี้แสดงการแจ้งเตือนไม่ได้ โปรดเลือกวิธีอื่น',
    install:
      'บน iPhone และ iPad ให้ติดตั้งเว็บไซต์ก่อน: แตะ “แชร์” แล้วเลือก “เพิ่มไปยังหน้าจอโฮม” เปิดจากหน้าจอโฮมแล้วกดกระดิ่งอีกครั้ง',
    failed: 'ขณะนี้ทำไม่สำเร็จ โปรดลองอีกครั้งในภายหลัง',
    full: 'คุณติดตามครบจำนวนแล้ว โปรดนำบางรายการออกที่หน้าการแจ้งเตือนก่อน',
  },
})
