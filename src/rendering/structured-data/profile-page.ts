import type { MusicGroup, Person, ProfilePage } from 'schema-dts'
import type { Member } from '../../content/people/member.ts'
import type { MemberSummary } from '../../content/people/member-summary.ts'
import { toExcerpt } from '../../content/text/text-preview.ts'
import { pathTo } from '../../routes/paths.ts'
import { type SiteFacts, toImageProperty, toOrganizationId, toPageUrl } from './site-facts.ts'

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
