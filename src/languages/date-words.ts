import type { InEachLocale } from '../shared/locales.ts'

/**
 * What people call days when they search (`search/date-phrase.ts`); shown nowhere. Alternatives are parted by `|`, and a
 * space stands for any white space.
 *
 * Words that also mean something else are `unsure`: they name a month only beside a number or after a small word («in
 * may»), a weekday only after a small word, or with `this` or `next`.
 */
export interface DateWords {
  /** Whether words are parted by spaces. */
  isSpaced: boolean
  /** Small words that belong to a date. */
  lead: string
  today: string
  tomorrow: string
  dayAfterTomorrow: string
  /** Before or after a weekday, a weekend, a week, a month. */
  this: string
  next: string
  weekend: string
  week: string
  month: string
  /** Between the first and the last day of several. */
  until: string
  /** After a day's number, before its month. */
  ordinal: string
  /** Before and after a year's number. */
  yearLead: string
  yearTail: string
  /** From January on. */
  months: readonly NamedBy[]
  /** From Monday on. */
  weekdays: readonly NamedBy[]
}

interface NamedBy {
  sure?: string
  unsure?: string
}

export const dateWords: InEachLocale<DateWords> = {
  ru: {
    isSpaced: true,
    lead: 'в|во|на|с|за',
    today: 'сегодня|сегодня вечером',
    tomorrow: 'завтра|завтра вечером',
    dayAfterTomorrow: 'послезавтра',
    this: 'эти|этих|этой|эту|этом|этот|это|ближайшие|ближайшую|ближайший|ближайшее',
    next: 'следующие|следующих|следующей|следующую|следующем|следующий|следующее',
    weekend: 'выходные|выходных',
    week: 'неделя|неделе|неделю',
    month: 'месяц|месяце',
    until: '-|–|—|по|и',
    ordinal: '-?го|-?е|числа',
    yearLead: '',
    yearTail: 'года|году|год|г\\.?',
    // The genitive of a month may be a name as well: Марта, Августа.
    months: [
      { sure: 'январь|январе', unsure: 'января|янв' },
      { sure: 'февраль|феврале', unsure: 'февраля|фев' },
      { sure: 'март|марте', unsure: 'марта|мар' },
      { sure: 'апрель|апреле', unsure: 'апреля|апр' },
      { sure: 'май|мае', unsure: 'мая' },
      { sure: 'июнь|июне', unsure: 'июня|июн' },
      { sure: 'июль|июле', unsure: 'июля|июл' },
      { sure: 'август|августе', unsure: 'августа|авг' },
      { sure: 'сентябрь|сентябре', unsure: 'сентября|сен|сент' },
      { sure: 'октябрь|октябре', unsure: 'октября|окт' },
      { sure: 'ноябрь|ноябре', unsure: 'ноября|ноя|нояб' },
      { sure: 'декабрь|декабре', unsure: 'декабря|дек' },
    ],
    weekdays: [
      { sure: 'понедельник', unsure: 'пн' },
      { sure: 'вторник', unsure: 'вт' },
      { sure: 'среду', unsure: 'среда|ср' },
      { sure: 'четверг', unsure: 'чт' },
      { sure: 'пятница|пятницу', unsure: 'пт' },
      { sure: 'суббота|субботу', unsure: 'сб' },
      { sure: 'воскресенье', unsure: 'вс' },
    ],
  },
  en: {
    isSpaced: true,
    lead: 'in|on|at|for|from|over|during|the',
    today: 'today|tonight|this evening',
    tomorrow: 'tomorrow|tomorrow night|tomorrow evening',
    dayAfterTomorrow: 'the day after tomorrow|day after tomorrow',
    this: 'this|the coming|coming',
    next: 'next',
    weekend: 'weekend',
    week: 'week',
    month: 'month',
    until: '-|–|—|to|until|and',
    ordinal: 'st|nd|rd|th|st of|nd of|rd of|th of',
    yearLead: '',
    yearTail: '',
    months: [
      { sure: 'january', unsure: 'jan' },
      { sure: 'february', unsure: 'feb' },
      { unsure: 'march|mar' },
      { sure: 'april', unsure: 'apr' },
      { unsure: 'may' },
      { sure: 'june', unsure: 'jun' },
      { sure: 'july', unsure: 'jul' },
      { sure: 'august', unsure: 'aug' },
      { sure: 'september', unsure: 'sep|sept' },
      { sure: 'october', unsure: 'oct' },
      { sure: 'november', unsure: 'nov' },
      { sure: 'december', unsure: 'dec' },
    ],
    weekdays: [
      { sure: 'monday', unsure: 'mon' },
      { sure: 'tuesday', unsure: 'tue|tues' },
      { sure: 'wednesday', unsure: 'wed' },
      { sure: 'thursday', unsure: 'thu|thur|thurs' },
      { sure: 'friday', unsure: 'fri' },
      { sure: 'saturday', unsure: 'sat' },
      { sure: 'sunday', unsure: 'sun' },
    ],
  },
  th: {
    isSpaced: false,
    lead: 'ใน|ช่วง|ตอน|วันที่|เดือน|ในเดือน|ช่วงเดือน',
    today: 'วันนี้|คืนนี้|เย็นนี้',
    tomorrow: 'พรุ่งนี้|วันพรุ่งนี้|คืนพรุ่งนี้',
    dayAfterTomorrow: 'มะรืนนี้|วันมะรืน|วันมะรืนนี้|มะรืน',
    this: 'นี้',
    next: 'หน้า',
    weekend: 'สุดสัปดาห์|วันหยุดสุดสัปดาห์|เสาร์อาทิตย์|เสาร์-อาทิตย์|วันเสาร์อาทิตย์',
    week: 'สัปดาห์|อาทิตย์',
    month: 'เดือน',
    until: '-|–|—|ถึง',
    ordinal: '',
    yearLead: 'พ\\.ศ\\.|ค\\.ศ\\.|ปี',
    yearTail: '',
    months: [
      { sure: 'มกราคม|มกรา', unsure: 'ม\\.ค\\.' },
      { sure: 'กุมภาพันธ์|กุมภา', unsure: 'ก\\.พ\\.' },
      { sure: 'มีนาคม|มีนา', unsure: 'มี\\.ค\\.' },
      { sure: 'เมษายน|เมษา', unsure: 'เม\\.ย\\.' },
      { sure: 'พฤษภาคม|พฤษภา', unsure: 'พ\\.ค\\.' },
      { sure: 'มิถุนายน|มิถุนา', unsure: 'มิ\\.ย\\.' },
      { sure: 'กรกฎาคม|กรกฎา', unsure: 'ก\\.ค\\.' },
      { sure: 'สิงหาคม', unsure: 'สิงหา|ส\\.ค\\.' },
      { sure: 'กันยายน', unsure: 'กันยา|ก\\.ย\\.' },
      { sure: 'ตุลาคม', unsure: 'ตุลา|ต\\.ค\\.' },
      { sure: 'พฤศจิกายน|พฤศจิกา', unsure: 'พ\\.ย\\.' },
      { sure: 'ธันวาคม|ธันวา', unsure: 'ธ\\.ค\\.' },
    ],
    weekdays: [
      { sure: 'วันจันทร์', unsure: 'จันทร์' },
      { sure: 'วันอังคาร', unsure: 'อังคาร' },
      { sure: 'วันพุธ', unsure: 'พุธ' },
      { sure: 'วันพฤหัสบดี|วันพฤหัส', unsure: 'พฤหัสบดี|พฤหัส' },
      { sure: 'วันศุกร์', unsure: 'ศุกร์' },
      { sure: 'วันเสาร์', unsure: 'เสาร์' },
      { sure: 'วันอาทิตย์' },
    ],
  },
}
