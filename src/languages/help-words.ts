/**
 * What people call the things that they ask a concert hall about, in all the site's languages: who has one of the words
 * means the others too. In small letters.
 */
export interface HelpWords {
  /** An entry whose title has one of these is about it. */
  names: readonly string[]
  /** What is also typed for it, and says too little alone to name it. */
  also: readonly string[]
}

const topic = (names: string, also = ''): HelpWords => ({ names: list(names), also: list(also) })

const list = (text: string): string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** Whole years, as they stand in «с 6 лет». */
const ages = Array.from({ length: 19 }, (_, age) => age).join('|')

const refund = topic(
  'возврат|вернуть|возвращать|сдать билет|refund|refunds|return a ticket|return my ticket|คืนเงิน|คืนบัตร|ขอเงินคืน',
  'сдать|вернуть деньги|возврат денег|money back|return|get my money|คืน',
)
const change = topic(
  'отмена|отменили|отменен|перенос|перенесли|перенесен|cancelled|canceled|cancel|cancellation|postponed|moved|rescheduled|ยกเลิก|เลื่อน',
  'отменить|другая дата|new date|เปลี่ยนวัน',
)
const parking = topic(
  'парковка|парковки|припарковаться|парковаться|машина|машину|автостоянка|parking|park|ที่จอดรถ|จอดรถ',
  'автомобиль|авто|стоянка|car|cars|รถยนต์',
)
const cloakroom = topic(
  'гардероб|раздевалка|камера хранения|cloakroom|coat check|ฝากของ|รับฝาก',
  'верхняя одежда|пальто|куртка|оставить вещи|сумка|coat|coats|bag|bags|luggage|wardrobe|กระเป๋า|เสื้อโค้ต',
)
const access = topic(
  'доступность|доступная среда|инвалид|инвалидность|коляска|коляске|колясок|accessibility|access|wheelchair|disabled|วีลแชร์|ผู้พิการ|สิ่งอำนวยความสะดวก',
  'лифт|пандус|маломобильный|слабослышащий|step-free|lift|elevator|ramp|hearing loop|disability|ลิฟต์|รถเข็น',
)
const gettingThere = topic(
  'как добраться|проезд|getting there|การเดินทาง|ขนส่งสาธารณะ',
  'добраться|доехать|метро|транспорт|автобус|дорога|directions|how to get there|get to|metro|subway|bus|transport|เดินทาง|รถไฟฟ้า|รถไฟใต้ดิน|รถเมล์',
)

/** Facts that a venue's page tells under a heading of its own. */
export const venueTopics = { transit: gettingThere, parking, cloakroom, access } as const

export const helpTopics: readonly HelpWords[] = [
  refund,
  change,
  parking,
  cloakroom,
  access,
  gettingThere,
  topic(
    'возраст|возраста|ребенок|ребенком|дети|детьми|children|child|kids|เด็ก|อายุเท่าไร',
    `лет|года|год|малыш|маленький|детский|age|ages|kid|years|year|old|baby|อายุ|ขวบ|ลูก|${ages}`,
  ),
  topic(
    'скидки|скидка|льготы|discounts|discount|concessions|ส่วนลด',
    'льготный|льгота|дешевле|бесплатно|бесплатный|студентам|студент|пенсионерам|пенсионер|многодетный|free|student|students|pensioner|senior|cheaper|ลดราคา|ฟรี|นักเรียน|นักศึกษา',
  ),
  // Said inside answers, in other words.
  topic('бесплатно|free|ไม่คิดเงิน|ไม่เสียเงิน|โดยไม่เสียเงิน', 'бесплатный|даром|for free|ฟรี'),
  topic(
    'дресс-код|dress code|แต่งกาย|แต่งตัว',
    'надеть|одеться|одежда|одеваться|костюм|wear|clothes|dress|outfit|ชุด|เสื้อผ้า',
  ),
  topic(
    'опаздываю|опоздание|опоздать|running late|latecomers|late|มาสาย',
    'опоздал|опоздала|опоздали|опаздывать|задержка|delay|สาย',
  ),
  topic(
    'сколько длится|длительность|антракт|how long|duration|interval|พักครึ่ง|ยาวเท่าไร',
    'длится|продолжительность|идет|перерыв|long|intermission|break|length|ระยะเวลา|นานเท่าไร',
  ),
  topic(
    'снимать|съемка|take pictures|record|ถ่ายภาพ|บันทึกวิดีโอ',
    'фото|фотографировать|видео|снять|фотоаппарат|камера|photo|photos|photography|video|camera|filming|ถ่ายรูป|วิดีโอ|กล้อง',
  ),
  topic(
    'сертификат|сертификаты|gift certificate|gift certificates|gift voucher|บัตรของขวัญ',
    'подарок|подарить билет|подарочный|gift|voucher|present|ของขวัญ',
  ),
  topic(
    'купить билет|buy a ticket|ซื้อบัตร',
    'купить|покупка|оплата|оплатить|заплатить|оплаты|карта|buy|purchase|pay|payment|order|ชำระเงิน|จ่ายเงิน|ซื้อ',
  ),
  topic(
    'билет не пришел|потерялся|ticket has not arrived|lost it|ทำบัตรหาย|ไม่ได้รับบัตร',
    'не пришел|не приходит|потерял|потеряла|потерян|потерять|электронный билет|электронный|lost|missing|not arrived|e-ticket|บัตรหาย|หาย',
  ),
  topic(
    'билетов нет|распродано|sold out|บัตรหมด',
    'нет билетов|проданы|раскуплены|лист ожидания|waiting list|no tickets|หมด',
  ),
  topic(
    'контакты|контакт|contact|contacts|ติดต่อเรา',
    'телефон|позвонить|адрес|почта|написать|связаться|поддержка|phone|call|address|e-mail|email|support|ติดต่อ|โทรศัพท์|โทร|ที่อยู่|อีเมล',
  ),
  topic(
    'прослушивание|вакансии|audition|auditions|vacancies|ออดิชัน',
    'вакансия|работа|стать музыкантом|job|jobs|career|work|งาน|สมัครงาน',
  ),
  topic(
    'лучше слышно|лучшие места|sound best|best seats|เสียงดีที่สุด|ที่นั่ง',
    'места|какие места|где сидеть|ряд|seats|seat|row|where to sit|นั่ง',
  ),
  topic(
    'цветы|автограф|flowers|meet the musicians|ดอกไม้|พบนักดนตรี',
    'автографы|букет|подписать|autograph|autographs|bouquet|ลายเซ็น',
  ),
  topic('правила|house rules|rules|กฎ', 'нельзя|запрещено|можно ли|allowed|forbidden|ข้อห้าม'),
  topic('по счету|счет|by invoice|invoice|ใบแจ้งหนี้', 'компания|юрлицо|безнал|company|corporate|บริษัท'),
]
