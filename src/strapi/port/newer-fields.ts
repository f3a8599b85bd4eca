/**
 * Marks of newer fields are GraphQL comments, so that a marked query is valid as it is. A query contains no text of
 * visitors or editors that could look like a mark.
 */
const begins = '#newer\n'
const ends = '\n#known\n'

/**
 * Selects fields that came to the content model later. A service that refuses them is asked once more without: what it
 * doesn't know is absent, and everything else is there.
 */
export const newerFields = (fields: string): string => `${begins}${fields}${ends}`

/** Returns the query without fields that an older model lacks; the same text if it has none. */
export const withoutNewer = (document: string): string => document.replaceAll(/#newer\n[^#]*#known\n/g, '')
