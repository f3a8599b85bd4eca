import type { Organization } from 'schema-dts'
import { contact } from '../../brand/chosen.ts'
import type { Site } from '../../content/site/site.ts'
import { type SiteFacts, toOrganizationId, toPageUrl } from './site-facts.ts'

/** The orchestra: https://developers.google.com/search/docs/appearance/structured-data/organization */
export function toOrganization(site: SiteFacts, { social, about }: Site): Organization {
  const { names } = site
  return {
    '@type': 'PerformingGroup',
    '@id': toOrganizationId(site.origin),
    name: names.fullName,
    alternateName: names.name,
    url: toPageUrl(site, '/'),
    logo: logoOf(site),
    description: names.description,
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(about?.legalName ? { legalName: about.legalName } : {}),
    ...(about?.inn ? { taxID: about.inn } : {}),
    ...(about?.legalAddress ? { address: about.legalAddress } : {}),
  }
}

/** A reference to the orchestra in the description of something else. */
export const toOrganizationReference = (site: SiteFacts) =>
  ({
    '@type': 'PerformingGroup',
    '@id': toOrganizationId(site.origin),
    name: site.names.fullName,
    url: toPageUrl(site, '/'),
  }) as const

/** The publisher of a text, with the logo that search engines require. */
export const publisher = (site: SiteFacts) =>
  ({ ...toOrganizationReference(site), logo: logoOf(site) }) as const

const logoOf = ({ origin, names: { logo } }: SiteFacts): string =>
  new URL(logo?.url ?? '/build/icons/icon-512.png', origin).href
