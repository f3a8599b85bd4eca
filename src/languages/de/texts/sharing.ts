import { introductions, names } from '../../../brand/chosen.ts'
import { plural, type Texts } from '../../messages.ts'

export const share: Texts<'share'> = {
  share: 'Teilen',
  more: 'Mehr',
  email: 'E-Mail',
  sms: 'SMS',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden. Hier ist er:',
}

export const shareImages: Texts<'shareImages'> = {
  site: introductions.de.tagline,
  concert: 'Orchesterkonzert',
  question: 'Frage und Antwort',
}

export const feeds: Texts<'feeds'> = {
  news: `Neuigkeiten: ${names.de.fullName}`,
  newsAbout: 'Tourneen, Premieren und das Leben im Orchester.',
  concerts: `Neue Konzerte: ${names.de.fullName}`,
  concertsAbout: 'Konzerte, die gerade angekündigt wurden.',
  concert: 'Konzert',
  timeUnknown: 'Uhrzeit folgt',
  search: `${names.de.fullName}: Konzerte, Programme, Städte und Spielstätten`,
}

export const embeds: Texts<'embeds'> = {
  concert: 'Konzert',
  allDates: 'Alle Termine auf der Website',
  whole: 'Mehr auf der Website',
  noDates: 'Neue Termine gibt es noch nicht.',
}

export const codegen: Texts<'codegen'> = {
  title: 'Links und Codes für Partner',
  lead: 'Wählen Sie ein Konzert, eine Stadt oder ein Programm: Sie erhalten einen Link, einen Button, ein Widget für Ihre Website und einen QR-Code.',
  page: 'Wofür Sie werben',
  choose: 'Aus der Liste wählen',
  programs: 'Programme',
  cities: 'Städte',
  concerts: 'Nächste Konzerte',
  asked: 'Ihre Adresse',
  campaign: 'Angaben zur Kampagne',
  campaignHint:
    'Daran sehen Sie, woher Ihr Publikum kommt. Die Felder dürfen leer bleiben. Bis zu 60 Zeichen.',
  fields: {
    source: 'Quelle (utm_source)',
    medium: 'Medium (utm_medium)',
    campaign: 'Kampagne (utm_campaign)',
    content: 'Anzeige (utm_content)',
  },
  theme: 'Farben des Widgets',
  themes: { system: 'Wie auf dem Gerät eingestellt', light: 'Hell', dark: 'Dunkel' },
  make: 'Code erstellen',
  longName: (field: string, most: number) => `Kürzen Sie bitte „${field}“ auf höchstens ${most} Zeichen`,
  wrongPage:
    'Diese Seite gibt es nicht: Wählen Sie ein Konzert, eine Stadt oder ein Programm von dieser Website',
  result: (title: string) => `Fertig: ${title}`,
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Der Text ist markiert: Kopieren Sie ihn',
  print: 'Blatt drucken',
  short: 'Kurzlink',
  shortHint:
    'Führt auf dieselbe Seite und zählt die Aufrufe pro Tag: wie viele, nicht wer. Der QR-Code wird gröber und lässt sich leichter lesen.',
  makeShort: 'Kurzlink erstellen',
  links: {
    title: 'Aufrufe der Kurzlinks',
    lead: 'Wie oft jeder geöffnet wurde. Roboter und vorab geladene Seiten zählen nicht; wer ihn geöffnet hat, wird nicht festgehalten.',
    notSetUp: 'Kurzlinks sind auf dieser Website nicht eingerichtet.',
    none: 'Es gibt noch keine Kurzlinks.',
    address: 'Adresse',
    target: 'Führt zu',
    recent: (days: number) => `Letzte ${days} Tage`,
    all: 'Insgesamt',
    made: 'Erstellt',
    toCodegen: 'Links und Codes für Partner',
  },
  button: 'Button',
  buttonText: 'Tickets kaufen',
  frame: 'Widget',
  frameHint:
    'Zeigt Termine und Preise und bleibt von selbst aktuell. Ein Skript passt die Höhe an; ohne Skript lässt sich das Widget scrollen.',
  code: 'Code zum Einfügen',
  preview: 'So sieht es aus',
  qr: 'QR-Code',
  qrHint:
    'Nehmen Sie für den Druck die SVG-Datei und drucken Sie den Code mindestens 2\u00a0cm groß. Auch diese Seite lässt sich drucken: Auf dem Blatt stehen Plakat und Code.',
  qrAlt: (title: string) => `QR-Code: ${title}`,
  tooLong:
    'Die Adresse ist zu lang für einen Code, der sich vom Papier lesen lässt. Kürzen Sie bitte die Angaben zur Kampagne.',
  scan: 'Mit der Handykamera scannen',
}

export const waysOn: Texts<'waysOn'> = {
  refund: 'Rückgabe und Erstattung',
  giveBack: 'Ticket zurückgeben',
  otherEvenings: 'Weitere Abende des Programms',
  refundCancelled: 'Für ein abgesagtes Konzert erhalten Sie den vollen Ticketpreis zurück.',
  refundPostponed:
    'Wenn Sie nicht warten möchten, geben Sie das Ticket vor dem Konzert zum vollen Preis zurück.',
  refundMoved: (day: string) =>
    `Wenn Ihnen der neue Termin nicht passt, geben Sie das Ticket vor dem ${day} zum vollen Preis zurück.`,
  refundOnline: (day: string) =>
    `Wenn Ihnen eine Übertragung nicht zusagt, geben Sie das Ticket vor dem ${day} zum vollen Preis zurück.`,
  refundPaid: (days: number) =>
    `Das Geld erhalten Sie innerhalb von ${days}\u00a0${plural('de', days, { one: 'Tag', other: 'Tagen' })} nach Ihrer Anfrage.`,
  refundTo: 'Wenden Sie sich an:',
  inMyCity: 'Konzerte in meiner Stadt',
  noTicketsYet:
    'Der Vorverkauf hat noch nicht begonnen: Tragen Sie das Konzert in Ihren Kalender ein und schauen Sie später wieder vorbei.',
}
