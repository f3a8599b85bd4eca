import type { WebPage } from 'schema-dts'
import type { Vote } from '../../content/programs/votes.ts'
import { pathTo } from '../../routes/paths.ts'
import { addressIn, type SiteFacts } from './site-facts.ts'

/**
 * What is voted on, and between what. schema.org has no type for a vote: a page and the list of its options is all that is
 * said, and no `Question`, whose answers would be taken for such.
 */
export const toVotePage = (site: SiteFacts, vote: Vote): WebPage => ({
  '@type': 'WebPage',
  name: vote.title,
  url: addressIn(site, pathTo('vote', { slug: vote.slug })),
  inLanguage: vote.lang ?? site.locale,
  isPartOf: { '@id': `${site.origin}/#website` },
  mainEntity: {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListUnordered',
    numberOfItems: vote.options.length,
    itemListElement: vote.options.map(({ track }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: track,
    })),
  },
})
