/** Style sheets that a page names in its head, or an island adds; `site` is every page's. */
export const styleSheets = [
  'site',
  'concert',
  'content',
  'places',
  'reading',
  'sent',
  'account',
  'stored-data',
  'votes',
  'poster',
  'saved',
  'search-cards',
  'search',
  'navigation',
  'offline',
] as const
