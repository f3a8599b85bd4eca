/** Languages of the software's own texts, among which a brand chooses. */
export const translatedLanguages = ['ru', 'en', 'th'] as const
export type Language = (typeof translatedLanguages)[number]
