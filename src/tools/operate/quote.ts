/** A text as SQL writes it. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`
