import { introductions, names } from '../../../brand/chosen.ts'
import { type InEachLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import { plural, type Texts } from '../../messages.ts'

const germanNames: Partial<InEachLocale<string>> = {
  de: 'Deutsch',
  en: 'Englisch',
  kk: 'Kasachisch',
  ru: 'Russisch',
  th: 'Thailändisch',
}

export const site: Texts<'site'> = {
  name: names.de.name,
  fullName: names.de.fullName,
  defaultTitle: introductions.de.title,
  defaultDescription: introductions.de.description,
  skipToContent: 'Zum Inhalt springen',
  announcement: 'Hinweis',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  menuLinks: {
    concerts: 'Konzerte',
    programs: 'Programme',
    cities: 'Städte',
    venues: 'Spielstätten',
    news: 'Neuigkeiten',
    about: 'Das Orchester',
    qa: 'Fragen und Antworten',
    contact: 'Kontakt',
    b2b: 'Für Firmen',
    cast: 'Probespiel',
    charity: 'Soziales Engagement',
    services: 'Leistungen',
    security: 'Datenschutz',
    poster: 'Monatsplakat zum Drucken',
    saved: 'Merkzettel',
    votes: 'Abstimmungen',
    allSeries: 'Konzertreihen',
    press: 'Presse',
    seasons: 'Spielzeiten',
    wishes: 'Wunschkonzert',
    assistants: 'Für KI-Assistenten',
    help: 'Kundenservice',
  },
  links: { help: 'Hilfe', rules: 'Hausordnung', offer: 'AGB' },
  city: 'Stadt',
  allCities: 'Alle Städte',
  allCitiesPrepositional: 'allen Städten',
  changeCity: 'Stadt wählen',
  search: 'Suche',
  signIn: 'Anmelden',
  notices: 'Benachrichtigungen',
  newsletter: 'Newsletter',
  account: 'Konto',
  searchPlaceholder: 'Programm, Stadt oder Saal',
  find: 'Suchen',
  tickets: 'Tickets',
  back: 'Zurück',
  language: 'Sprache',
  forEditors: 'Für die Redaktion',
  desk: 'Ins Büro',
  edit: 'Bearbeiten',
  tell: 'Dem Publikum schreiben',
  codes: 'Links und Codes für Partner',
  legal: 'Rechtliche Angaben',
  social: 'Folgen Sie uns',
  footerMenu: 'Bereiche der Website',
  footerGroups: {
    concerts: 'Konzerte',
    orchestra: 'Das Orchester',
    guests: 'Für Gäste',
    documents: 'Rechtliches',
  },
  installApp: 'App installieren',
  copyright: (year: string) => `© ${year} ${names.de.copyrightHolder}`,
  loadFailed: 'Dieser Teil der Seite konnte gerade nicht geladen werden. Laden Sie die Seite bitte neu.',
  onlyIn: (languages: readonly Locale[]) =>
    `Nur auf ${languages.map((language) => germanNames[language] ?? localeNames[language]).join(' und ')}`,
  close: 'Schließen',
  newTab: 'Öffnet sich in einem neuen Tab',
  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  page: (page: number) => `Seite ${page}`,
  moreAbout: 'Mehr über das Orchester',
}

export const languageOffer: Texts<'languageOffer'> = {
  text: 'Diese Seite gibt es auch auf Deutsch',
  open: 'Auf Deutsch lesen',
  close: 'Schließen',
}

export const navigation: Texts<'navigation'> = {
  ticketsNeedNetwork: 'Keine Verbindung. Die Tickets öffnen sich, sobald das Netz wieder da ist.',
}

export const theme: Texts<'theme'> = {
  theme: 'Darstellung',
  choices: { system: 'Auto', light: 'Hell', dark: 'Dunkel' },
}

export const manifest: Texts<'manifest'> = {
  concerts: 'Alle Konzerte',
  myCity: 'Konzerte in meiner Stadt',
  myCityShort: 'Meine Stadt',
  search: 'Suche',
  screenshots: {
    home: 'Startseite: die nächsten Programme und Konzerte',
    concerts: 'Konzerte Monat für Monat',
    concert: 'Ein Konzert: Datum, Saal und Tickets',
  },
}

/** Texts of the question for the visitor's city; the browser gets them with its code. */
export const cityQuestion: Texts<'cityQuestion'> = {
  label: 'Wo Sie sind',
  ask: (city: string) => `Ist ${city} Ihre Stadt?`,
  showing: (city: string) => `Wir zeigen ${city}`,
  showingAll: 'Wir zeigen alle Städte',
  yes: 'Ja',
  choose: 'Stadt wählen',
  all: 'Alle Städte',
}

export const cityPicker: Texts<'cityPicker'> = {
  title: 'Stadt wählen',
  search: 'Stadt suchen',
  allCities: 'Alle Städte',
  close: 'Schließen',
  loading: 'Städte werden geladen …',
  found: (count: number) =>
    plural('de', count, { one: `${count} Stadt gefunden`, other: `${count} Städte gefunden` }),
  notListed: 'Ihre Stadt fehlt? Laden Sie uns ein',
  inviteTo: (city) => `Uns einladen: ${city}`,
  nothing:
    'In dieser Stadt spielen wir derzeit nicht. Wählen Sie eine andere oder sehen Sie sich alle Konzerte an.',
  failed:
    'Die Städte konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
}

export const map: Texts<'map'> = {
  map: (place: string) => `Karte: ${place}`,
  route: 'Route planen',
  show: 'Karte anzeigen',
  loadsFrom: (name: string) => `Kommt von ${name}`,
  loading: 'Die Karte wird geladen …',
  failed: 'Die Karte wurde nicht geladen. Ort und Route öffnen Sie über die Links.',
}
