/**
 * Query by which the content service converts uploads. It is not in `constants.ts`, which every isolate evaluates
 * when it starts.
 */
export const webpVariant = 'format=webp&quality=60'
