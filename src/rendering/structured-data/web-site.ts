import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { pathTo } from '../../routes/paths.ts'
import { addressIn, organizationId, type SiteFacts } from './site-facts.ts'

/** The site with its own search (https://schema.org/SearchAction), for the home page. */
export function toWebSite(site: SiteFacts): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${addressIn(site, pathTo('search'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.names.fullName,
    alternateName: site.names.name,
    url: addressIn(site, '/'),
    inLanguage: site.locale,
    publisher: { '@id': organizationId(site.origin) },
    potentialAction: search,
  }
}
