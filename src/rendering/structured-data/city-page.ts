import type { CollectionPage } from 'schema-dts'
import type { CityDetail } from '../../content/places/city-detail.ts'
import { placeMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { toGeo } from './place.ts'
import { addressIn, type SiteFacts } from './site-facts.ts'

/**
 * The page of a city's concerts. It contains no concert data, which stands on each concert's own page: sixty events
 * would outweigh the list.
 */
export const toCityPage = (site: SiteFacts, city: CityDetail): CollectionPage => ({
  '@type': 'CollectionPage',
  name: placeMessages(site.locale).concertsIn(city),
  url: addressIn(site, pathTo('city', { slug: city.slug })),
  inLanguage: site.locale,
  isPartOf: { '@id': `${site.origin}/#website` },
  about: {
    '@type': 'City',
    name: city.name,
    address: { '@type': 'PostalAddress', addressCountry: city.countryCode.toUpperCase() },
    ...toGeo(city),
  },
})
