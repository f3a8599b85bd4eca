import { factOf, factOfAll } from './read-facts.mjs'

/**
 * What the site knows of its languages: one value for each fact, by language. `factOfAll` has every language that the
 * software knows, whatever the brand's are.
 *
 * Node reads the folders. The build and the tests put a module for each value in the place of this one
 * (`tools/build/language-modules.ts`).
 */
export const currencyNames = factOf('currencyNames')
export const dateWords = factOf('dateWords')
export const haveCompounds = factOf('hasCompounds')
export const intlTags = factOf('intlTag')
export const keyboards = factOfAll('keyboard')
export const knownTags = factOfAll('tag')
export const languageNames = factOf('name')
export const languageScripts = factOfAll('script')
export const lettersOf = factOfAll('letters')
export const monthsWithoutDot = factOf('withoutMonthDot')
export const openGraphTags = factOf('openGraphTag')
export const readsBefore = factOf('readsBefore')
export const respellings = factOf('respellings')
export const starterFonts = factOfAll('starterFont')
export const weekdayStyles = factOf('weekday')
export const weekdaysFirst = factOf('weekdayIsFirst')
export const yearsAhead = factOf('yearsAhead')
