/** A place without a city on the demo's site, as the files of places have it, and how many made people wish for a program. */
export interface MadeWish {
  key: string
  country: string
  latitude: number
  longitude: number
  names: Readonly<Record<string, string>>
  /** Wishes by the program's slug; the empty slug stands for any program. */
  people: Readonly<Record<string, number>>
}

/** Invented wishes, so that the tour radar of the demo has places where people wait. */
export const madeWishes: readonly MadeWish[] = [
  {
    key: 'vologda-472459',
    country: 'ru',
    latitude: 59.22,
    longitude: 39.88,
    names: { Latn: 'Vologda', Cyrl: 'Вологда', Thai: 'โวลอกดา' },
    people: { 'hans-zimmer': 300, 'joe-hisaishi': 120, '': 44 },
  },
  {
    key: 'cherepovets-569223',
    country: 'ru',
    latitude: 59.13,
    longitude: 37.9,
    names: { Latn: 'Cherepovets', Cyrl: 'Череповец' },
    people: { 'hans-zimmer': 92, '': 31 },
  },
  {
    key: 'smolensk-491687',
    country: 'ru',
    latitude: 54.78,
    longitude: 32.04,
    names: { Latn: 'Smolensk', Cyrl: 'Смоленск', Thai: 'สโมเลนสค์' },
    people: { 'joe-hisaishi': 78, '': 26 },
  },
  {
    key: 'shymkent-1518980',
    country: 'kz',
    latitude: 42.3,
    longitude: 69.6,
    names: { Latn: 'Shymkent', Cyrl: 'Шымкент' },
    people: { naruto: 140, 'hans-zimmer': 37 },
  },
  {
    key: 'syktyvkar-485239',
    country: 'ru',
    latitude: 61.66,
    longitude: 50.82,
    names: { Latn: 'Syktyvkar', Cyrl: 'Сыктывкар', Thai: 'ซึคตึฟคาร์' },
    people: { 'hans-zimmer': 66, '': 12 },
  },
  {
    key: 'saransk-498698',
    country: 'ru',
    latitude: 54.18,
    longitude: 45.17,
    names: { Latn: 'Saransk', Cyrl: 'Саранск', Thai: 'ซารันสค์' },
    people: { 'joe-hisaishi': 57, naruto: 3 },
  },
  {
    key: 'orsk-514734',
    country: 'ru',
    latitude: 51.2,
    longitude: 58.57,
    names: { Latn: 'Orsk', Cyrl: 'Орск' },
    people: { '': 49 },
  },
  {
    key: 'pskov-504341',
    country: 'ru',
    latitude: 57.81,
    longitude: 28.35,
    names: { Latn: 'Pskov', Cyrl: 'Псков', Thai: 'ปัสคอฟ' },
    people: { 'hans-zimmer': 41, '': 18 },
  },
  {
    key: 'chita-2025339',
    country: 'ru',
    latitude: 52.03,
    longitude: 113.5,
    names: { Latn: 'Chita', Cyrl: 'Чита' },
    people: { 'joe-hisaishi': 35 },
  },
]
