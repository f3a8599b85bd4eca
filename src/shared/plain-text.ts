/**
 * Control characters but tab and line breaks; the marks that turn the direction of what stands around them (U+202A to
 * U+202E, U+2066 to U+2069), by which a name can be read as another one (Unicode Technical Report 36, «Bidirectional
 * Text Spoofing»); the byte order mark, and annotation marks. What writing needs stays: joiners and non-joiners, the
 * marks U+200E and U+200F, and every letter's own.
 */
const unseen = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

/** Removes invisible characters that change how a text is read, such as marks of direction. */
export const toPlainText = (text: string): string => text.toWellFormed().replace(unseen, '')
