/** Style sheets that a page names in its head, or an island adds; `site` is every page's. */
export const styleSheets = [
  'site',
  'home',
  'concert',
  'content',
  'places',
  'reading',
  'sent',
  'account',
  'stored-data',
  'poster',
  'saved',
  'search-cards',
  'search',
  'navigation',
  'offline',
] as const
