import { names } from '../brand/chosen.ts'
import { programs as inBrandsWords } from '../brand/texts.ts'
import type { Locale } from '../shared/locales.ts'
import { defineMessages, plural } from './messages.ts'

/** Texts of the program list and of the pages of programs, collections and members. */
export const programMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Программы',
    description: `Все программы ${names.ru.fullNameGenitive}, по подборкам.`,
    lead: 'Выберите музыку, а дальше подскажем город и дату.',
    byStar: 'Программа по знаку зодиака',
    collections: 'Подборки программ',
    others: 'Вне подборок',
    none: 'Программ пока нет. Загляните в расписание: там всё, что уже объявлено.',
    dates: 'Даты и билеты',
    chooseDate: 'Выбрать дату',
    noDates: 'Дат пока нет',
    noDatesHint: 'Программа отдыхает между гастролями. Посмотрите, что оркестр играет сейчас.',
    wholeSchedule: 'Всё расписание',
    allDates: (count: number) => `Все даты: ${count}`,
    story: 'Как это звучит',
    otherPrograms: 'Ещё из этих подборок',
    restOfPrograms: 'Другие программы',
    allPrograms: 'Все программы',
    listen: 'Услышать вживую',
    inPrograms: 'Играет в программах',
    noPrograms: 'Сейчас этот артист не занят в программах. Посмотрите, кто играет ближайшие концерты.',
  },
  en: {
    title: 'Programs',
    description: `All programs of ${names.en.fullNameGenitive}, by collection.`,
    lead: 'Choose the music, and the city and the date will follow.',
    byStar: 'A program for your star sign',
    collections: 'Collections of programs',
    others: 'On their own',
    none: 'No programs yet. The schedule has everything that has been announced.',
    dates: 'Dates and tickets',
    chooseDate: 'Choose a date',
    noDates: 'No dates yet',
    noDatesHint: 'This program is resting between tours. Have a look at what the orchestra is playing now.',
    wholeSchedule: 'Whole schedule',
    allDates: (count: number) => `All ${count} dates`,
    story: 'How it sounds',
    otherPrograms: 'More from these collections',
    restOfPrograms: 'Other programs',
    allPrograms: 'All programs',
    listen: 'Hear it live',
    inPrograms: 'Plays in',
    noPrograms: 'This artist is in no program just now. See who plays the coming concerts.',
  },
  th: {
    title: 'โปรแกรม',
    description: `โปรแกรมทั้งหมดของ${names.th.fullName} แยกตามชุด`,
    lead: 'เลือกดนตรีที่ชอบก่อน แล้วค่อยเลือกเมืองกับวัน',
    byStar: 'โปรแกรมตามราศีของคุณ',
    collections: 'ชุดโปรแกรม',
    others: 'โปรแกรมอื่น',
    none: 'ยังไม่มีโปรแกรม ดูคอนเสิร์ตที่ประกาศแล้วได้ในตาราง',
    dates: 'วันแสดงและบัตร',
    chooseDate: 'เลือกวัน',
    noDates: 'ยังไม่มีวันแสดง',
    noDatesHint: 'โปรแกรมนี้พักระหว่างทัวร์ ดูว่าตอนนี้วงกำลังเล่นอะไรอยู่',
    wholeSchedule: 'ตารางทั้งหมด',
    allDates: (count: number) => `ทั้งหมด ${count} รอบ`,
    story: 'เสียงที่จะได้ยิน',
    otherPrograms: 'โปรแกรมอื่นในชุดเดียวกัน',
    restOfPrograms: 'โปรแกรมอื่น ๆ',
    allPrograms: 'โปรแกรมทั้งหมด',
    listen: 'ฟังการแสดงสด',
    inPrograms: 'ร่วมแสดงในโปรแกรม',
    noPrograms: 'ขณะนี้ศิลปินไม่ได้อยู่ในโปรแกรมใด ดูคอนเสิร์ตที่กำลังจะมาถึงได้',
  },
})

const programWords = {
  ru: { one: 'программа', few: 'программы', many: 'программ', other: 'программы' },
  en: { one: 'program', other: 'programs' },
  th: { one: 'โปรแกรม', other: 'โปรแกรม' },
}

/** `24 программы`, `1 program` */
export const countPrograms = (locale: Locale, count: number): string =>
  `${count} ${plural(locale, count, programWords[locale])}`
