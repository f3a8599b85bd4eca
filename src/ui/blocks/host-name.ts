/** `rutube.ru` of an absolute address, for people. */
export const hostName = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
