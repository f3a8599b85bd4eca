import type { DateWords } from '../define-language.ts'

/** Kazakh puts endings where other languages put small words: «желтоқсанда» is «in December». */
export const dateWords: DateWords = {
  isSpaced: true,
  lead: 'кешке|биыл',
  today: 'бүгін|бүгін кешке|бүгінгі',
  tomorrow: 'ертең|ертең кешке|ертеңгі',
  dayAfterTomorrow: 'бүрсігүні|арғы күні',
  this: 'осы|бұл|жақын',
  next: 'келесі|келер',
  weekend: 'демалыс|демалыста|демалыс күндері|сенбі-жексенбі',
  week: 'апта|аптада',
  month: 'ай|айда',
  until: '-|–|—|мен|бен|пен',
  ordinal: '-?ші|-?шы|-?інде|-?ында|-?сінде|-?сында',
  yearLead: '',
  yearTail: 'жылы|жылғы|жыл|ж\\.?',
  // «Қазан» is the city of Kazan too, «маусым» a season, and «наурыз» a feast.
  months: [
    { sure: 'қаңтар|қаңтарда', unsure: 'қаң' },
    { sure: 'ақпан|ақпанда', unsure: 'ақп' },
    { sure: 'наурызда', unsure: 'наурыз|нау' },
    { sure: 'сәуір|сәуірде', unsure: 'сәу' },
    { sure: 'мамыр|мамырда', unsure: 'мам' },
    { sure: 'маусымда', unsure: 'маусым|мау' },
    { sure: 'шілде|шілдеде', unsure: 'шіл' },
    { sure: 'тамыз|тамызда', unsure: 'там' },
    { sure: 'қыркүйек|қыркүйекте', unsure: 'қыр' },
    { unsure: 'қазан|қазанда|қаз' },
    { sure: 'қараша|қарашада', unsure: 'қар' },
    { sure: 'желтоқсан|желтоқсанда', unsure: 'жел' },
  ],
  weekdays: [
    { sure: 'дүйсенбі|дүйсенбіде|дүйсенбі күні', unsure: 'дс' },
    { sure: 'сейсенбі|сейсенбіде|сейсенбі күні', unsure: 'сс' },
    { sure: 'сәрсенбі|сәрсенбіде|сәрсенбі күні', unsure: 'ср' },
    { sure: 'бейсенбі|бейсенбіде|бейсенбі күні', unsure: 'бс' },
    { sure: 'жұма|жұмада|жұма күні', unsure: 'жм' },
    { sure: 'сенбі|сенбіде|сенбі күні', unsure: 'сб' },
    { sure: 'жексенбі|жексенбіде|жексенбі күні', unsure: 'жс' },
  ],
}
