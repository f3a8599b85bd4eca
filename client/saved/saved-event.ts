/** On the document: the page's list of saved concerts has changed. In a file of its own, for `main.ts` hears it. */
export const savedEvent = 'tutti:saved'
