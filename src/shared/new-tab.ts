/** Id of the words, on every page, that a link in a new tab is described by (`components/document.tsx`). */
export const newTabId = 'new-tab'

/** Attributes of a link that opens a new tab, for the browser and for screen readers. */
export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': newTabId } as const
