import { factOf, factOfAll } from './read-facts.mjs'

/**
 * Facts of the languages: one object for each fact, by language. `factOf` has the languages of the site; `factOfAll`
 * has all languages that the software knows.
 *
 * Programs that run in Node read the folders. The build and the tests replace this module by one module for each fact
 * (`tools/build/language-modules.ts`).
 */
export const currencyNames = factOf('currencyNames')
export const commonPasswords = factOf('commonPasswords')
export const datesInFigures = factOf('datesInFigures')
export const dateWords = factOf('dateWords')
export const helpWords = factOf('helpWords')
export const haveCompounds = factOf('hasCompounds')
export const hourWords = factOf('hourWord')
export const intlTags = factOf('intlTag')
export const keyboards = factOfAll('keyboard')
export const knownTags = factOfAll('tag')
export const languageNames = factOf('name')
export const languageScripts = factOfAll('script')
export const lettersOf = factOfAll('letters')
export const lookalikes = factOf('lookalikes')
export const monthsWithoutDot = factOf('withoutMonthDot')
export const openGraphTags = factOf('openGraphTag')
export const phoneLabels = factOf('phoneLabels')
export const placeNames = factOf('placeNames')
export const readsBefore = factOf('readsBefore')
export const regionNames = factOfAll('regionNames')
export const respellings = factOf('respellings')
export const smallWords = factOf('smallWords')
export const starterFonts = factOfAll('starterFont')
export const typographies = factOf('typography')
export const weekdayStyles = factOf('weekday')
export const weekdaysFirst = factOf('weekdayIsFirst')
export const yearsAhead = factOf('yearsAhead')
