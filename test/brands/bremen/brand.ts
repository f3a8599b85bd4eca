import { defineBrand } from '../../../src/brand/define-brand.ts'

/** An orchestra of another country: German first, euros with cents, nothing of what only the demo's country has. */
export const brand = defineBrand({
  languages: ['de', 'en'],
  names: {
    de: {
      name: 'Weserbogen',
      fullName: 'Kammerorchester Weserbogen',
      fullNameInText: 'das Kammerorchester Weserbogen',
      fullNameGenitive: 'des Kammerorchesters Weserbogen',
      tagline: 'Alte und neue Musik, im Stehen gespielt',
      title: 'Kammerorchester Weserbogen: alte und neue Musik aus Bremen',
      description:
        'Zweiundzwanzig Menschen aus Bremen, die im Stehen spielen: Bach neben Uraufführungen, in Kirchen, Sälen und einem ehemaligen Funkhaus.',
      copyrightHolder: 'Kammerorchester Weserbogen e. V.',
    },
    en: {
      name: 'Weserbogen',
      fullName: 'Weserbogen Chamber Orchestra',
      fullNameInText: 'the Weserbogen Chamber Orchestra',
      tagline: 'Old and new music, played standing up',
      title: 'Weserbogen Chamber Orchestra: old and new music from Bremen',
      description:
        'Twenty-two people from Bremen who play standing up: Bach beside first performances, in churches, halls and a former broadcasting house.',
      copyrightHolder: 'Kammerorchester Weserbogen e. V.',
    },
  },
  home: { citySlug: 'bremen', countryCode: 'de', timeZone: 'Europe/Berlin' },
  firstCities: ['bremen', 'hamburg'],
  organisers: {
    1: {
      name: 'Kammerorchester Weserbogen e. V.',
      inn: 'DE 123 456 788',
      ogrn: 'VR 47/1132 (Amtsgericht Bremen)',
      address: 'Große Johannisstraße 12, 28199 Bremen',
      email: 'karten@weserbogen.example',
      phone: '+49 421 555 0142',
      refundDays: 14,
    },
  },
  maps: { provider: 'openstreetmap' },
  analytics: { provider: 'matomo', id: '3', host: 'statistik.weserbogen.example' },
  contact: { email: 'moin@weserbogen.example', phone: '+49 421 555 0140' },
  social: [
    { network: 'youtube', url: 'https://www.youtube.com/@weserbogen_example' },
    { network: 'mastodon', url: 'https://musik.example/@weserbogen' },
  ],
  shareNetworks: ['whatsapp', 'facebook', 'xing', 'email'],
  embeds: ['youtube', 'vimeo'],
  tickets: [{ provider: 'pretix' }],
  newsletter: { provider: 'own' },
  productionHosts: ['weserbogen.example'],
  touring: false,
  sections: ['series', 'press', 'seasons'],
  menus: {
    header: ['concerts', 'programs', 'venues', 'about'],
    panel: ['concerts', 'allSeries', 'programs', 'venues', 'cities', 'news', 'about', 'qa', 'contact'],
    footer: [
      'concerts',
      'allSeries',
      'programs',
      'venues',
      'cities',
      'news',
      'about',
      'qa',
      'contact',
      'seasons',
      'press',
      'security',
      'saved',
      'assistants',
    ],
  },
  figures: [{ value: '22', names: { de: 'stehen auf der Bühne', en: 'stand on the stage' } }],
  cityNames: [
    ['bremen', 'hb'],
    ['muenchen', 'minga'],
  ],
  synonyms: [['weihnachtsoratorium', 'wo', 'bwv 248']],
})
