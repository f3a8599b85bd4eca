import { type CityInText, nameInText } from '../city-in-text.ts'

/** Vowels that decide the ending. «у» is missing: the vowel before it decides, as in «Атырауда» and «Мәскеуде». */
const vowels = /[аоұыяюёәеөүіиэ]/gu
const backVowels = 'аоұыяюё'
const voiceless = /[бвгдкқпстфхһцчшщ]$/u

/** Matches a name to which an editor has already added the ending. */
const hasEnding = /\p{L}{3}[дт][ае]$/u

/** Returns the name of a city in the locative, by vowel harmony: «Алматыда», «Астанада», «Шымкентте». */
export function inPlace(city: CityInText): string {
  const name = nameInText(city)
  if (hasEnding.test(name)) return name
  const vowel = name.toLowerCase().match(vowels)?.at(-1) ?? 'а'
  const consonant = voiceless.test(name.toLowerCase()) ? 'т' : 'д'
  return `${name}${consonant}${backVowels.includes(vowel) ? 'а' : 'е'}`
}

/** Returns the adjective for things in a city: «Алматыдағы», «Шымкенттегі». */
export const ofPlace = (city: CityInText): string => {
  const name = inPlace(city)
  return name.endsWith('а') ? `${name}ғы` : `${name}гі`
}
