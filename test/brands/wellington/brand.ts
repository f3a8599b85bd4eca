import { defineBrand } from '../../../src/brand/define-brand.ts'

/** The orchestra of the tests: as unlike the demo's as can be. */
export const brand = defineBrand({
  languages: ['en'],
  names: {
    en: {
      name: 'Kororā',
      fullName: 'Kororā Chamber Orchestra',
      fullNameInText: 'the Kororā Chamber Orchestra',
      tagline: 'Baroque music in small rooms',
      title: 'Kororā Chamber Orchestra: baroque music in small rooms',
      description:
        'A chamber orchestra from Wellington: fourteen players on gut strings, three centuries of music, rooms where you hear a bow turn.',
      copyrightHolder: 'Kororā Chamber Orchestra Trust',
    },
  },
  home: { citySlug: 'wellington', countryCode: 'nz', timeZone: 'Pacific/Auckland' },
  organisers: {
    1: { name: 'Kororā Chamber Orchestra Trust', inn: '123-456-789', ogrn: 'CC61234' },
  },
  contact: { email: 'hello@korora.example', phone: '+64 4 555 0142' },
  social: [{ network: 'youtube', url: 'https://www.youtube.com/@korora_example' }],
  twitter: '@korora_example',
  productionHosts: ['korora.example'],
  menus: {
    header: ['concerts', 'programs', 'cities', 'about'],
    panel: ['concerts', 'programs', 'cities', 'venues', 'news', 'about', 'qa', 'contact'],
    footer: [
      'concerts',
      'programs',
      'cities',
      'venues',
      'news',
      'about',
      'qa',
      'contact',
      'security',
      'saved',
    ],
  },
  repertoires: [{ key: 'baroque', names: { en: 'Baroque music' } }],
  figures: [{ value: '14', names: { en: 'players on gut strings' } }],
  cityNames: [['wellington', 'wgtn', 'welly']],
  synonyms: [['four seasons', 'vivaldi seasons']],
})
