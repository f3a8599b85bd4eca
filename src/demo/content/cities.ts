import type { AuthoredCity, Localized } from './authored.ts'

/** A line of the table. Coordinates are degrees of the city's centre, north and east positive. */
type CityLine = [
  slug: string,
  latitude: number,
  longitude: number,
  weight: AuthoredCity['weight'],
  ru: string,
  ruPrepositional: string,
  en: string,
  th: string,
  /** The preposition before the city's name where it isn't «в», as for cities on islands. */
  ruPreposition?: string,
]

/** The orchestra has a ticket office of its own in these cities. */
const ticketOffices: Record<string, Localized<string>> = {
  moscow: {
    ru: 'Касса оркестра: Берсеневская наб., 8, стр. 1, ежедневно с 11 до 20',
    en: 'Orchestra box office: 8 Bersenevskaya Embankment, bld. 1, daily from 11 am to 8 pm',
    th: 'ห้องจำหน่ายบัตรของวง: 8 อาคาร 1 ถนนเลียบแม่น้ำเบียร์เซเนฟสกายา เปิดทุกวัน 11.00–20.00 น.',
  },
  'saint-petersburg': {
    ru: 'Касса оркестра: наб. реки Мойки, 20, во дворе, ежедневно с 12 до 20',
    en: 'Orchestra box office: 20 Moika Embankment, in the courtyard, daily from noon to 8 pm',
    th: 'ห้องจำหน่ายบัตรของวง: 20 ถนนเลียบแม่น้ำมอยกา ด้านในลานอาคาร เปิดทุกวัน 12.00–20.00 น.',
  },
  bangkok: {
    ru: 'Касса оркестра: 14, Тхиам Руам Мит, фойе Культурного центра, в дни концертов с 16 до начала',
    en: 'Orchestra box office: foyer of the Cultural Centre, 14 Thiam Ruam Mit Road, from 4 pm on concert days',
    th: 'ห้องจำหน่ายบัตรของวง: โถงศูนย์วัฒนธรรมแห่งประเทศไทย 14 ถนนเทียมร่วมมิตร เปิดตั้งแต่ 16.00 น. ในวันที่มีการแสดง',
  },
}

function inZone(countryCode: string, timeZone: string, lines: CityLine[]): AuthoredCity[] {
  return lines.map(([slug, latitude, longitude, weight, ru, ruPrepositional, en, th, ruPreposition]) => {
    const office = ticketOffices[slug]
    return {
      slug,
      countryCode,
      timeZone,
      latitude,
      longitude,
      weight,
      text: {
        ru: { name: ru, namePrepositional: ruPrepositional, preposition: ruPreposition, address: office?.ru },
        en: { name: en, namePrepositional: en, address: office?.en },
        th: { name: th, namePrepositional: th, address: office?.th },
      },
    }
  })
}

/**
 * Cities of the tour, by country and time zone. A Russian prepositional name stands after «в» («в Твери») or a
 * preposition of its own («на Пхукете»);
 * English and Thai don't decline, so theirs is the name itself. The six cities of weight 0 show what a visitor
 * from a city without concerts sees.
 */
export const cities: AuthoredCity[] = [
  ...inZone('RU', 'Europe/Moscow', [
    ['moscow', 55.7558, 37.6173, 3, 'Москва', 'Москве', 'Moscow', 'มอสโก'],
    [
      'saint-petersburg',
      59.9386,
      30.3141,
      3,
      'Санкт-Петербург',
      'Санкт-Петербурге',
      'Saint Petersburg',
      'เซนต์ปีเตอร์สเบิร์ก',
    ],
    ['arkhangelsk', 64.5399, 40.5152, 1, 'Архангельск', 'Архангельске', 'Arkhangelsk', 'อาร์ฮันเกลสค์'],
    ['cheboksary', 56.1439, 47.2489, 1, 'Чебоксары', 'Чебоксарах', 'Cheboksary', 'เชบอคซารืย'],
    ['kazan', 55.7961, 49.1064, 2, 'Казань', 'Казани', 'Kazan', 'คาซาน'],
    ['krasnodar', 45.0355, 38.9753, 2, 'Краснодар', 'Краснодаре', 'Krasnodar', 'คราสโนดาร์'],
    ['lipetsk', 52.6088, 39.5992, 1, 'Липецк', 'Липецке', 'Lipetsk', 'ลีเปตสค์'],
    ['murmansk', 68.9707, 33.075, 1, 'Мурманск', 'Мурманске', 'Murmansk', 'มูร์มันสค์'],
    [
      'naberezhnye-chelny',
      55.7436,
      52.3958,
      1,
      'Набережные Челны',
      'Набережных Челнах',
      'Naberezhnye Chelny',
      'นาเบเรจนืยเยเชลนืย',
    ],
    [
      'nizhny-novgorod',
      56.3269,
      44.0059,
      2,
      'Нижний Новгород',
      'Нижнем Новгороде',
      'Nizhny Novgorod',
      'นิจนีนอฟโกรอด',
    ],
    ['penza', 53.1945, 45.0195, 1, 'Пенза', 'Пензе', 'Penza', 'เปนซา'],
    ['petrozavodsk', 61.7849, 34.3469, 0, 'Петрозаводск', 'Петрозаводске', 'Petrozavodsk', 'เปโตรซาวอดสค์'],
    ['pskov', 57.8194, 28.3318, 0, 'Псков', 'Пскове', 'Pskov', 'ปสคอฟ'],
    [
      'rostov-on-don',
      47.2225,
      39.7187,
      2,
      'Ростов-на-Дону',
      'Ростове-на-Дону',
      'Rostov-on-Don',
      'รอสตอฟ-นา-โดนู',
    ],
    ['ryazan', 54.6292, 39.7364, 1, 'Рязань', 'Рязани', 'Ryazan', 'เรียซาน'],
    ['smolensk', 54.7826, 32.0453, 0, 'Смоленск', 'Смоленске', 'Smolensk', 'สโมเลนสค์'],
    ['sochi', 43.5855, 39.7231, 1, 'Сочи', 'Сочи', 'Sochi', 'โซชี'],
    ['tula', 54.193, 37.6175, 1, 'Тула', 'Туле', 'Tula', 'ตูลา'],
    ['tver', 56.8587, 35.9176, 0, 'Тверь', 'Твери', 'Tver', 'ตเวียร์'],
    [
      'veliky-novgorod',
      58.5213,
      31.271,
      1,
      'Великий Новгород',
      'Великом Новгороде',
      'Veliky Novgorod',
      'เวลีคีนอฟโกรอด',
    ],
    ['voronezh', 51.672, 39.1843, 2, 'Воронеж', 'Воронеже', 'Voronezh', 'โวโรเนจ'],
    ['yaroslavl', 57.6261, 39.8845, 1, 'Ярославль', 'Ярославле', 'Yaroslavl', 'ยาโรสลัฟล์'],
  ]),
  ...inZone('RU', 'Asia/Barnaul', [
    ['barnaul', 53.3481, 83.7798, 1, 'Барнаул', 'Барнауле', 'Barnaul', 'บาร์นาอูล'],
  ]),
  ...inZone('RU', 'Asia/Yekaterinburg', [
    ['chelyabinsk', 55.1603, 61.4009, 1, 'Челябинск', 'Челябинске', 'Chelyabinsk', 'เชเลียบินสค์'],
    ['perm', 58.0105, 56.2502, 1, 'Пермь', 'Перми', 'Perm', 'เปียร์ม'],
    ['tyumen', 57.153, 65.5343, 1, 'Тюмень', 'Тюмени', 'Tyumen', 'ตูย์เมน'],
    ['ufa', 54.7351, 55.9587, 1, 'Уфа', 'Уфе', 'Ufa', 'อูฟา'],
    ['yekaterinburg', 56.8389, 60.6057, 2, 'Екатеринбург', 'Екатеринбурге', 'Yekaterinburg', 'เยคาเตรินเบิร์ก'],
  ]),
  ...inZone('RU', 'Asia/Irkutsk', [
    ['irkutsk', 52.2864, 104.2807, 1, 'Иркутск', 'Иркутске', 'Irkutsk', 'อีร์คุตสค์'],
  ]),
  ...inZone('RU', 'Europe/Samara', [
    ['izhevsk', 56.8526, 53.2115, 1, 'Ижевск', 'Ижевске', 'Izhevsk', 'อีเจฟสค์'],
    ['samara', 53.1959, 50.1002, 2, 'Самара', 'Самаре', 'Samara', 'ซามารา'],
  ]),
  ...inZone('RU', 'Europe/Kaliningrad', [
    ['kaliningrad', 54.7104, 20.5101, 1, 'Калининград', 'Калининграде', 'Kaliningrad', 'คาลินินกราด'],
  ]),
  ...inZone('RU', 'Asia/Vladivostok', [
    ['khabarovsk', 48.4802, 135.0719, 1, 'Хабаровск', 'Хабаровске', 'Khabarovsk', 'คาบารอฟสค์'],
    ['vladivostok', 43.1155, 131.8855, 1, 'Владивосток', 'Владивостоке', 'Vladivostok', 'วลาดีวอสตอค'],
  ]),
  ...inZone('RU', 'Europe/Kirov', [['kirov', 58.6036, 49.668, 0, 'Киров', 'Кирове', 'Kirov', 'คีรอฟ']]),
  ...inZone('RU', 'Asia/Krasnoyarsk', [
    ['krasnoyarsk', 56.0106, 92.8526, 1, 'Красноярск', 'Красноярске', 'Krasnoyarsk', 'คราสโนยาสค์'],
  ]),
  ...inZone('RU', 'Asia/Novosibirsk', [
    ['novosibirsk', 55.0302, 82.9204, 2, 'Новосибирск', 'Новосибирске', 'Novosibirsk', 'โนโวซีบีสค์'],
  ]),
  ...inZone('RU', 'Asia/Omsk', [['omsk', 54.9893, 73.3682, 1, 'Омск', 'Омске', 'Omsk', 'ออมสค์']]),
  ...inZone('RU', 'Europe/Saratov', [
    ['saratov', 51.5331, 46.0342, 1, 'Саратов', 'Саратове', 'Saratov', 'ซาราตอฟ'],
  ]),
  ...inZone('RU', 'Asia/Tomsk', [['tomsk', 56.4847, 84.9482, 1, 'Томск', 'Томске', 'Tomsk', 'ทอมสค์']]),
  ...inZone('RU', 'Europe/Ulyanovsk', [
    ['ulyanovsk', 54.3142, 48.4031, 1, 'Ульяновск', 'Ульяновске', 'Ulyanovsk', 'อูลยานอฟสค์'],
  ]),
  ...inZone('RU', 'Europe/Volgograd', [
    ['volgograd', 48.708, 44.5133, 1, 'Волгоград', 'Волгограде', 'Volgograd', 'วอลโกกราด'],
  ]),
  ...inZone('TH', 'Asia/Bangkok', [
    ['bangkok', 13.7563, 100.5018, 2, 'Бангкок', 'Бангкоке', 'Bangkok', 'กรุงเทพฯ'],
    ['chiang-mai', 18.7883, 98.9853, 1, 'Чиангмай', 'Чиангмае', 'Chiang Mai', 'เชียงใหม่'],
    ['pattaya', 12.9236, 100.8825, 1, 'Паттайя', 'Паттайе', 'Pattaya', 'พัทยา'],
    ['phuket', 7.8804, 98.3923, 1, 'Пхукет', 'Пхукете', 'Phuket', 'ภูเก็ต', 'на'],
  ]),
  ...inZone('KZ', 'Asia/Almaty', [
    ['almaty', 43.2389, 76.8897, 2, 'Алматы', 'Алматы', 'Almaty', 'อัลมาตี'],
    ['astana', 51.1282, 71.4307, 1, 'Астана', 'Астане', 'Astana', 'อัสตานา'],
    ['karaganda', 49.8028, 73.0877, 1, 'Караганда', 'Караганде', 'Karaganda', 'คารากันดา'],
  ]),
  ...inZone('BY', 'Europe/Minsk', [
    ['minsk', 53.9023, 27.5619, 2, 'Минск', 'Минске', 'Minsk', 'มินสค์'],
    ['gomel', 52.4345, 30.9754, 1, 'Гомель', 'Гомеле', 'Gomel', 'โกเมล'],
  ]),
  ...inZone('AM', 'Asia/Yerevan', [
    ['yerevan', 40.1776, 44.5126, 1, 'Ереван', 'Ереване', 'Yerevan', 'เยเรวาน'],
    ['gyumri', 40.7894, 43.8475, 0, 'Гюмри', 'Гюмри', 'Gyumri', 'กยุมรี'],
  ]),
  ...inZone('GE', 'Asia/Tbilisi', [
    ['tbilisi', 41.6938, 44.8015, 1, 'Тбилиси', 'Тбилиси', 'Tbilisi', 'ทบิลีซี'],
    ['batumi', 41.6461, 41.6367, 1, 'Батуми', 'Батуми', 'Batumi', 'บาทูมี'],
  ]),
  ...inZone('UZ', 'Asia/Tashkent', [
    ['tashkent', 41.3111, 69.2797, 1, 'Ташкент', 'Ташкенте', 'Tashkent', 'ทาชเคนต์'],
  ]),
  ...inZone('UZ', 'Asia/Samarkand', [
    ['samarkand', 39.6547, 66.9758, 1, 'Самарканд', 'Самарканде', 'Samarkand', 'ซามาร์กันต์'],
  ]),
  ...inZone('KG', 'Asia/Bishkek', [
    ['bishkek', 42.8746, 74.5698, 1, 'Бишкек', 'Бишкеке', 'Bishkek', 'บิชเคก'],
  ]),
  ...inZone('AZ', 'Asia/Baku', [['baku', 40.3777, 49.892, 1, 'Баку', 'Баку', 'Baku', 'บากู']]),
  ...inZone('RS', 'Europe/Belgrade', [
    ['belgrade', 44.8125, 20.4612, 1, 'Белград', 'Белграде', 'Belgrade', 'เบลเกรด'],
    ['novi-sad', 45.2551, 19.8452, 1, 'Нови-Сад', 'Нови-Саде', 'Novi Sad', 'นอวีซาด'],
  ]),
  ...inZone('TR', 'Europe/Istanbul', [
    ['istanbul', 41.0082, 28.9784, 1, 'Стамбул', 'Стамбуле', 'Istanbul', 'อิสตันบูล'],
    ['antalya', 36.8969, 30.7133, 1, 'Анталья', 'Анталье', 'Antalya', 'อันตัลยา'],
  ]),
  ...inZone('AE', 'Asia/Dubai', [['dubai', 25.2048, 55.2708, 1, 'Дубай', 'Дубае', 'Dubai', 'ดูไบ']]),
]
