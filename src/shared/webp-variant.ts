/** What the content service is asked to make of uploads. Not among the constants, which every isolate evaluates at its start. */
export const webpVariant = 'format=webp&quality=60'
