/** «в Казани», but «во Владивостоке»: before в or ф with another consonant after it «в» becomes «во». */
export const inPlace = (prepositional: string): string =>
  `${/^[вф][^аеёиоуыэюя]/i.test(prepositional) ? 'во' : 'в'} ${prepositional}`

/** The same as the first words of a sentence. */
export const atPlaceStart = (prepositional: string): string => inPlace(prepositional).replace(/^в/, 'В')
