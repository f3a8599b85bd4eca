import { region } from '../../../brand/chosen.ts'
import { currencyNames } from '../../../shared/languages/facts.ts'
import { readCurrency } from '../../../shared/read-currency.ts'
import { foldName } from './words.ts'

/**
 * Returns the currency that the texts name; the brand's if none does.
 *
 * @param texts the text of a column for the currency, then those of prices
 * @returns `undefined` if they name several currencies
 */
export function findCurrency(texts: readonly (string | undefined)[]): string | undefined {
  const [given, ...prices] = texts
  const own = given === undefined ? undefined : readAnyCurrency(given)
  // What stands there and is no currency isn't the brand's.
  if (given !== undefined && own === undefined && !/^\s*[$¥]\s*$/.test(given)) return undefined
  const named = [...(own ? [own] : []), ...prices.flatMap((text) => findCurrencies(text ?? ''))]
  // A word behind a number may be the name of a currency that the site has no words for: «500 тенге».
  if (named.length === 0) named.push(...prices.flatMap((text) => findNamedCurrencies(text ?? '')))
  const [first] = named
  const sign = texts.join(' ').match(/[$¥]/)?.[0]
  if (first !== undefined) {
    const isOne =
      first !== unclear && new Set(named).size === 1 && (sign === undefined || signOf(first).includes(sign))
    return isOne ? first : undefined
  }
  // A sign of several currencies means the brand's, if that has this sign.
  return sign === undefined || signOf(region.currency).includes(sign) ? region.currency : undefined
}

/** Currencies that a text names by codes, signs or words. */
export function findCurrencies(text: string): string[] {
  const words = text.match(/\p{Sc}|[\p{L}][\p{L}.]*/gu) ?? []
  return words.flatMap((word) => (word === '$' || word === '¥' ? [] : (currencyOfWord(word) ?? [])))
}

/** Currencies by the words of every language, since a source may be in another one than the site. */
const codesByWord = new Map(
  Object.values(currencyNames)
    .flatMap((names) => Object.entries(names ?? {}))
    .flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** Currencies by the last word of their names in every language: «тенге» is one, «Krone» several. */
let codesByName: ReadonlyMap<string, ReadonlySet<string>> | undefined

function makeNames(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const language of Object.keys(currencyNames)) {
    const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
    for (const code of Intl.supportedValuesOf('currency')) {
      const word =
        foldName(names.of(code) ?? '')
          .split(' ')
          .at(-1) ?? ''
      if (word.length > 2) found.set(word, (found.get(word) ?? new Set()).add(code))
    }
  }
  return found
}

/** Stands for a name that several currencies have, and the brand's doesn't. */
const unclear = '?'

/** Most letters that a case or a plural adds to a word. */
const maxEnding = 3

/** Finds the codes of the currencies that a text names behind its numbers, such as «20 euros». */
export function findNamedCurrencies(text: string): string[] {
  codesByName ??= makeNames()
  const names = codesByName
  return Array.from(text.matchAll(/\d[\s.]*(\p{L}+)/gu), ([, word = '']) => foldName(word)).flatMap(
    (word) => {
      const stems = Array.from({ length: maxEnding + 1 }, (_, cut) => word.slice(0, word.length - cut))
      const stem = stems.find((each, cut) => names.has(each) && (cut === 0 || each.length > maxEnding))
      const codes = stem === undefined ? undefined : names.get(stem)
      if (!codes) return []
      return codes.size === 1 ? [...codes] : [codes.has(region.currency) ? region.currency : unclear]
    },
  )
}

const readAnyCurrency = (text: string): string | undefined =>
  readCurrency(text) ?? codesByWord.get(text.trim().toUpperCase().replace(/\.$/, ''))

function currencyOfWord(word: string): string | undefined {
  const code = readAnyCurrency(word)
  // Three letters of another word may be a code by chance («TOP» is Tonga's): codes are written in capitals.
  const isCode = code?.toLowerCase() === word.toLowerCase()
  return code !== undefined && (!isCode || word === word.toUpperCase()) ? code : undefined
}

const signOf = (currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(0)

/** The sign `$` may be that of several currencies; it is a sign all the same. */
export const findSigns = (text: string): string[] => [...findCurrencies(text), ...(text.match(/[$¥]/g) ?? [])]
