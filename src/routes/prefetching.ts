/**
 * Selectors of links that are never prefetched, wherever they lead; the address book decides by address. A page in
 * another language changes the language, a new tab has its own cache, and `client/` marks pages of visitors who save
 * data.
 */
export const neverPrefetchedLinks = [
  '[hreflang]',
  '[target]:not([target="_self"])',
  '[download]',
  '[data-provider]',
  '[data-saving-data] *',
] as const
