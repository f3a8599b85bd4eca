import type { BreadcrumbList } from 'schema-dts'
import { type SiteFacts, toPageUrl } from './site-facts.ts'

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
