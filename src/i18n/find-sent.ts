import { findSent as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** The page on which one sees, takes along and removes what one has sent. */
export const findSentMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Что вы отправили',
    lead: 'Введите номер, который сайт показал после отправки, и почту или телефон из той же формы. Покажем, что хранится, и удалим, если попросите.',
    labels: { number: 'Номер', contact: 'Почта или телефон' },
    hints: { number: 'Восемь знаков, например K7MX 2PDA', contact: 'Как в форме, которую вы отправили' },
    send: 'Найти',
    /** One text, whichever of the two is wrong. */
    notFound: 'С таким номером и такой почтой или телефоном ничего нет. Проверьте и то и другое.',
    kept: (days: string) =>
      `На сайте отправленное лежит, пока не дойдёт до оркестра, и не меньше ${days}. То, что было раньше, оркестр удалит сам, если вы его попросите:`,
    writeToUs: 'написать нам',
    unavailable:
      'Хранилище сейчас не отвечает. Попробуйте через минуту: если просьба уже дошла, второй раз ничего не случится.',
    notSetUp: 'На этом сайте формы сейчас ничего не хранят, поэтому искать здесь нечего.',
    findAnother: 'Ввести другой номер',
    number: 'Номер',
    form: 'Форма',
    sentAt: 'Отправлено',
    state: 'Состояние',
    states: {
      received: 'Получено',
      'under-way': 'Получено, передаём оркестру',
      delivered: 'Передано оркестру',
      delayed: 'Получено, но передать оркестру пока не удалось',
    },
    answers: 'Что в форме',
    download: 'Скачать всё файлом JSON',
    remove: 'Удалить',
    question: 'Удалить насовсем?',
    questionHere: 'Сотрём всё сразу. Оркестр этого не увидит и ответить не сможет.',
    questionElsewhere: (days: string) =>
      `С сайта сотрём сразу. Оркестр это уже мог получить: попросим его удалить и у себя, на это есть ${days}.`,
    confirm: 'Да, удалить',
    removedTitle: 'Удалено',
    removedHere: 'Того, что вы отправили, больше нет: с сайта оно стёрто, а оркестру не передавалось.',
    removedElsewhere: (day: string) =>
      `С сайта всё стёрто. Просьба удалить копию, которую мог получить оркестр, записана. Её удалят не позже ${day}.`,
    toConcerts: 'Смотреть концерты',
  },
  en: {
    title: 'What you have sent',
    lead: 'Enter the number that the site showed when you had sent the form, and the e-mail address or phone from that form. We show what is kept, and remove it if you ask us to.',
    labels: { number: 'Number', contact: 'E-mail or phone' },
    hints: { number: 'Eight characters, such as K7MX 2PDA', contact: 'As in the form that you sent' },
    send: 'Find',
    notFound:
      'There is nothing with this number and this e-mail address or phone. Please check both of them.',
    kept: (days: string) =>
      `The site keeps what you send until the orchestra has it, and for ${days} at least. The orchestra removes what is older itself if you ask for it:`,
    writeToUs: 'write to us',
    unavailable:
      'Our storage doesn’t answer just now. Please try in a minute: if your request has arrived already, nothing happens twice.',
    notSetUp: 'Forms of this site keep nothing at the moment, so there is nothing to find here.',
    findAnother: 'Enter another number',
    number: 'Number',
    form: 'Form',
    sentAt: 'Sent',
    state: 'State',
    states: {
      received: 'Received',
      'under-way': 'Received, on its way to the orchestra',
      delivered: 'With the orchestra',
      delayed: 'Received, but it couldn’t be passed on to the orchestra yet',
    },
    answers: 'What the form says',
    download: 'Download all as a JSON file',
    remove: 'Remove',
    question: 'Remove it for good?',
    questionHere: 'We erase all of it at once. The orchestra won’t see it, and can’t answer.',
    questionElsewhere: (days: string) =>
      `We erase it from the site at once. The orchestra may have received it: we ask them to remove their copy too, which they have to do within ${days}.`,
    confirm: 'Yes, remove it',
    removedTitle: 'Removed',
    removedHere: 'What you sent is gone: it is erased from the site, and was never passed on.',
    removedElsewhere: (day: string) =>
      `It is erased from the site. We have noted that the copy which the orchestra may have is to be removed too. They will do so by ${day}.`,
    toConcerts: 'See the concerts',
  },
  th: {
    title: 'สิ่งที่คุณส่งมา',
    lead: 'กรอกหมายเลขที่เว็บไซต์แสดงหลังส่งแบบฟอร์ม และอีเมลหรือโทรศัพท์ที่ใช้ในแบบฟอร์มนั้น เราจะแสดงสิ่งที่เก็บไว้และลบให้หากคุณต้องการ',
    labels: { number: 'หมายเลข', contact: 'อีเมลหรือโทรศัพท์' },
    hints: { number: 'แปดตัวอักษร เช่น K7MX 2PDA', contact: 'เหมือนในแบบฟอร์มที่คุณส่ง' },
    send: 'ค้นหา',
    notFound: 'ไม่พบข้อมูลที่ตรงกับหมายเลขและอีเมลหรือโทรศัพท์นี้ โปรดตรวจสอบทั้งสองช่อง',
    kept: (days: string) =>
      `เว็บไซต์เก็บสิ่งที่คุณส่งไว้จนกว่าวงจะได้รับ และอย่างน้อย ${days} สำหรับสิ่งที่ส่งก่อนหน้านั้น วงจะลบให้เมื่อคุณแจ้ง:`,
    writeToUs: 'เขียนถึงเรา',
    unavailable: 'ขณะนี้ที่เก็บข้อมูลไม่ตอบสนอง โปรดลองอีกครั้งในอีกสักครู่ หากคำขอของคุณมาถึงแล้ว การส่งซ้ำไม่มีผลใด ๆ',
    notSetUp: 'ขณะนี้แบบฟอร์มของเว็บไซต์ไม่ได้เก็บข้อมูลใด ๆ จึงไม่มีอะไรให้ค้นหาที่นี่',
    findAnother: 'กรอกหมายเลขอื่น',
    number: 'หมายเลข',
    form: 'แบบฟอร์ม',
    sentAt: 'ส่งเมื่อ',
    state: 'สถานะ',
    states: {
      received: 'ได้รับแล้ว',
      'under-way': 'ได้รับแล้ว กำลังส่งต่อให้วง',
      delivered: 'ส่งต่อให้วงแล้ว',
      delayed: 'ได้รับแล้ว แต่ยังส่งต่อให้วงไม่สำเร็จ',
    },
    answers: 'ข้อมูลในแบบฟอร์ม',
    download: 'ดาวน์โหลดทั้งหมดเป็นไฟล์ JSON',
    remove: 'ลบ',
    question: 'ลบอย่างถาวรหรือไม่',
    questionHere: 'เราจะลบทั้งหมดทันที วงจะไม่เห็นข้อมูลนี้และตอบกลับไม่ได้',
    questionElsewhere: (days: string) =>
      `เราจะลบออกจากเว็บไซต์ทันที วงอาจได้รับข้อมูลนี้ไปแล้ว เราจะขอให้วงลบสำเนาด้วยภายใน ${days}`,
    confirm: 'ใช่ ลบเลย',
    removedTitle: 'ลบแล้ว',
    removedHere: 'สิ่งที่คุณส่งไม่มีอยู่แล้ว ลบออกจากเว็บไซต์แล้วและไม่เคยส่งต่อให้วง',
    removedElsewhere: (day: string) =>
      `ลบออกจากเว็บไซต์ทั้งหมดแล้ว และบันทึกคำขอให้ลบสำเนาที่วงอาจได้รับไว้แล้ว วงจะลบภายในวันที่ ${day}`,
    toConcerts: 'ดูคอนเสิร์ต',
  },
})
