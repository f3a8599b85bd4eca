/** Id of the words, on every page, that a link in a new tab is described by (`components/document.tsx`). */
export const newTabId = 'new-tab'

/** What a link that opens a new tab says of itself, to the browser and to who can't see that it does. */
export const inNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': newTabId } as const
