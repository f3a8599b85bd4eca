import { preview as inBrandsWords } from '../brand/texts.ts'
import type { PreviewFault } from '../shared/preview.ts'
import { defineMessages } from './messages.ts'

const russianFaults = {
  forged:
    'Ссылка неполная или не от этого сайта. Откройте запись в панели и нажмите «Посмотреть на сайте» ещё раз.',
  expired:
    'Ссылка действует час, и он прошёл. Откройте запись в панели и нажмите «Посмотреть на сайте» ещё раз.',
  type: 'У таких записей нет своей страницы на сайте.',
  missing: 'Такой записи уже нет или у неё нет адреса. Сохраните её в панели и попробуйте ещё раз.',
} satisfies Record<PreviewFault, string>

/** Texts of what editors see before it is published. */
export const previewMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Просмотр черновиков',
    about:
      'Сюда ведёт кнопка «Посмотреть на сайте» в панели: она показывает страницу такой, какой она станет.',
    notSetUp: 'На этом сайте просмотр черновиков не настроен.',
    toHome: 'На главную',
    faults: russianFaults,
    bar: 'Просмотр черновиков',
    drafts: 'Вы видите черновики',
    published: 'Вы видите опубликованную версию',
    toPublished: 'Опубликованная версия',
    toDrafts: 'Черновик',
    leave: 'Выйти',
  },
  en: {
    title: 'Preview of drafts',
    about: 'The button “View on the site” of the panel leads here: it shows a page as it is going to be.',
    notSetUp: 'Previews aren’t set up on this site.',
    toHome: 'To the home page',
    faults: {
      forged:
        'The link is incomplete, or not this site’s. Open the entry in the panel and press “View on the site” again.',
      expired:
        'The link was good for an hour, and that is over. Open the entry in the panel and press “View on the site” again.',
      type: 'Such entries have no page of their own on the site.',
      missing: 'The entry is no longer there, or has no address. Save it in the panel and try again.',
    },
    bar: 'Preview',
    drafts: 'You see drafts',
    published: 'You see what is published',
    toPublished: 'Published version',
    toDrafts: 'Draft',
    leave: 'Leave',
  },
  th: {
    title: 'ดูฉบับร่าง',
    about: 'ปุ่ม “ดูบนเว็บไซต์” ในระบบจัดการเนื้อหานำมาที่นี่ เพื่อแสดงหน้าอย่างที่จะเป็นเมื่อเผยแพร่',
    notSetUp: 'เว็บไซต์นี้ยังไม่ได้ตั้งค่าการดูฉบับร่าง',
    toHome: 'ไปหน้าแรก',
    faults: {
      forged: 'ลิงก์ไม่ครบหรือไม่ใช่ของเว็บไซต์นี้ เปิดรายการในระบบจัดการเนื้อหาแล้วกด “ดูบนเว็บไซต์” อีกครั้ง',
      expired: 'ลิงก์ใช้ได้หนึ่งชั่วโมงและหมดเวลาแล้ว เปิดรายการในระบบจัดการเนื้อหาแล้วกด “ดูบนเว็บไซต์” อีกครั้ง',
      type: 'รายการประเภทนี้ไม่มีหน้าของตัวเองบนเว็บไซต์',
      missing: 'ไม่มีรายการนี้แล้วหรือยังไม่มีที่อยู่ บันทึกรายการแล้วลองอีกครั้ง',
    },
    bar: 'ดูฉบับร่าง',
    drafts: 'คุณกำลังดูฉบับร่าง',
    published: 'คุณกำลังดูฉบับที่เผยแพร่แล้ว',
    toPublished: 'ฉบับที่เผยแพร่แล้ว',
    toDrafts: 'ฉบับร่าง',
    leave: 'ออก',
  },
})
