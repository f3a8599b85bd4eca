import { introductions, names } from '../../../brand/chosen.ts'
import { type InEachLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import { plural, type SomeTexts } from '../../messages.ts'

/** Names of languages as the sentence «only in Russian» needs them. */
const kazakhNames: Partial<InEachLocale<string>> = {
  de: 'неміс тілінде',
  en: 'ағылшын тілінде',
  kk: 'қазақ тілінде',
  ru: 'орыс тілінде',
  th: 'тай тілінде',
}

export const site: SomeTexts<'site'> = {
  name: names.kk.name,
  fullName: names.kk.fullName,
  defaultTitle: introductions.kk.title,
  defaultDescription: introductions.kk.description,
  skipToContent: 'Мазмұнға өту',
  announcement: 'Хабарландыру',
  menu: 'Мәзір',
  mainMenu: 'Негізгі мәзір',
  menuLinks: {
    concerts: 'Концерттер',
    programs: 'Бағдарламалар',
    cities: 'Қалалар',
    venues: 'Залдар',
    news: 'Жаңалықтар',
    about: 'Оркестр туралы',
    qa: 'Сұрақтар мен жауаптар',
    contact: 'Байланыс',
    b2b: 'Компанияларға',
    cast: 'Тыңдалым',
    charity: 'Қайырымдылық',
    services: 'Қызметтер',
    security: 'Қауіпсіздік',
    poster: 'Басып шығаруға арналған афиша',
    saved: 'Менің концерттерім',
    votes: 'Дауыс берулер',
    wishes: 'Бізді қайда күтеді',
    assistants: 'ЖИ көмекшілеріне',
    help: 'Қолдау қызметі',
  },
  links: { help: 'Көмек', rules: 'Келу ережелері', offer: 'Оферта' },
  city: 'Қала',
  allCities: 'Барлық қалалар',
  allCitiesPrepositional: 'Барлық қалаларда',
  changeCity: 'Қаланы таңдау',
  search: 'Іздеу',
  signIn: 'Кіру',
  notices: 'Хабарламалар',
  newsletter: 'Пошталық таратылым',
  account: 'Аккаунт',
  searchPlaceholder: 'Бағдарлама, қала немесе зал',
  find: 'Табу',
  tickets: 'Билеттер',
  back: 'Артқа',
  language: 'Тіл',
  forEditors: 'Редакторларға',
  desk: 'Жұмыс үстелі',
  edit: 'Өңдеу',
  tell: 'Көрермендерге жазу',
  codes: 'Серіктестерге арналған сілтемелер мен кодтар',
  legal: 'Деректемелер',
  social: 'Біз әлеуметтік желілерде',
  footerMenu: 'Сайт бөлімдері',
  footerGroups: {
    concerts: 'Қайда баруға болады',
    orchestra: 'Оркестр',
    guests: 'Қонақтарға',
    documents: 'Құжаттар',
  },
  installApp: 'Қолданбаны орнату',
  copyright: (year) => `© ${year} ${names.kk.copyrightHolder}`,
  loadFailed: 'Беттің бұл бөлігі қазір жүктелмеді. Бетті жаңартып көріңіз.',
  onlyIn: (languages: readonly Locale[]) =>
    `Тек ${languages.map((language) => kazakhNames[language] ?? localeNames[language]).join(' және ')}`,
  close: 'Жабу',
  newTab: 'Жаңа қойындыда ашылады',
  pages: 'Беттер',
  previousPage: 'Алдыңғы бет',
  nextPage: 'Келесі бет',
  page: (page) => `${page}-бет`,
  moreAbout: 'Оркестр туралы толығырақ',
}

export const languageOffer: SomeTexts<'languageOffer'> = {
  text: 'Бұл бет қазақ тілінде де бар',
  open: 'Қазақша ашу',
  close: 'Жабу',
}

export const navigation: SomeTexts<'navigation'> = {
  ticketsNeedNetwork: 'Желі жоқ. Байланыс қалпына келгенде билеттер ашылады.',
}

export const theme: SomeTexts<'theme'> = {
  theme: 'Безендіру',
  choices: { system: 'Авто', light: 'Жарық', dark: 'Қараңғы' },
}

/** Texts of the question for the visitor's city; the browser gets them with its code. */
export const cityQuestion: SomeTexts<'cityQuestion'> = {
  label: 'Сіз қайдасыз',
  ask: (city) => `Сіздің қалаңыз — ${city}?`,
  showing: (city) => `Көрсетіліп тұр: ${city}`,
  showingAll: 'Барлық қалалар көрсетіліп тұр',
  yes: 'Иә',
  choose: 'Қаланы таңдау',
  all: 'Барлық қалалар',
}

export const cityPicker: SomeTexts<'cityPicker'> = {
  title: 'Қаланы таңдаңыз',
  search: 'Қаланы табу',
  allCities: 'Барлық қалалар',
  close: 'Жабу',
  loading: 'Қалалар жүктелуде…',
  found: (count) => plural('kk', count, { one: `${count} қала табылды`, other: `${count} қала табылды` }),
  nothing: 'Кестеде мұндай қала жоқ. Басқа қаланы таңдаңыз немесе барлық қалалардағы концерттерді қараңыз.',
  failed: 'Қалалар тізімі жүктелмеді. Байланысты тексеріп, қайталап көріңіз.',
  retry: 'Қайталау',
}

export const map: SomeTexts<'map'> = {
  map: (place) => `Карта: ${place}`,
  route: 'Бағыт құру',
  show: 'Картаны көрсету',
  loadsFrom: (name: string) => `Қайдан жүктеледі: ${name}`,
  loading: 'Карта жүктелуде…',
  failed: 'Карта жүктелмеді. Орын мен бағыт сілтемелер арқылы ашылады.',
}
