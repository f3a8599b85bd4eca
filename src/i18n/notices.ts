import { notices as inBrandsWords } from '../brand/texts.ts'
import { formatNumber } from '../shared/format.ts'
import { defineMessages, plural } from './messages.ts'

/** What people are told, by push and by letter. A title has some forty letters before phones cut it off. */
export const noticeMessages = defineMessages(inBrandsWords, {
  ru: {
    concert: 'Концерт',
    announced: (name: string) => `Новый концерт: ${name}`,
    onSale: (name: string) => `Билеты в продаже: ${name}`,
    returned: (name: string) => `Билеты вернулись: ${name}`,
    moved: (name: string) => `Изменился концерт: ${name}`,
    movedTo: (when: string, where: string, before: string | undefined) =>
      `Теперь: ${when}${where ? `, ${where}` : ''}.${before ? ` Было: ${before}.` : ''}`,
    movedOnline: (when: string) => `Концерт пройдёт онлайн: ${when}.`,
    postponed: (name: string) => `Концерт переносится: ${name}`,
    postponedText: (when: string, where: string) =>
      `${when}${where ? `, ${where}` : ''}: концерт не состоится в этот день. Новую дату сообщим.`,
    cancelled: (name: string) => `Концерт отменён: ${name}`,
    cancelledText: (when: string, where: string) =>
      `${when}${where ? `, ${where}` : ''}. Как вернуть билеты, сказано на странице концерта.`,
    reminder: (name: string) => `Завтра концерт: ${name}`,
    reminderText: (when: string, where: string) => [when, where].filter(Boolean).join(', '),
    words: (name: string, day: string) => `${name}, ${day}`,
    digest: (count: number) =>
      `${formatNumber('ru', count)} ${plural('ru', count, { one: 'новый концерт', few: 'новых концерта', many: 'новых концертов', other: 'нового концерта' })}`,
    andMore: (count: number) => `и ещё ${formatNumber('ru', count)}`,
  },
  en: {
    concert: 'Concert',
    announced: (name) => `New concert: ${name}`,
    onSale: (name) => `Tickets on sale: ${name}`,
    returned: (name) => `Tickets are back: ${name}`,
    moved: (name) => `Concert changed: ${name}`,
    movedTo: (when, where, before) =>
      `Now: ${when}${where ? `, ${where}` : ''}.${before ? ` It was: ${before}.` : ''}`,
    movedOnline: (when) => `The concert takes place online: ${when}.`,
    postponed: (name) => `Concert postponed: ${name}`,
    postponedText: (when, where) =>
      `${when}${where ? `, ${where}` : ''}: the concert won’t take place on that day. We’ll tell you the new date.`,
    cancelled: (name) => `Concert cancelled: ${name}`,
    cancelledText: (when, where) =>
      `${when}${where ? `, ${where}` : ''}. The concert’s page says how to return tickets.`,
    reminder: (name) => `Tomorrow: ${name}`,
    reminderText: (when, where) => [when, where].filter(Boolean).join(', '),
    words: (name, day) => `${name}, ${day}`,
    digest: (count) => plural('en', count, { one: `${count} new concert`, other: `${count} new concerts` }),
    andMore: (count) => `and ${formatNumber('en', count)} more`,
  },
  th: {
    concert: 'คอนเสิร์ต',
    announced: (name) => `คอนเสิร์ตใหม่: ${name}`,
    onSale: (name) => `เปิดขายบัตรแล้ว: ${name}`,
    returned: (name) => `มีบัตรว่างอีกครั้ง: ${name}`,
    moved: (name) => `คอนเสิร์ตมีการเปลี่ยนแปลง: ${name}`,
    movedTo: (when, where, before) =>
      `กำหนดใหม่: ${when}${where ? ` ${where}` : ''}${before ? ` (เดิม ${before})` : ''}`,
    movedOnline: (when) => `คอนเสิร์ตจัดแบบออนไลน์: ${when}`,
    postponed: (name) => `เลื่อนคอนเสิร์ต: ${name}`,
    postponedText: (when, where) =>
      `${when}${where ? ` ${where}` : ''} คอนเสิร์ตจะไม่จัดในวันดังกล่าว เราจะแจ้งวันใหม่ให้ทราบ`,
    cancelled: (name) => `ยกเลิกคอนเสิร์ต: ${name}`,
    cancelledText: (when, where) => `${when}${where ? ` ${where}` : ''} ดูวิธีคืนบัตรได้ที่หน้าคอนเสิร์ต`,
    reminder: (name) => `พรุ่งนี้มีคอนเสิร์ต: ${name}`,
    reminderText: (when, where) => [when, where].filter(Boolean).join(' '),
    words: (name, day) => `${name} ${day}`,
    digest: (count) => `คอนเสิร์ตใหม่ ${formatNumber('th', count)} รายการ`,
    andMore: (count) => `และอีก ${formatNumber('th', count)} รายการ`,
  },
})
