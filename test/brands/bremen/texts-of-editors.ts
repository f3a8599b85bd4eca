/** What editors write besides programs and places, in both languages. */

const paragraphs = (...texts: string[]) =>
  texts.map((paragraphContent, index) => ({ id: index + 1, paragraphContent }))

export const posts = [
  {
    slug: 'neue-stuehle',
    program: 'grosse-fuge',
    texts: {
      de: {
        title: 'Wir haben keine Stühle mehr',
        summary: 'Nach elf Jahren haben wir die letzten verkauft. Nur die Celli durften ihre behalten.',
        content: paragraphs(
          'Wer steht, hört die anderen besser und sieht öfter hoch. Angefangen hat es mit einem Fußweg von der Probe zur Straßenbahn, auf dem wir einfach weitergespielt haben.',
          'Der Erlös reicht für neue Notenpulte. Sie sind größer und klappern nicht.',
        ),
      },
      en: {
        title: 'We have no chairs left',
        summary:
          'After eleven years we have sold the last of them. Only the cellos were allowed to keep theirs.',
        content: paragraphs(
          'If you stand, you hear the others better and look up more often. It began with a walk from the rehearsal to the tram, on which we simply went on playing.',
          'What they brought in pays for new music stands. They are larger and do not rattle.',
        ),
      },
    },
  },
  {
    slug: 'zwoelf-stimmen',
    program: 'weihnachtsoratorium',
    texts: {
      de: {
        title: 'Zwölf Stimmen für Bach',
        summary: 'Gesucht haben wir vier, gemeldet haben sich dreihundert.',
        content: paragraphs(
          'Gehört haben wir alle, in der Küche, weil der Saal belegt war. Der Kühlschrank brummt ein tiefes B, wer danach intoniert hat, ist jetzt dabei.',
        ),
      },
      en: {
        title: 'Twelve voices for Bach',
        summary: 'We were looking for four, and three hundred applied.',
        content: paragraphs(
          'We heard all of them, in the kitchen, as the hall was taken. The fridge hums a low B flat; whoever tuned to it is in.',
        ),
      },
    },
  },
] as const

export const questions = [
  {
    slug: 'zu-spaet',
    order: 1,
    texts: {
      de: {
        question: 'Was, wenn ich zu spät komme?',
        answer: 'Zwischen zwei Stücken lassen wir Sie hinein.',
      },
      en: { question: 'What if I am late?', answer: 'We let you in between two pieces.' },
    },
  },
  {
    slug: 'rueckgabe',
    order: 2,
    texts: {
      de: {
        question: 'Kann ich mein Ticket zurückgeben?',
        answer: 'Bis zwei Tage vor dem Konzert, über den Link in Ihrer Bestellung bei pretix.',
      },
      en: {
        question: 'Can I return my ticket?',
        answer: 'Until two days before the concert, by the link in your order at pretix.',
      },
    },
  },
  {
    slug: 'parken',
    order: 3,
    texts: {
      de: {
        question: 'Wo kann ich das Auto abstellen?',
        answer: 'An der Glocke im Parkhaus Am Dom, am Sendesaal vor dem Haus.',
      },
      en: {
        question: 'Where can I park?',
        answer: 'At Die Glocke in the car park Am Dom, at the Sendesaal in front of the house.',
      },
    },
  },
] as const

const legal = {
  legalName: 'Kammerorchester Weserbogen e. V.',
  legalAddress: 'Große Johannisstraße 12, 28199 Bremen',
  inn: 'DE 123 456 788',
  ogrn: 'VR 47/1132 (Amtsgericht Bremen)',
}

export const about = {
  slug: 'about',
  texts: {
    de: {
      title: 'Kammerorchester Weserbogen',
      description: 'Zweiundzwanzig Menschen aus Bremen, die im Stehen spielen.',
      missionTitle: 'Aufstehen',
      missionDescription:
        'Wer steht, atmet tiefer. Deshalb gibt es bei uns nur drei Hocker, und die gehören den Celli.',
      ...legal,
    },
    en: {
      title: 'Weserbogen Chamber Orchestra',
      description: 'Twenty-two people from Bremen who play standing up.',
      missionTitle: 'On our feet',
      missionDescription:
        'If you stand, you breathe more deeply. So we own three stools, and they belong to the cellos.',
      ...legal,
    },
  },
} as const

/** Series with their concerts by their places in the list of all, from 1, in which one is cancelled and one is over. */
export const series = [
  {
    slug: 'bremer-bogen',
    concerts: [1, 4, 6, 9, 12, 13],
    price: '96.50',
    ticketUrl: 'https://pretix.eu/weserbogen-example/bremer-bogen/',
    texts: {
      de: {
        name: 'Bremer Bogen',
        description: 'Sechs Abende durch die Saison, ein fester Platz und ein Gespräch vor jedem Konzert.',
      },
      en: {
        name: 'Bremen Bow',
        description: 'Six evenings through the season, a seat of your own and a talk before each concert.',
      },
    },
  },
  {
    slug: 'wasser',
    concerts: [13],
    price: null,
    ticketUrl: null,
    texts: {
      de: { name: 'Am Wasser', description: 'Musik für Flüsse und Häfen.' },
      en: { name: 'By the Water', description: 'Music for rivers and harbours.' },
    },
  },
]

/** A file as an upload of Strapi; `serve-content.ts` draws it. */
export const pressPicture = {
  name: 'weserbogen.svg',
  hash: 'weserbogen',
  ext: '.svg',
  mime: 'image/svg+xml',
  alternativeText: 'Zweiundzwanzig Musikerinnen und Musiker stehen im Halbkreis',
  caption: null,
  width: 3000,
  height: 2000,
  size: 1,
  url: '/uploads/weserbogen.svg',
  formats: null,
}

const pressPictures = (caption: string, rights: string) => [
  { id: 1, image: 1, caption, credit: 'Jette Ahlers', rights },
  // Nobody may print it: it isn't shown.
  { id: 2, image: 1, caption: 'Probe', credit: '', rights: null },
]

export const press = {
  slug: 'press',
  texts: {
    de: {
      shortText: 'Das Kammerorchester Weserbogen: zweiundzwanzig Menschen aus Bremen, die im Stehen spielen.',
      mediumText:
        'Das Kammerorchester Weserbogen spielt seit elf Jahren im Stehen: Bach neben Uraufführungen, in Kirchen, Sälen und einem ehemaligen Funkhaus. Es hat keinen Dirigenten und keine Stühle.',
      longText:
        'Angefangen hat es auf dem Fußweg von der Probe zur Straßenbahn.\n\nHeute sind es zweiundzwanzig Menschen, die im Stehen spielen und einander beim Atmen zuhören.',
      contactName: 'Jette Ahlers',
      pictures: pressPictures(
        'Vor dem Konzert in der Glocke',
        'Abdruck frei bei Berichten über das Orchester.',
      ),
    },
    en: {
      shortText: 'The Weserbogen Chamber Orchestra: twenty-two people from Bremen who play standing up.',
      mediumText:
        'For eleven years the Weserbogen Chamber Orchestra has played standing up: Bach beside first performances, in churches, halls and a former broadcasting house. It has neither a conductor nor chairs.',
      longText: null,
      contactName: 'Jette Ahlers',
      pictures: pressPictures(
        'Before the concert at Die Glocke',
        'Free to print with reports about the orchestra.',
      ),
    },
  },
}
