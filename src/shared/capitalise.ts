/** Returns the text with a capital first letter, as at the beginning of a sentence. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
