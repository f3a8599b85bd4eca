import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { CityDetail } from '../../content/places/city-detail.ts'
import type { Vote } from '../../content/programs/votes.ts'
import type { Question } from '../../content/reading/questions.ts'
import type { Image } from '../../content/text/image.ts'
import { placeMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { type SiteFacts, toGeo, toImageProperty, toOrganizationId, toPageUrl } from './site-facts.ts'

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

interface Described {
  name: string
  /** The language of the text, where it isn't the page's. */
  lang?: Locale | undefined
  description?: string | undefined
  image?: Image | undefined
  /** Pages that this page lists, with paths without language. */
  parts?: readonly { name: string; path: string }[]
}

/** A page that an editor composed, or one that lists other pages. @param path without its language */
export const toWebPage = (
  site: SiteFacts,
  type: PageType,
  path: string,
  { name, lang, description, image, parts = [] }: Described,
): WebPage | AboutPage | ContactPage | CollectionPage => ({
  '@type': type,
  name,
  url: toPageUrl(site, path),
  inLanguage: lang ?? site.locale,
  isPartOf: { '@id': `${site.origin}/#website` },
  ...(type === 'AboutPage' ? { about: { '@id': toOrganizationId(site.origin) } } : {}),
  ...(description ? { description } : {}),
  ...toImageProperty(site, image),
  ...(parts.length > 0
    ? {
        mainEntity: {
          '@type': 'ItemList' as const,
          itemListElement: parts.map((part, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name: part.name,
            url: toPageUrl(site, part.path),
          })),
        },
      }
    : {}),
})

/**
 * The page of a city's concerts. It contains no concert data, which stands on each concert's own page: sixty events
 * would outweigh the list.
 */
export const toCityPage = (site: SiteFacts, city: CityDetail): CollectionPage => ({
  '@type': 'CollectionPage',
  name: placeMessages(site.locale).concertsIn(city),
  url: toPageUrl(site, pathTo('city', { slug: city.slug })),
  inLanguage: site.locale,
  isPartOf: { '@id': `${site.origin}/#website` },
  about: {
    '@type': 'City',
    name: city.name,
    address: { '@type': 'PostalAddress', addressCountry: city.countryCode.toUpperCase() },
    ...toGeo(city),
  },
})

/** The site with its own search (https://schema.org/SearchAction), for the home page. */
export function toWebSite(site: SiteFacts): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toPageUrl(site, pathTo('search'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.names.fullName,
    alternateName: site.names.name,
    url: toPageUrl(site, '/'),
    inLanguage: site.locale,
    publisher: { '@id': toOrganizationId(site.origin) },
    potentialAction: search,
  }
}

/**
 * A vote and its options. schema.org has no type for a vote, so it is a page with a list. `Question` would not fit,
 * since search engines show its answers as answers.
 */
export const toVotePage = (site: SiteFacts, vote: Vote): WebPage => ({
  '@type': 'WebPage',
  name: vote.title,
  url: toPageUrl(site, pathTo('vote', { slug: vote.slug })),
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

/** A page in the breadcrumbs. */
export interface Crumb {
  name: string
  /** Path without the language prefix. */
  path: string
}

/**
 * The breadcrumbs from the home page: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const toBreadcrumbList = (site: SiteFacts, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.names.name, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: toPageUrl(site, path),
  })),
})

/**
 * The entries of an FAQ that have answers:
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 *
 * @returns `undefined` when no entry has an answer
 */
export function toFaqPage(site: SiteFacts, questions: readonly Question[]): FAQPage | undefined {
  const answered = questions.flatMap(({ slug, question, answerHtml }) =>
    answerHtml
      ? [
          {
            '@type': 'Question' as const,
            name: question,
            url: toPageUrl(site, pathTo('qaEntry', { slug })),
            acceptedAnswer: { '@type': 'Answer' as const, text: answerHtml },
          },
        ]
      : [],
  )
  return answered.length > 0
    ? { '@type': 'FAQPage', inLanguage: site.locale, mainEntity: answered }
    : undefined
}
