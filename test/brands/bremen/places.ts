/** Cities of the brand with their halls; those in Germany come first. */
export const cities = [
  {
    slug: 'bremen',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    latitude: 53.0758,
    longitude: 8.8072,
    texts: {
      de: { name: 'Bremen', namePrepositional: 'Bremen' },
      en: { name: 'Bremen', namePrepositional: 'Bremen' },
    },
  },
  {
    slug: 'hamburg',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    latitude: 53.5503,
    longitude: 9.992,
    texts: {
      de: { name: 'Hamburg', namePrepositional: 'Hamburg' },
      en: { name: 'Hamburg', namePrepositional: 'Hamburg' },
    },
  },
  {
    slug: 'muenchen',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    latitude: 48.1372,
    longitude: 11.5755,
    texts: {
      de: { name: 'München', namePrepositional: 'München' },
      en: { name: 'Munich', namePrepositional: 'Munich' },
    },
  },
  {
    slug: 'koeln',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    latitude: 50.9384,
    longitude: 6.96,
    texts: {
      de: { name: 'Köln', namePrepositional: 'Köln' },
      en: { name: 'Cologne', namePrepositional: 'Cologne' },
    },
  },
  {
    slug: 'wien',
    countryCode: 'AT',
    timeZone: 'Europe/Vienna',
    latitude: 48.2083,
    longitude: 16.3731,
    texts: {
      de: { name: 'Wien', namePrepositional: 'Wien' },
      en: { name: 'Vienna', namePrepositional: 'Vienna' },
    },
  },
] as const

export type CitySlug = (typeof cities)[number]['slug']

export const venues = [
  {
    slug: 'glocke',
    city: 'bremen',
    latitude: 53.0746,
    longitude: 8.8096,
    stepFree: 'yes',
    texts: {
      de: {
        name: 'Die Glocke',
        address: 'Domsheide 6–8',
        transit: 'Alle Straßenbahnen, die durch die Innenstadt fahren, halten an der Domsheide.',
        cloakroom: 'Im Erdgeschoss, 1,50 € je Mantel.',
      },
      en: {
        name: 'Die Glocke',
        address: 'Domsheide 6–8',
        transit: 'Every tram through the town centre stops at Domsheide.',
        cloakroom: 'On the ground floor, €1.50 a coat.',
      },
    },
  },
  {
    slug: 'sendesaal',
    city: 'bremen',
    latitude: 53.0873,
    longitude: 8.8559,
    stepFree: 'partly',
    texts: {
      de: {
        name: 'Sendesaal Bremen',
        address: 'Bürgermeister-Spitta-Allee 45',
        transit: 'Bus 24 bis Klinikum Ost, dann fünf Minuten zu Fuß.',
        parking: 'Vor dem Haus stehen dreißig Plätze, abends reicht das nie.',
      },
      en: {
        name: 'Sendesaal Bremen',
        address: 'Bürgermeister-Spitta-Allee 45',
        transit: 'Bus 24 to Klinikum Ost, then five minutes on foot.',
        parking: 'There are thirty spaces in front of the house, which is never enough in the evening.',
      },
    },
  },
  {
    slug: 'laeiszhalle',
    city: 'hamburg',
    latitude: 53.5559,
    longitude: 9.981,
    stepFree: 'yes',
    texts: {
      de: { name: 'Laeiszhalle, Kleiner Saal', address: 'Johannes-Brahms-Platz' },
      en: { name: 'Laeiszhalle, Small Hall', address: 'Johannes-Brahms-Platz' },
    },
  },
  {
    slug: 'allerheiligen-hofkirche',
    city: 'muenchen',
    latitude: 48.1413,
    longitude: 11.5803,
    stepFree: 'yes',
    texts: {
      de: { name: 'Allerheiligen-Hofkirche', address: 'Residenzstraße 1' },
      en: { name: 'Court Church of All Saints', address: 'Residenzstraße 1' },
    },
  },
  {
    slug: 'trinitatiskirche',
    city: 'koeln',
    latitude: 50.9337,
    longitude: 6.9606,
    stepFree: 'partly',
    texts: {
      de: { name: 'Trinitatiskirche', address: 'Filzengraben 4' },
      en: { name: 'Trinity Church', address: 'Filzengraben 4' },
    },
  },
  {
    slug: 'ehrbar-saal',
    city: 'wien',
    latitude: 48.1929,
    longitude: 16.366,
    stepFree: 'no',
    texts: {
      de: { name: 'Ehrbar Saal', address: 'Mühlgasse 30' },
      en: { name: 'Ehrbar Saal', address: 'Mühlgasse 30' },
    },
  },
] as const

export type VenueSlug = (typeof venues)[number]['slug']
