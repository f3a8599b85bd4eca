import { editorWords as inBrandsWords } from '../brand/texts.ts'
import { formatNumber } from '../shared/format.ts'
import { defineMessages, plural } from './messages.ts'

/** The page on which editors write to a concert's people. */
export const editorWordsMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Написать зрителям концерта',
    lead: 'Слова придут тем, кто просил сообщать об этом концерте или сохранил его у себя в кабинете. Нажатие на уведомление откроет страницу концерта.',
    browsers: (count: number) =>
      `${formatNumber('ru', count)} ${plural('ru', count, { one: 'браузер', few: 'браузера', many: 'браузеров', other: 'браузера' })}`,
    addresses: (count: number) =>
      `${formatNumber('ru', count)} ${plural('ru', count, { one: 'адрес почты', few: 'адреса почты', many: 'адресов почты', other: 'адреса почты' })}`,
    reached: (readers: string) => `Сейчас они придут на ${readers}.`,
    nobody: 'Сейчас за этим концертом никто не следит: слова никому не придут.',
    night:
      'С 22 до 9 часов в городе читателя слова ждут утра, а если до начала меньше трёх часов, приходят сразу.',
    labels: { ru: 'По-русски', en: 'По-английски', th: 'По-тайски' },
    hint: (letters: number) =>
      `До ${letters} знаков. На языке, где ничего не написано, придут слова на другом.`,
    look: 'Посмотреть, как это придёт',
    lookAgain: 'Посмотреть ещё раз',
    shown: 'Так это придёт',
    shownHint: 'Ещё ничего не отправлено.',
    send: 'Отправить',
    change: 'Изменить слова',
    told: 'Слова приняты: каждый получит их один раз, даже если отправить их снова.',
    said: 'Уже сказано',
    progress: (sent: string, waiting: string) => `Дошло: ${sent}, ждёт своего часа: ${waiting}.`,
    toConcert: 'К концерту',
    notSent: 'Ничего не отправлено',
    notSetUp: 'Уведомления на этом сайте пока не работают.',
    silent: 'Сейчас не узнать, как это придёт: сервис с концертами не отвечает. Слова сохранены в форме.',
    faults: {
      'for-editors': () => 'Эта страница для редакторов: у вашей учётной записи нет таких прав.',
      gone: () => 'Этот концерт прошёл или снят с публикации: писать о нём уже некому.',
      'no-words': () => 'Напишите слова хотя бы на одном языке',
      long: (label: string) => `«${label}»: слишком длинно, сократите`,
      unreadable: (label: string) => `«${label}»: здесь нечего прочесть, напишите словами`,
    },
  },
  en: {
    title: 'Tell a concert’s audience',
    lead: 'Your words go to everybody who asked to be told of this concert, or has saved it in their account. A press on the notification opens the concert’s page.',
    browsers: (count) =>
      plural('en', count, { one: `${count} browser`, other: `${formatNumber('en', count)} browsers` }),
    addresses: (count) =>
      plural('en', count, {
        one: `${count} e-mail address`,
        other: `${formatNumber('en', count)} e-mail addresses`,
      }),
    reached: (readers) => `Now they reach ${readers}.`,
    nobody: 'Nobody follows this concert now: your words would reach nobody.',
    night:
      'Between 22:00 and 9:00 in the reader’s city they wait for the morning; less than three hours before the concert they come at once.',
    labels: { ru: 'In Russian', en: 'In English', th: 'In Thai' },
    hint: (letters) =>
      `Up to ${letters} characters. Where a language is left empty, its readers get another one.`,
    look: 'See how it will arrive',
    lookAgain: 'See it again',
    shown: 'This is how it will arrive',
    shownHint: 'Nothing has been sent yet.',
    send: 'Send',
    change: 'Change the words',
    told: 'Your words are on their way: everybody gets them once, even if they are sent again.',
    said: 'Said before',
    progress: (sent, waiting) => `Sent: ${sent}, waiting for their hour: ${waiting}.`,
    toConcert: 'To the concert',
    notSent: 'Nothing was sent',
    notSetUp: 'Notices don’t work on this site yet.',
    silent:
      'There is no telling now how it will arrive: the service with the concerts doesn’t answer. Your words are still in the form.',
    faults: {
      'for-editors': () => 'This page is for editors: your account has no such rights.',
      gone: () => 'This concert is over or no longer published: there is nobody left to tell.',
      'no-words': () => 'Write something in one language at least',
      long: (label) => `“${label}” is too long: please shorten it`,
      unreadable: (label) => `“${label}” has nothing to read: please write words`,
    },
  },
  th: {
    title: 'แจ้งผู้ชมคอนเสิร์ต',
    lead: 'ข้อความจะส่งถึงผู้ที่ขอรับข่าวคอนเสิร์ตนี้หรือบันทึกไว้ในบัญชี เมื่อแตะการแจ้งเตือนจะเปิดหน้าคอนเสิร์ต',
    browsers: (count) => `เบราว์เซอร์ ${formatNumber('th', count)} เครื่อง`,
    addresses: (count) => `อีเมล ${formatNumber('th', count)} รายการ`,
    reached: (readers) => `ขณะนี้ข้อความจะส่งถึง ${readers}`,
    nobody: 'ขณะนี้ยังไม่มีใครติดตามคอนเสิร์ตนี้ ข้อความจะไม่ถึงใคร',
    night: 'ระหว่าง 22:00–9:00 น. ตามเวลาเมืองของผู้อ่าน ข้อความจะรอถึงเช้า แต่หากเหลือไม่ถึงสามชั่วโมงก่อนเริ่ม จะส่งทันที',
    labels: { ru: 'ภาษารัสเซีย', en: 'ภาษาอังกฤษ', th: 'ภาษาไทย' },
    hint: (letters) => `ไม่เกิน ${letters} ตัวอักษร หากเว้นภาษาใดไว้ ผู้อ่านภาษานั้นจะได้รับข้อความในภาษาอื่น`,
    look: 'ดูว่าข้อความจะแสดงอย่างไร',
    lookAgain: 'ดูอีกครั้ง',
    shown: 'ข้อความจะแสดงแบบนี้',
    shownHint: 'ยังไม่ได้ส่งอะไร',
    send: 'ส่ง',
    change: 'แก้ไขข้อความ',
    told: 'รับข้อความแล้ว ทุกคนจะได้รับเพียงครั้งเดียว แม้จะส่งซ้ำ',
    said: 'ข้อความที่ส่งไปแล้ว',
    progress: (sent, waiting) => `ส่งแล้ว ${sent} รอเวลาส่ง ${waiting}`,
    toConcert: 'ไปที่คอนเสิร์ต',
    notSent: 'ยังไม่ได้ส่ง',
    notSetUp: 'เว็บไซต์นี้ยังไม่เปิดใช้การแจ้งเตือน',
    silent: 'ขณะนี้ยังดูตัวอย่างไม่ได้ เพราะบริการข้อมูลคอนเสิร์ตไม่ตอบ ข้อความของคุณยังอยู่ในแบบฟอร์ม',
    faults: {
      'for-editors': () => 'หน้านี้สำหรับบรรณาธิการ บัญชีของคุณไม่มีสิทธิ์นี้',
      gone: () => 'คอนเสิร์ตนี้จบแล้วหรือไม่ได้เผยแพร่แล้ว จึงไม่มีผู้ชมให้แจ้ง',
      'no-words': () => 'โปรดเขียนข้อความอย่างน้อยหนึ่งภาษา',
      long: (label) => `“${label}” ยาวเกินไป โปรดย่อให้สั้นลง`,
      unreadable: (label) => `“${label}” ไม่มีข้อความที่อ่านได้ โปรดพิมพ์เป็นคำ`,
    },
  },
})
