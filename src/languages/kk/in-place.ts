import { type CityInText, nameInText } from '../city-in-text.ts'

/** Vowels by which the ending is chosen; «у» follows the vowel before it, as in «Атырауда» and «Мәскеуде». */
const vowels = /[аоұыяюёәеөүіиэ]/gu
const backVowels = 'аоұыяюё'
const voiceless = /[бвгдкқпстфхһцчшщ]$/u

/** Editors may have written the name with its ending already. */
const hasEnding = /\p{L}{3}[дт][ае]$/u

/** «Алматыда», «Астанада», «Шымкентте»: the locative, by the harmony of vowels. */
export function inPlace(city: CityInText): string {
  const name = nameInText(city)
  if (hasEnding.test(name)) return name
  const vowel = name.toLowerCase().match(vowels)?.at(-1) ?? 'а'
  const consonant = voiceless.test(name.toLowerCase()) ? 'т' : 'д'
  return `${name}${consonant}${backVowels.includes(vowel) ? 'а' : 'е'}`
}

/** «Алматыдағы», «Шымкенттегі»: what is there. */
export const ofPlace = (city: CityInText): string => {
  const name = inPlace(city)
  return name.endsWith('а') ? `${name}ғы` : `${name}гі`
}
