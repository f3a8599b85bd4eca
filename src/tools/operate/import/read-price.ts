import type { ImportValue } from '../../../languages/import-words.ts'
import { countMinorDigits, readAmount, toUnits } from '../../../shared/money.ts'
import { findCurrency, findNamedCurrencies, findSigns } from './find-currency.ts'
import { foldName, meansValue, mentions, readWordsForValue, toValuePattern } from './words.ts'

/** Fields of Strapi about what a concert costs. Sums are in units of the currency, as Strapi has them. */
export interface ImportedPrice {
  admission?: 'free' | 'pay_what_you_can'
  minCost?: number
  maxCost?: number
  /** Currency code (ISO 4217); the brand's currency if it is absent. */
  currency?: string
}

interface WrittenPrice {
  price?: string | undefined
  maxPrice?: string | undefined
  currency?: string | undefined
}

/** A price that was read, and parts of its text that are no price for everybody. */
export interface ReadPrice {
  price: ImportedPrice
  /** Reduced prices, fees and numbers that nobody can tell. */
  leftOut: string[]
}

/**
 * Reads a price of one or two columns: «24,50 €», «ab 24 Euro», «15–60 €», «1 500 – 3 000 ₽», «15/25/35», «Kat. 1: 45 €»,
 * «от 1,5 тыс.», «Eintritt frei». The words beside a number say whether it is a price.
 *
 * @returns `undefined` for a price or a currency that can't be read, or that may mean several
 */
export function readPrice({ price, maxPrice, currency: given }: WrittenPrice): ReadPrice | undefined {
  const texts = [price, maxPrice].filter((text) => text !== undefined)
  if (texts.length === 0) return { price: {}, leftOut: [] }
  const admission = price === undefined ? undefined : findAdmission(price)
  if (admission) return { price: { admission }, leftOut: [] }
  const currency = findCurrency([given, ...texts])
  if (currency === undefined) return undefined
  const tokens = texts.flatMap((text) => findSums(text, currency))
  const sums = tokens.flatMap(({ kind, amount }) =>
    kind === 'price' && amount !== undefined ? [amount] : [],
  )
  const isUnclear = tokens.some(({ kind, amount }) => kind === 'price' && amount === undefined)
  if (sums.length === 0 || isUnclear) return undefined
  const leftOut = tokens.flatMap(({ kind, text }) => (kind === 'other' ? [text] : []))
  const [least, most] = [Math.min(...sums), Math.max(...sums)]
  if (most === 0) return { price: { admission: 'free' }, leftOut }
  const found: ImportedPrice = { minCost: toUnits({ amount: least, currency }), currency }
  if (most > least) found.maxCost = toUnits({ amount: most, currency })
  return { price: found, leftOut }
}

/** What a text without a price says of admission: «Eintritt frei, Spende erbeten». */
function findAdmission(text: string): ImportedPrice['admission'] {
  const parts = [text, ...text.split(/\s*[,;/|()–—-]\s*/)].filter(Boolean)
  const means = (value: 'free' | 'payWhatYouCan') => parts.some((part) => meansValue(part, value))
  const isWhole = meansValue(text, 'free') || meansValue(text, 'payWhatYouCan')
  if (
    !isWhole &&
    !parts.slice(1).every((part) => meansValue(part, 'free') || meansValue(part, 'payWhatYouCan'))
  ) {
    return undefined
  }
  return means('payWhatYouCan') ? 'pay_what_you_can' : means('free') ? 'free' : undefined
}

interface Sum {
  /** `other`: a number that isn't what everybody pays; it is reported. */
  kind: 'price' | 'other'
  text: string
  /** In minor units; absent for a number that can't be read. */
  amount?: number | undefined
}

/** Digits with marks between them. A space stands between groups of three only. */
const number = /\d(?:[\d.,']|\s(?=\d{3}(?!\d)))*/g
/** What separates a price from the next one with its words. */
const separator = /[,;/|\n•·+]/u
/** Between the first and the last sum of a range, or between sums of a list. */
const joint = new RegExp(
  `^\\s*(?:[-–—/,;|&]|(?:${toValuePattern('and')})|(?:${toValuePattern('ends')}))\\s*$`,
  'iu',
)
const thousandsBehind = new RegExp(`^(?:${toValuePattern('thousand')})(?![\\p{L}\\p{M}])`, 'u')

/** A number of a text, with what stands around it. */
interface Written {
  digits: string
  /** Words before it, up to a separator or the number before. */
  before: string
  /** The currency or «тыс.» that follows at once, and words up to a separator. */
  behind: string
  /** Whether it is one of a list or range with the number before it. */
  isJoined: boolean
  hasSign: boolean
  isThousand: boolean
  /** Whether a plus stands before it: «25 € + 2 €». */
  isSurcharge: boolean
  /** Whether a word follows that is no currency: «2 Karten». */
  isUnit: boolean
}

/**
 * Removes the end of a parenthesis that was opened at the price before: «ermäßigt) 20» becomes « 20». Whole parentheses
 * stay.
 */
function withoutClosed(text: string): string {
  const end = text.search(/[)\]]/)
  return end >= 0 && !/[([]/.test(text.slice(0, end)) ? text.slice(end + 1) : text
}

const withoutSigns = (text: string): string =>
  text.replace(/\p{Sc}|\p{L}[\p{L}.]*/gu, (word) => (findSigns(word).length > 0 ? '' : word))

/** What follows a number at once and belongs to it: a currency, «тыс.», or both. */
const ownWord = /^[\s.]*(\p{Sc}|[\p{L}][\p{L}.]*)/u

/** Finds the numbers of a text that may be sums. */
function findNumbers(text: string): Written[] {
  const all = Array.from(text.matchAll(number), ({ index, 0: digits }) => {
    const clean = digits.replace(/[.,']+$/, '')
    return { start: index, end: index + clean.length, digits: clean }
  })
  const found = all.filter(
    ({ start, end, digits }) => !isNumberOf(text.slice(0, start), text.slice(end), Number(digits)),
  )
  return found.map(({ start, end, digits }, at) => {
    const gap = text.slice(found[at - 1]?.end ?? 0, start)
    const after = text.slice(end, found[at + 1]?.start)
    const [ownBefore, own] = [at === 0 ? '' : takeOwn(gap), takeOwn(after)]
    const before = withoutClosed(gap.slice(ownBefore.length).split(separator).at(-1) ?? '')
    const isLast = at + 1 === found.length
    const rest = after.slice(own.length)
    const words =
      isLast || separator.test(rest) || /[([)\]]/.test(rest) ? (rest.split(/[,;/|\n•·+([]/u)[0] ?? '') : ''
    return {
      digits,
      before,
      behind: `${own}${words}`,
      isJoined: at > 0 && joint.test(withoutSigns(gap.slice(ownBefore.length))),
      isSurcharge: /\+\s*\p{Sc}?\s*$/u.test(gap),
      isUnit: own === '' && /^\s*\p{L}/u.test(after),
      hasSign:
        findSigns(`${before} ${own}`).length > 0 || findNamedCurrencies(`${digits}${after}`).length > 0,
      isThousand: thousandsBehind.test(foldName(own)),
    }
  })
}

function takeOwn(text: string): string {
  let [own, rest] = ['', text]
  for (let found = ownWord.exec(rest); found; found = ownWord.exec(rest)) {
    const [whole, word = ''] = found
    if (findSigns(word).length === 0 && !thousandsBehind.test(foldName(word))) break
    own += whole
    rest = rest.slice(whole.length)
  }
  return own
}

/** Largest number of a category or a rank. */
const maxCategory = 20

/** Whether a number counts something else: «10 %», «ab 6 Jahren», «Kat. 1», «2. Rang», «3 x». */
function isNumberOf(before: string, behind: string, value: number): boolean {
  // A percentage, a multiple, «under 16s», and the age «6+».
  if (/^\s*%|^\s*[x×х]\s|^s\b|^\+\s*(?:$|[^\d\s\p{Sc}])/iu.test(behind)) return true
  const next = foldName(/^[\s.)-]*[\p{L}\p{M}]+/u.exec(behind)?.[0] ?? '')
  if (counted.some((value) => next !== '' && readWordsForValue(value).has(next))) return true
  if (value > maxCategory) return false
  // In «2. Rang 20 €» the category’s number, 2, stands before its name, while 20 has a currency and is the price.
  const isPrice = takeOwn(behind) !== '' || /\d[.-]?\s*(?:\p{L}\s*)?\p{L}+[\s.]*$/u.test(before)
  const last = isPrice ? '' : foldName(/[\p{L}\p{M}]+[\s.№#]*$/u.exec(before)?.[0] ?? '')
  return [next, last].some((word) => word !== '' && mentions(word, 'category'))
}

const counted = [
  'years',
  'months',
  'minutes',
  'hours',
  'oClock',
  'cents',
] as const satisfies readonly ImportValue[]

/** Finds the sums of a text, and what the words beside them say. */
function findSums(written: string, currency: string): Sum[] {
  // The dash instead of cents, as in «12,–» and «24.-», is no range.
  const text = written
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/(?<=\d)(?:[.,]\s?[-–—]+|-00(?!\d))/g, ' ')
  const numbers = findNumbers(text)
  const isAnySigned = numbers.some(({ hasSign }) => hasSign)
  return numbers.map((own, at): Sum => {
    const { digits, before, behind } = own
    const shown = `${before}${digits}${behind}`.replace(/\s+/g, ' ').trim()
    const list = listAround(numbers, at)
    const isUnsigned = isAnySigned && !list.some(({ hasSign }) => hasSign)
    const isStray = isUnsigned && (/\p{L}/u.test(before) || own.isUnit)
    const isExtra = own.isSurcharge || mentions(before, 'fee')
    if (isStray || isExtra || mentions(`${before} ${behind}`, 'reduced')) {
      return { kind: 'other', text: shown }
    }
    // A sum below zero is none.
    if (
      !own.isJoined &&
      /(?:^|[:(])\s*[-−]\s*\p{Sc}?\s*$/u.test(before) &&
      (at === 0 || /[:(]/.test(before))
    ) {
      return { kind: 'price', text: shown }
    }
    // In «1,5–3 тыс.» the word stands once.
    const isThousand =
      own.isThousand || (list.at(-1)?.isThousand === true && Number(digits.replace(',', '.')) < 1000)
    return { kind: 'price', text: shown, amount: readSum(digits, currency, isThousand) }
  })
}

/** The numbers that are joined to one, with itself: «15/25/35 €». */
function listAround(numbers: readonly Written[], at: number): Written[] {
  let [from, to] = [at, at]
  while (numbers[from]?.isJoined) from -= 1
  while (numbers[to + 1]?.isJoined) to += 1
  return numbers.slice(from, to + 1)
}

/**
 * Reads a number of a price. Three digits after a separator are thousands («1.500»), unless the currency has three
 * decimals. The site itself refuses such a number; here an editor checks the draft that the import makes.
 */
function readSum(written: string, currency: string, isThousand: boolean): number | undefined {
  if (isThousand) {
    const thousands = Number(written.replace(',', '.'))
    return Number.isFinite(thousands) ? readAmount(thousands * 1000, currency) : undefined
  }
  const clean =
    countMinorDigits(currency) === 3 ? written : written.replace(/^(\d{1,3})[.,'](\d{3})$/, '$1$2')
  return readAmount(clean, currency)
}
