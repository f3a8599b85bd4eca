import type { WebPage } from 'schema-dts'
import type { Vote } from '../../content/programs/votes.ts'
import { pathTo } from '../../routes/paths.ts'
import { addressIn, type SiteFacts } from './site-facts.ts'

/**
 * A vote and its options. schema.org has no type for a vote, so it is a page with a list. `Question` would not fit,
 * since search engines show its answers as answers.
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
