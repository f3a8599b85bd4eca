import type { Texts } from '../../messages.ts'

export const series: Texts<'series'> = {
  title: 'Konzertreihen',
  description: 'Mehrere Konzerte mit einer Karte: was dazugehört, was es kostet und wie viel noch kommt.',
  left: (left, total) => `noch ${left} von ${total} Konzerten`,
  soldOut: (count) => `${count} ausverkauft`,
  moved: (count) => `${count} verlegt`,
  cancelled: (count) => `${count} abgesagt`,
  past: 'alle Konzerte sind gespielt',
  undated: 'die Termine folgen',
  pastTitle: 'Frühere Reihen',
  none: 'Zurzeit gibt es keine Konzertreihe.',
  all: 'Alle Reihen',
  partOf: 'Teil der Reihe',
  concerts: 'Konzerte der Reihe',
  played: 'Schon gespielt',
  price: 'Preis der Reihe',
  buy: 'Reihe buchen',
}

export const press: Texts<'press'> = {
  title: 'Presse',
  description: 'Texte über das Orchester, Bilder zum Abdruck, das Logo und Ansprechpersonen für die Presse.',
  contact: 'Anfragen der Presse',
  kit: 'Alles als Archiv herunterladen',
  lengths: { shortText: 'Kurz', mediumText: 'Ausführlicher', longText: 'Ganzer Text' },
  pictures: 'Bilder zum Abdruck',
  credit: 'Foto',
  download: 'Herunterladen',
  size: (pixels, cm) => `${pixels} Pixel, bis ${cm}\u00a0cm im Druck (300 dpi)`,
  logo: 'Logo',
  list: {
    title: 'Nachrichten für die Presse',
    about: 'Pressemitteilungen per E-Mail, sonst nichts. Jede E-Mail hat einen Link zum Abbestellen.',
  },
}

export const season: Texts<'season'> = {
  title: 'Spielzeiten',
  titleOf: (years) => `Spielzeit ${years}`,
  description: 'Alle Konzerte einer Spielzeit auf einem Blatt: zum Ausdrucken und Aufhängen.',
  none: 'Für diese Spielzeit gibt es noch keine Konzerte.',
  schedule: 'Diese Spielzeit im Spielplan mit Tickets',
}
