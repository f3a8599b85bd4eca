/** Languages that the software's own texts are translated into. A brand chooses among them. */
export const translatedLanguages = ['ru', 'en', 'th'] as const
export type Language = (typeof translatedLanguages)[number]
