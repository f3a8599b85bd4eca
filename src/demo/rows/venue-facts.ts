import type { AuthoredVenue } from '../content/authored.ts'
import type {
  AuthoredVenueFacts,
  CloakroomKind,
  EntranceKind,
  ParkingKind,
  PlaceName,
  WayKind,
} from '../content/authored-facts.ts'
import { venueFacts } from '../content/venue-facts.ts'
import type { Attributes } from './components.ts'
import { inLanguage, type Locale } from './editions.ts'
import { eveningFactsIn } from './evening-facts.ts'

type Words = Record<Locale, string>
type Sentence = Record<Locale, (name: string, minutes: number) => string>

/** Attributes of a venue in one language. */
export function venueFactsIn(venue: AuthoredVenue, locale: Locale): Attributes {
  const facts = factsOf(venue.slug)
  const { stepFree, lift, phone, entrance, ways, cloakroom } = facts
  const lines = ways.map(({ by, name, minutes }) => waysBy[by][locale](inLanguage(name, locale), minutes))
  return {
    stepFree,
    lift,
    accessPhone: phone,
    accessNote: entrances[entrance][locale],
    transit: lines.join(separators[locale]),
    parking: parkingText(facts.parking, locale),
    cloakroom: cloakrooms[cloakroom][locale],
    ...eveningFactsIn(venue, facts, locale),
  }
}

/** Attributes of one of its halls. */
export function makeHallFacts(slug: string, index: number): Attributes {
  const hall = factsOf(slug).halls[index]
  if (!hall) throw new Error(`venue-facts.ts says nothing of hall ${index} of ${slug}`)
  return { wheelchairPlaces: hall.places, hearingLoop: hall.loop === true, entrance: null }
}

function factsOf(slug: string): AuthoredVenueFacts {
  const facts = venueFacts[slug]
  if (!facts) throw new Error(`venue-facts.ts says nothing of ${slug}`)
  return facts
}

const separators: Words = { ru: '; ', en: '; ', th: ' หรือ ' }

function parkingText(parking: AuthoredVenueFacts['parking'], locale: Locale): string {
  const text =
    parking.kind === 'far'
      ? far[locale](placeIn(parking.name, locale), parking.minutes)
      : parkings[parking.kind][locale]
  // Thai ends no sentence with a full stop.
  return parking.bays ? `${text}${locale === 'th' ? ' ' : '. '}${bays[locale](parking.bays)}` : text
}

const placeIn = (name: PlaceName, locale: Locale) => inLanguage(name, locale)

const waysBy: Record<WayKind, Sentence> = {
  metro: {
    ru: (name, minutes) => `Метро «${name}», ${minutes} мин пешком`,
    en: (name, minutes) => `${name} metro, ${minutes} min on foot`,
    th: (name, minutes) => `รถไฟใต้ดินสถานี ${name} เดิน ${minutes} นาที`,
  },
  tram: {
    ru: (name, minutes) => `Трамвай до остановки «${name}», ${minutes} мин пешком`,
    en: (name, minutes) => `Tram to ${name}, ${minutes} min on foot`,
    th: (name, minutes) => `รถรางลงป้าย ${name} เดิน ${minutes} นาที`,
  },
  trolleybus: {
    ru: (name, minutes) => `Троллейбус до остановки «${name}», ${minutes} мин пешком`,
    en: (name, minutes) => `Trolleybus to ${name}, ${minutes} min on foot`,
    th: (name, minutes) => `โทรลลีย์บัสลงป้าย ${name} เดิน ${minutes} นาที`,
  },
  bus: {
    ru: (name, minutes) => `Автобус до остановки «${name}», ${minutes} мин пешком`,
    en: (name, minutes) => `Bus to ${name}, ${minutes} min on foot`,
    th: (name, minutes) => `รถเมล์ลงป้าย ${name} เดิน ${minutes} นาที`,
  },
  songthaew: {
    ru: (name, minutes) => `Сонгтео до остановки «${name}», ${minutes} мин пешком`,
    en: (name, minutes) => `Songthaew to ${name}, ${minutes} min on foot`,
    th: (name, minutes) => `รถสองแถวลงที่${name} เดิน ${minutes} นาที`,
  },
}

const entrances: Record<EntranceKind, Words> = {
  level: {
    ru: 'Главный вход вровень с тротуаром, двери открываются сами',
    en: 'The main entrance is level with the pavement, and its doors open by themselves',
    th: 'ทางเข้าหลักอยู่ระดับเดียวกับทางเท้า ประตูเปิดอัตโนมัติ',
  },
  ramp: {
    ru: 'Пандус слева от главного входа',
    en: 'There is a ramp on the left of the main entrance',
    th: 'มีทางลาดอยู่ทางซ้ายของทางเข้าหลัก',
  },
  side: {
    ru: 'У главного входа лестница, без ступеней пускают сбоку: позвоните за день',
    en: 'The main entrance has stairs; the side door is step-free. Ring the day before',
    th: 'ทางเข้าหลักมีบันได เข้าทางประตูข้างได้โดยไม่มีขั้นบันได โทรแจ้งล่วงหน้าหนึ่งวัน',
  },
  yard: {
    ru: 'Без ступеней — через двор: позвоните, и вам откроют ворота',
    en: 'The way without steps leads through the yard: ring, and the gate will be opened',
    th: 'ทางที่ไม่มีขั้นบันไดอยู่ทางลานด้านใน โทรแจ้งแล้วเจ้าหน้าที่จะเปิดประตูให้',
  },
  platform: {
    ru: 'У лестницы подъёмная платформа, её включает дежурный: звонок у двери',
    en: 'A platform lift takes you up the stairs; the attendant starts it, ring at the door',
    th: 'มีลิฟต์แพลตฟอร์มข้างบันได เจ้าหน้าที่เป็นผู้เปิดใช้ กดกริ่งที่ประตู',
  },
  portable: {
    ru: 'На входе порог в две ступени: съёмный пандус положат, если позвонить за день',
    en: 'There are two steps at the door: ring the day before, and a portable ramp will be laid',
    th: 'หน้าประตูมีสองขั้น โทรแจ้งล่วงหน้าหนึ่งวันแล้วเจ้าหน้าที่จะวางทางลาดให้',
  },
  escort: {
    ru: 'Брусчатка и подъём: от ворот проводит дежурный, позвоните за день',
    en: 'Cobbles and a slope: an attendant meets you at the gate, ring the day before',
    th: 'ทางเป็นหินและลาดชัน เจ้าหน้าที่จะรับที่ประตู โทรแจ้งล่วงหน้าหนึ่งวัน',
  },
  sector: {
    ru: 'Вход через сектор А, лифт на все ярусы. Места — на площадках над партером',
    en: 'Enter by sector A, where the lift goes to every tier; the places are above the stalls',
    th: 'เข้าทางโซน A มีลิฟต์ทุกชั้น ที่สำหรับวีลแชร์อยู่บนลานเหนือที่นั่งชั้นล่าง',
  },
  path: {
    ru: 'Дорожка от ворот ровная, места — с краю у прохода',
    en: 'The path from the gate is even; the places are at the side, by the aisle',
    th: 'ทางจากประตูเรียบ ที่สำหรับวีลแชร์อยู่ริมทางเดิน',
  },
  'front-row': {
    ru: 'Пандус у входа, места в первом ряду. Предупредите за день, и вас встретят',
    en: 'There is a ramp, and the places are in the front row. Ring the day before to be met',
    th: 'มีทางลาดที่ทางเข้า ที่สำหรับวีลแชร์อยู่แถวหน้า แจ้งล่วงหน้าหนึ่งวันแล้วจะมีคนรอรับ',
  },
  'small-stairs': {
    ru: 'В большой зал попадают без ступеней, в малый ведёт лестница',
    en: 'The large hall is reached without steps, the small one by stairs only',
    th: 'ห้องใหญ่เข้าได้โดยไม่มีขั้นบันได ส่วนห้องเล็กต้องขึ้นบันได',
  },
  'small-balcony': {
    ru: 'Лифт поднимает в партер, на балкон и хоры — только лестница',
    en: 'The lift goes to the stalls; balcony and gallery have stairs only',
    th: 'ลิฟต์ขึ้นถึงที่นั่งชั้นล่าง ส่วนระเบียงต้องขึ้นบันได',
  },
  steps: {
    ru: 'У входа и внутри лестницы, пандуса нет. Позвоните: расскажем, чем можем помочь',
    en: 'There are stairs outside and inside, and no ramp. Ring us, and we will say how we can help',
    th: 'มีบันไดทั้งด้านนอกและด้านใน ไม่มีทางลาด โทรหาเรา แล้วเราจะบอกว่าช่วยได้อย่างไร',
  },
}

const parkings: Record<ParkingKind, Words> = {
  under: {
    ru: 'Подземная, платная, въезд с торца здания',
    en: 'Under the building, paid; the entry is at its end',
    th: 'ใต้อาคาร มีค่าใช้จ่าย ทางเข้าอยู่ด้านข้างอาคาร',
  },
  own: {
    ru: 'У здания, бесплатная; за полчаса до начала места кончаются',
    en: 'At the building, free; it is full half an hour before the beginning',
    th: 'ข้างอาคาร ไม่เสียค่าใช้จ่าย มักเต็มก่อนเริ่มครึ่งชั่วโมง',
  },
  ownfree: {
    ru: 'У здания, бесплатная, места есть всегда',
    en: 'At the building, free, and never full',
    th: 'ข้างอาคาร ไม่เสียค่าใช้จ่าย มีที่ว่างเสมอ',
  },
  ownpaid: {
    ru: 'У здания, платная: оплата на выезде',
    en: 'At the building, paid when you leave',
    th: 'ข้างอาคาร ชำระเงินเมื่อออก',
  },
  campus: {
    ru: 'На территории университета, по вечерам бесплатная',
    en: 'On the campus, free in the evening',
    th: 'ในมหาวิทยาลัย ช่วงเย็นไม่เสียค่าใช้จ่าย',
  },
  valet: {
    ru: 'В торговом центре рядом; у входа машину паркует служащий, платно',
    en: 'In the mall next door; valet parking at the entrance, paid',
    th: 'ในศูนย์การค้าข้าง ๆ หรือใช้บริการรับจอดรถหน้าทางเข้า มีค่าใช้จ่าย',
  },
  street: {
    ru: 'Своей нет, городская на соседних улицах',
    en: 'None of its own; there are places in the streets around',
    th: 'ไม่มีที่จอดของอาคาร จอดตามถนนใกล้เคียงได้',
  },
  few: {
    ru: 'У входа мест мало, приезжайте на транспорте',
    en: 'Few places at the entrance: better come by public transport',
    th: 'หน้าทางเข้ามีที่จอดน้อย แนะนำขนส่งสาธารณะ',
  },
  bicycles: {
    ru: 'Для машин нет; во дворе стойка для велосипедов',
    en: 'None for cars; bicycle stands in the courtyard',
    th: 'ไม่มีที่จอดรถยนต์ มีที่จอดจักรยานในลาน',
  },
  none: {
    ru: 'Рядом нет, в центр проще на метро',
    en: 'None nearby: the metro is simpler',
    th: 'ไม่มีในบริเวณใกล้เคียง มารถไฟใต้ดินสะดวกกว่า',
  },
}

const far: Sentence = {
  ru: (name, minutes) => `У здания нет; ближайшая — ${name}, ${minutes} мин пешком`,
  en: (name, minutes) => `None at the building; the nearest is at ${name}, ${minutes} min on foot`,
  th: (name, minutes) => `ไม่มีที่จอดหน้าอาคาร ที่ใกล้ที่สุดคือ ${name} เดิน ${minutes} นาที`,
}

const bays: Record<Locale, (count: number) => string> = {
  ru: (count) => `Места для людей с инвалидностью: ${count}`,
  en: (count) => `Bays for disabled badge holders: ${count}`,
  th: (count) => `ที่จอดสำหรับผู้พิการ ${count} คัน`,
}

const cloakrooms: Record<CloakroomKind, Words> = {
  free: {
    ru: 'Бесплатный, примет и крупные сумки, и детские коляски',
    en: 'Free; it takes large bags and pushchairs too',
    th: 'ไม่เสียค่าใช้จ่าย รับฝากกระเป๋าใบใหญ่และรถเข็นเด็กด้วย',
  },
  left: {
    ru: 'Бесплатный, слева от входа',
    en: 'Free, on the left of the entrance',
    th: 'ไม่เสียค่าใช้จ่าย อยู่ทางซ้ายของทางเข้า',
  },
  small: {
    ru: 'Бесплатный, но тесный: крупные вещи лучше не брать',
    en: 'Free but small: better leave large things at home',
    th: 'ไม่เสียค่าใช้จ่าย แต่พื้นที่น้อย ไม่ควรนำของชิ้นใหญ่มา',
  },
  strict: {
    ru: 'Бесплатный; с рюкзаками и крупными сумками не пускают',
    en: 'Free; rucksacks and large bags are not let in',
    th: 'ไม่เสียค่าใช้จ่าย ไม่อนุญาตเป้และกระเป๋าใบใหญ่',
  },
  arena: {
    ru: 'Бесплатный, в каждом секторе свой',
    en: 'Free, one in each sector',
    th: 'ไม่เสียค่าใช้จ่าย มีทุกโซน',
  },
  suitcases: {
    ru: 'Бесплатный, чемоданы тоже берут',
    en: 'Free; suitcases are welcome too',
    th: 'ไม่เสียค่าใช้จ่าย รับฝากกระเป๋าเดินทางด้วย',
  },
  paid: {
    ru: 'Платный, оплата картой',
    en: 'Paid, by card',
    th: 'มีค่าใช้จ่าย ชำระด้วยบัตร',
  },
  lockers: {
    ru: 'Вместо гардероба ячейки с кодом, бесплатно',
    en: 'Lockers with a code instead, free',
    th: 'มีตู้ล็อกเกอร์พร้อมรหัส ไม่เสียค่าใช้จ่าย',
  },
  hangers: {
    ru: 'Вешалки у входа, без присмотра',
    en: 'Coat stands at the entrance, unattended',
    th: 'มีราวแขวนที่ทางเข้า ไม่มีเจ้าหน้าที่ดูแล',
  },
  desk: {
    ru: 'Гардероба нет, сумки оставляют у стойки при входе',
    en: 'None; bags may be left at the desk by the entrance',
    th: 'ไม่มีห้องรับฝาก ฝากกระเป๋าได้ที่เคาน์เตอร์ทางเข้า',
  },
  open: {
    ru: 'Нет: зал под открытым небом, пледы и сумки остаются с вами',
    en: 'None: the hall is in the open, and your blanket stays with you',
    th: 'ไม่มี เป็นเวทีกลางแจ้ง เก็บผ้าห่มและกระเป๋าไว้กับตัว',
  },
  none: {
    ru: 'Нет: верхнюю одежду берут с собой',
    en: 'None: coats stay with you',
    th: 'ไม่มี เก็บเสื้อโค้ตไว้กับตัว',
  },
}
