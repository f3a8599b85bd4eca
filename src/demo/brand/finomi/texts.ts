import { defineMessages, type InAnyLanguage } from '../../../languages/messages.ts'
import { findWrittenLocale, inEachLocale, type Locale } from '../../../shared/locales.ts'

const russian = {
  name: '«Финоми»',
  overline: 'Камерный зал оркестра',
  lead: 'Кирпичный цех на Болотном острове, где сцена стоит посередине, а до скрипок один шаг.',
  description:
    '«Финоми» — камерный зал оркестра «Полутон» в Москве: сцена посередине, 420 мест вокруг неё. Концерты, зал, как добраться.',
  plan: 'План зала: круглая сцена посередине, вокруг неё восемь рядов',
  facts: [
    { value: '420', text: 'мест вокруг сцены' },
    { value: '8', text: 'рядов, дальше сидеть некуда' },
    { value: '1 шаг', text: 'от первого ряда до скрипок' },
  ],
  stageTitle: 'Сцена посередине',
  stage:
    'Здесь нет плохой стороны, есть разные. Из северных рядов видно лицо дирижёра, из южных — руки пианиста, с востока слышно, как дышат духовые. Выбирайте место по тому, за кем хочется наблюдать.',
  roomTitle: 'Аппаратная',
  room: 'За стеклом — комната звукорежиссёра на девяносто мест. Днём в ней сводят записи оркестра, вечером играют квинтеты, и слышно каждый щелчок клапана.',
  houseTitle: 'Цех',
  house:
    'Кирпич, чугунные колонны и окна на реку остались от фабрики. Мы добавили только тишину: войлок под полом и тяжёлые двери. Здесь репетируют новые программы и показывают их, пока они ещё помещаются в один зал.',
  eveningTitle: 'Как проходит вечер',
  evening: [
    { when: 'За час', what: 'Открываются двери и бар. Гардероб слева от входа.' },
    { when: 'За десять минут', what: 'Гаснет верхний свет: пора найти своё место.' },
    { when: 'После', what: 'Музыканты обычно выходят поговорить. Можно остаться.' },
  ],
  concerts: 'Концерты в «Финоми»',
  chooseConcert: 'Выбрать концерт',
  noConcerts: 'Сейчас здесь репетируют',
  noConcertsHint: 'Новые даты появятся скоро, а пока оркестр играет на других площадках Москвы.',
  moscowConcerts: 'Концерты в Москве',
  pictures: 'Внутри',
  otherVenues: 'Другие площадки',
  wayTitle: 'Как добраться',
  address: 'Москва, Берсеневская наб., 8, стр. 1',
  way: 'От метро «Кропоткинская» — десять минут пешком по Патриаршему мосту. Парковки у зала нет, для велосипедов есть стойка во дворе. Вход и зал без ступеней.',
}

type FinomiTexts = InAnyLanguage<typeof russian>

const english: FinomiTexts = {
  name: 'Finomi',
  overline: 'The orchestra’s chamber hall',
  lead: 'A brick workshop on Bolotny Island, with the stage in the middle and the violins a single step away.',
  description:
    'Finomi is the chamber hall of the Poluton Orchestra in Moscow: a stage in the middle and 420 seats around it. Concerts, the hall, how to get there.',
  plan: 'Plan of the hall: a round stage in the middle with eight rows around it',
  facts: [
    { value: '420', text: 'seats around the stage' },
    { value: '8', text: 'rows, and none behind them' },
    { value: '1 step', text: 'from the front row to the violins' },
  ],
  stageTitle: 'A stage in the middle',
  stage:
    'There is no bad side, only different ones. From the north you see the conductor’s face, from the south the pianist’s hands, and in the east you hear the winds breathe. Sit where the player is that you want to watch.',
  roomTitle: 'The Control Room',
  room: 'Behind the glass is the sound engineer’s room with ninety seats. By day the orchestra’s recordings are mixed in it, in the evening quintets play there, and you can hear every key click.',
  houseTitle: 'The Workshop',
  house:
    'The bricks, the cast-iron columns and the windows onto the river are the factory’s. All that we added is silence: felt under the floor and heavy doors. New programs are rehearsed here and shown while they still fit into one room.',
  eveningTitle: 'Your evening here',
  evening: [
    { when: 'An hour before', what: 'The doors and the bar open. The cloakroom is on the left.' },
    { when: 'Ten minutes before', what: 'The upper lights go out: time to find your seat.' },
    { when: 'Afterwards', what: 'The players usually come out for a talk. Do stay.' },
  ],
  concerts: 'Concerts at Finomi',
  chooseConcert: 'Choose a concert',
  noConcerts: 'They are rehearsing here at the moment',
  noConcertsHint: 'New dates will be out soon. Until then the orchestra plays in other halls of Moscow.',
  moscowConcerts: 'Concerts in Moscow',
  pictures: 'Inside',
  otherVenues: 'Other venues',
  wayTitle: 'How to get there',
  address: '8 Bersenevskaya Embankment, bld. 1, Moscow',
  way: 'It is ten minutes on foot from Kropotkinskaya station, across the Patriarch Bridge. There is no car park, but the courtyard has stands for bicycles. The entrance and the hall are free of steps.',
}

const thai: FinomiTexts = {
  name: 'ฟีโนมี',
  overline: 'ฮอลล์แชมเบอร์ของวง',
  lead: 'อดีตโรงงานอิฐบนเกาะโบลอตนี เวทีอยู่กลางห้อง และไวโอลินอยู่ห่างเพียงก้าวเดียว',
  description:
    'ฟีโนมีคือฮอลล์แชมเบอร์ของวงออร์เคสตรา Poluton ในมอสโก เวทีอยู่กลางห้อง มี 420 ที่นั่งล้อมรอบ ดูคอนเสิร์ต ห้องแสดง และการเดินทาง',
  plan: 'ผังฮอลล์: เวทีวงกลมอยู่ตรงกลาง ล้อมด้วยที่นั่งแปดแถว',
  facts: [
    { value: '420', text: 'ที่นั่งรอบเวที' },
    { value: '8', text: 'แถว ไม่มีแถวที่ไกลกว่านี้' },
    { value: '1 ก้าว', text: 'จากแถวหน้าถึงไวโอลิน' },
  ],
  stageTitle: 'เวทีอยู่กลางห้อง',
  stage:
    'ที่นี่ไม่มีฝั่งที่แย่ มีแต่ฝั่งที่ต่างกัน จากทิศเหนือเห็นหน้าวาทยกร จากทิศใต้เห็นมือนักเปียโน จากทิศตะวันออกได้ยินลมหายใจของเครื่องเป่า เลือกที่นั่งตามคนที่คุณอยากเฝ้ามอง',
  roomTitle: 'ห้องควบคุมเสียง',
  room: 'หลังกระจกคือห้องของวิศวกรเสียงขนาดเก้าสิบที่นั่ง กลางวันใช้มิกซ์เสียงของวง กลางคืนวงควินเท็ตมาเล่น และคุณจะได้ยินแม้แต่เสียงคีย์ของเครื่องเป่า',
  houseTitle: 'ห้องโรงงาน',
  house:
    'ผนังอิฐ เสาเหล็กหล่อ และหน้าต่างริมแม่น้ำเป็นของโรงงานเดิม เราเพิ่มแค่ความเงียบ คือผ้าสักหลาดใต้พื้นและประตูหนัก โปรแกรมใหม่ซ้อมและเปิดแสดงที่นี่ในช่วงที่ยังจัดในห้องเดียวได้',
  eveningTitle: 'ค่ำคืนที่นี่',
  evening: [
    { when: 'หนึ่งชั่วโมงก่อน', what: 'ประตูและบาร์เปิด จุดฝากของอยู่ทางซ้ายของทางเข้า' },
    { when: 'สิบนาทีก่อน', what: 'ไฟด้านบนดับลง ได้เวลาหาที่นั่ง' },
    { when: 'หลังจบ', what: 'นักดนตรีมักออกมาพูดคุย อยู่ต่อได้เลย' },
  ],
  concerts: 'คอนเสิร์ตที่ฟีโนมี',
  chooseConcert: 'เลือกคอนเสิร์ต',
  noConcerts: 'ตอนนี้วงกำลังซ้อมอยู่ที่นี่',
  noConcertsHint: 'จะประกาศรอบใหม่เร็ว ๆ นี้ ระหว่างนี้วงแสดงที่ฮอลล์อื่นในมอสโก',
  moscowConcerts: 'คอนเสิร์ตในมอสโก',
  pictures: 'ภายในฮอลล์',
  otherVenues: 'สถานที่อื่น',
  wayTitle: 'การเดินทาง',
  address: '8 อาคาร 1 ถนนเลียบแม่น้ำเบียร์เซเนฟสกายา มอสโก',
  way: 'เดินจากสถานีเมโทรโครปอตกินสกายาข้ามสะพานปาตรีอาร์ชีสิบนาที ไม่มีที่จอดรถ แต่มีที่จอดจักรยานในลาน ทางเข้าและห้องแสดงไม่มีขั้นบันได',
}

const texts: Readonly<Partial<Record<Locale, FinomiTexts>>> = { ru: russian, en: english, th: thai }

/**
 * Texts of the page about the orchestra's own hall. The page needs no content: pictures and concerts of the venue only
 * add to it. A language without these texts has those that its readers understand best.
 */
export const finomiMessages = defineMessages<FinomiTexts>(
  undefined,
  inEachLocale((locale) => texts[findWrittenLocale(texts, locale) ?? locale] ?? russian),
)
