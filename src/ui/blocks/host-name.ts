/** `rutube.ru` of an absolute address, for people. */
export const toHostName = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
