import { introductions, names } from '../../../brand/chosen.ts'
import { type InEachLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import { plural, type Texts } from '../../messages.ts'

const englishNames: Partial<InEachLocale<string>> = {
  de: 'German',
  en: 'English',
  ru: 'Russian',
  th: 'Thai',
}

export const site: Texts<'site'> = {
  name: names.en.name,
  fullName: names.en.fullName,
  defaultTitle: introductions.en.title,
  defaultDescription: introductions.en.description,
  skipToContent: 'Skip to content',
  announcement: 'Announcement',
  menu: 'Menu',
  mainMenu: 'Main menu',
  menuLinks: {
    concerts: 'Concerts',
    programs: 'Programs',
    cities: 'Cities',
    venues: 'Venues',
    news: 'News',
    about: 'About',
    qa: 'Questions and answers',
    contact: 'Contact',
    b2b: 'For companies',
    cast: 'Auditions',
    charity: 'Charity',
    services: 'Services',
    security: 'Security',
    poster: 'Printable poster',
    saved: 'My concerts',
    votes: 'Votes',
    allSeries: 'Concert series',
    press: 'Press',
    seasons: 'Seasons',
    wishes: 'Where people want us',
    assistants: 'For AI assistants',
    help: 'Help centre',
  },
  links: { help: 'Help', rules: 'House rules', offer: 'Terms of sale' },
  city: 'City',
  allCities: 'All cities',
  allCitiesPrepositional: 'all cities',
  changeCity: 'Choose a city',
  search: 'Search',
  signIn: 'Sign in',
  notices: 'Alerts',
  newsletter: 'Newsletter',
  account: 'Account',
  searchPlaceholder: 'Program, city or venue',
  find: 'Find',
  tickets: 'Tickets',
  back: 'Back',
  language: 'Language',
  forEditors: 'For editors',
  desk: 'To the desk',
  edit: 'Edit',
  tell: 'Tell the audience',
  codes: 'Links and codes for partners',
  legal: 'Legal details',
  social: 'Follow us',
  footerMenu: 'Sections',
  footerGroups: {
    concerts: 'What’s on',
    orchestra: 'The orchestra',
    guests: 'For guests',
    documents: 'Documents',
  },
  installApp: 'Install the app',
  copyright: (year: string) => `© ${year} ${names.en.copyrightHolder}`,
  loadFailed: 'This part of the page couldn’t be loaded just now. Please refresh the page.',
  onlyIn: (languages: readonly Locale[]) =>
    `Only in ${languages.map((language) => englishNames[language] ?? localeNames[language]).join(' and ')}`,
  close: 'Close',
  newTab: 'Opens in a new tab',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  moreAbout: 'More about the orchestra',
}

export const languageOffer: Texts<'languageOffer'> = {
  text: 'This page is also available in English',
  open: 'Read in English',
  close: 'Close',
}

export const navigation: Texts<'navigation'> = {
  ticketsNeedNetwork: 'You are offline. Tickets will open once the connection is back.',
}

export const theme: Texts<'theme'> = {
  theme: 'Theme',
  choices: { system: 'Auto', light: 'Light', dark: 'Dark' },
}

export const manifest: Texts<'manifest'> = {
  concerts: 'All concerts',
  myCity: 'Concerts in my city',
  myCityShort: 'My city',
  search: 'Search',
  screenshots: {
    home: 'Home: the next programs and concerts',
    concerts: 'Concerts month by month',
    concert: 'A concert: date, hall and tickets',
  },
}

/** Texts of the question for the visitor's city; the browser gets them with its code. */
export const cityQuestion: Texts<'cityQuestion'> = {
  label: 'Where you are',
  ask: (city: string) => `Is ${city} your city?`,
  showing: (city: string) => `Showing ${city}`,
  showingAll: 'Showing all cities',
  yes: 'Yes',
  choose: 'Choose a city',
  all: 'All cities',
}

export const cityPicker: Texts<'cityPicker'> = {
  title: 'Choose a city',
  search: 'Search for city',
  allCities: 'All cities',
  close: 'Close',
  loading: 'Loading cities…',
  found: (count: number) =>
    plural('en', count, { one: `${count} city found`, other: `${count} cities found` }),
  notListed: 'Your town isn’t here? Invite us',
  inviteTo: (city) => `Invite us: ${city}`,
  nothing: 'This city is not in the schedule. Choose another one or see concerts in all cities.',
  failed: 'The list of cities couldn’t be loaded. Please check the connection and try again.',
  retry: 'Try again',
}

export const map: Texts<'map'> = {
  map: (place: string) => `Map: ${place}`,
  route: 'Plan a route',
  show: 'Show the map',
  loadsFrom: (name: string) => `Loads from ${name}`,
  loading: 'Loading the map…',
  failed: 'The map didn’t load. The links open the place and the route.',
}
