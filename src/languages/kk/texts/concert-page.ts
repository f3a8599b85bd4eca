import { names } from '../../../brand/chosen.ts'
import type { SomeTexts } from '../../messages.ts'
import { ofPlace } from '../in-place.ts'

export const concertPage: SomeTexts<'concertPage'> = {
  minutes: (minutes) =>
    minutes >= 60
      ? `${Math.floor(minutes / 60)} сағ${minutes % 60 ? ` ${minutes % 60} мин` : ''}`
      : `${minutes} мин`,
  age: 'Жас шегі',
  seller: 'Билет сатушы',
  program: 'Бағдарлама туралы',
  aboutProgram: 'Толық бағдарлама',
  performers: 'Орындаушылар',
  tracks: 'Орындалады',
  part: (number) => `${number}-бөлім`,
  hall: 'Зал',
  venue: 'Өтетін орны туралы',
  route: 'Қалай жетуге болады',
  otherDates: 'Бағдарламаның басқа күндері',
  inCity: (city) => `${ofPlace(city)} басқа концерттер`,
  pastNotice: 'Бұл концерт өтіп кетті. Жақын концерттерді қараңыз.',
  cancelledNotice:
    'Концерт болмайды. Билет ақшасын сатушы қайтарады: оған жазыңыз немесе қолдау қызметіне хабарласыңыз.',
  postponedNotice: 'Концерт кейінге қалдырылды, жаңа күні нақтылануда. Билеттер жарамды.',
  rescheduledNotice: (day) => `Концерттің күні ауысты, бұрынғы күні: ${day}. Билеттер жаңа күнге жарамды.`,
  rescheduledSomewhen: 'Концерттің күні өзгерді. Билеттер жаңа күнге жарамды.',
  wasPlanned: 'Бұрын белгіленген күні:',
  localTime: (city) => `жергілікті уақыт, ${city}`,
  onlineNotice: 'Концерт онлайн өтеді: көрсетілім сілтемесі билет алғанда көрсетілген поштаға келеді.',
  ticketsTitle: (name) => `Билеттер: ${name}`,
  ticketsFrame: 'Орын таңдау және төлеу',
  ticketsOutside: 'Билеттер бетін бөлек ашу',
  ticketsOutsideHint: 'Зал сызбасы жүктелмесе, оны билет сервисінің сайтында ашыңыз.',
  ticketsLoading: 'Зал сызбасы жүктелуде…',
  ticketsLate: 'Зал сызбасы әлі жүктелмеді. Билет сервисі баяу жауап беруде.',
  ticketsAgain: 'Қайта жүктеу',
  noTickets: 'Бұл концерттің билеттері мұнда сатылмайды.',
  backToConcert: 'Концерт туралы',
  description: (name, day, place) => `${name}: ${day}, ${place}. ${names.kk.fullName}, концерт билеттері.`,
}
