/**
 * A city as a sentence takes it: its name as it stands after a preposition, and the preposition where that isn't the
 * language's usual one. A text alone is the name.
 */
export type CityInText = string | { readonly namePrepositional: string; readonly preposition?: string }

export const nameInText = (city: CityInText): string =>
  typeof city === 'string' ? city : city.namePrepositional

/** `in Kazan`. Thai writes its preposition and the name as one. */
export const inCity = (city: CityInText, usual: 'in ' | 'ใน' | 'ที่'): string => {
  const own = typeof city === 'object' ? city.preposition : undefined
  return `${own === undefined ? usual : usual === 'in ' ? `${own} ` : own}${nameInText(city)}`
}
