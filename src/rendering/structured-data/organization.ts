import type { MusicGroup, Organization, Person, ProfilePage } from 'schema-dts'
import { contact } from '../../brand/chosen.ts'
import type { Member } from '../../content/people/member.ts'
import type { MemberSummary } from '../../content/people/member-summary.ts'
import type { Site } from '../../content/site/site.ts'
import { toExcerpt } from '../../content/text/text-preview.ts'
import { pathTo } from '../../routes/paths.ts'
import { type SiteFacts, toImageProperty, toOrganizationId, toPageUrl } from './site-facts.ts'

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

/** A performer: a person or an ensemble. */
export const toPerformer = (site: SiteFacts, member: MemberSummary): Person | MusicGroup => ({
  '@type': member.isEnsemble ? 'MusicGroup' : 'Person',
  name: member.fullName,
  url: toPageUrl(site, pathTo('member', { slug: member.slug })),
})

/** A member: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function toProfilePage(site: SiteFacts, member: Member): ProfilePage {
  const description = toExcerpt(member.biographyHtml)
  const about = { ...toImageProperty(site, member.photo), ...(description ? { description } : {}) }
  const { isEnsemble, artistType } = member
  return {
    '@type': 'ProfilePage',
    url: toPageUrl(site, pathTo('member', { slug: member.slug })),
    inLanguage: member.lang ?? site.locale,
    mainEntity: isEnsemble
      ? { '@type': 'MusicGroup', name: member.fullName, ...about }
      : {
          '@type': 'Person',
          name: member.fullName,
          ...(artistType ? { jobTitle: artistType } : {}),
          memberOf: { '@id': toOrganizationId(site.origin) },
          ...about,
        },
  }
}
