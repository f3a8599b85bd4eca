import type { Json } from '../row.ts'
import { makeInternalError, spendSteps, type WorkBudget } from './work.ts'

export type ConditionTest = (value: Json) => Verdicts

/**
 * A condition on one attribute, such as `{gte: "2026-11-20", ne: "2026-12-31"}`: all of its operators hold.
 * `null` asks for a missing value; an empty condition restricts nothing and gives `undefined`.
 *
 * Differs from Strapi on SQLite, and agrees with Strapi on PostgreSQL: `contains`, `startsWith` and `endsWith`
 * tell capitals from small letters, and the -i operators know them in every alphabet. `%` and `_` are ordinary
 * characters here, where both databases take them for wildcards.
 */
export function compileCondition(condition: Json, work: WorkBudget): ConditionTest | undefined {
  if (condition === null) return isMissing
  const tests = Object.entries(condition).flatMap(([name, operand]) =>
    compileOperator(name, operand, work).map((test) => spending(test, work)),
  )
  if (tests.length < 2) return tests[0]
  return (value) => tests.reduce((verdicts, test) => and(verdicts, test(value)), yes)
}

/** Long texts take longer to look through. */
const spending =
  (test: ConditionTest, work: WorkBudget): ConditionTest =>
  (value) => {
    spendSteps(work, typeof value === 'string' ? 1 + value.length / charactersInAStep : 1)
    return test(value)
  }
const charactersInAStep = 16

/** Makes the test for one operator of a filter; the list is empty for an operator that tests nothing. */
function compileOperator(name: string, operand: Json, work: WorkBudget): ConditionTest[] {
  if (name === 'not') {
    const test = compileCondition(operand, work)
    return test ? [(value) => not(test(value))] : []
  }
  const make = operators[name]
  if (!make) throw new Error(`Undefined attribute level operator $${name}`)
  return [make(operand)]
}

const operators: Record<string, (operand: Json) => ConditionTest> = {
  eq: (operand) => (operand === null ? isMissing : onPresent((value) => same(value, operand))),
  ne: (operand) => (operand === null ? isPresent : onPresent((value) => !same(value, operand))),
  eqi: (operand) => (operand === null ? isMissing : onLowered(operand, (value, wanted) => value === wanted)),
  nei: (operand) => (operand === null ? isPresent : onLowered(operand, (value, wanted) => value !== wanted)),
  gt: (operand) => ordered(operand, (order) => order > 0),
  gte: (operand) => ordered(operand, (order) => order >= 0),
  lt: (operand) => ordered(operand, (order) => order < 0),
  lte: (operand) => ordered(operand, (order) => order <= 0),
  between(operand) {
    const [from, to] = Array.isArray(operand) && operand.length === 2 ? operand : []
    if (from === undefined || to === undefined) throw makeInternalError()
    const above = ordered(from, (order) => order >= 0)
    const below = ordered(to, (order) => order <= 0)
    return (value) => and(above(value), below(value))
  },
  in: isOneOf,
  notIn(operand) {
    const test = isOneOf(operand)
    return (value) => not(test(value))
  },
  null: (operand) => (operand ? isMissing : isPresent),
  notNull: (operand) => (operand ? isPresent : isMissing),
  contains: (operand) => onPresent((value) => String(value).includes(String(operand))),
  notContains: (operand) => onPresent((value) => !String(value).includes(String(operand))),
  containsi: (operand) => onLowered(operand, (value, wanted) => value.includes(wanted)),
  notContainsi: (operand) => onLowered(operand, (value, wanted) => !value.includes(wanted)),
  startsWith: (operand) => onPresent((value) => String(value).startsWith(String(operand))),
  endsWith: (operand) => onPresent((value) => String(value).endsWith(String(operand))),
}

/** Numbers by size, everything else by its text: dates and times are stored in forms that sort as text. */
export function compareValues(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b)
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function isOneOf(operand: Json): ConditionTest {
  const list = Array.isArray(operand) ? operand : [operand]
  // Values are compared as texts, since a query may carry ids as texts.
  const wanted = new Set(list.filter((item) => item !== null).map(String))
  const otherwise = list.includes(null) ? unknown : no
  return (value) => {
    if (list.length === 0) return no
    if (value === null) return unknown
    return wanted.has(String(value)) ? yes : otherwise
  }
}

function ordered(operand: Json, accepts: (order: number) => boolean): ConditionTest {
  if (operand === null) return () => unknown
  return onPresent((value) => accepts(compareValues(value, operand)))
}

const isMissing: ConditionTest = (value) => verdict(value === null)
const isPresent: ConditionTest = (value) => verdict(value !== null)

function onPresent(holds: (value: Json) => boolean): ConditionTest {
  return (value) => (value === null ? unknown : verdict(holds(value)))
}

/** Compares texts without regard to case. */
function onLowered(operand: Json, holds: (value: string, wanted: string) => boolean): ConditionTest {
  const wanted = lower(operand)
  return onPresent((value) => holds(lower(value), wanted))
}

/** Whether two values are equal as texts, since a query may carry ids as texts. */
function same(a: Json, b: Json): boolean {
  return a === b || String(a) === String(b)
}

function lower(value: Json): string {
  return String(value).toLowerCase()
}

/**
 * Truth as Strapi's databases know it. A filter becomes an SQL condition over joined tables, and that shows:
 *
 * - A comparison with a missing value is neither true nor false but unknown, and so is its negation: `ne` leaves
 *   out rows without a value.
 * - Related rows are left joins. An entry is found when at least one combination of its joined rows makes the
 *   whole condition true, also under `not`; without related rows it is compared as if there was one of nulls.
 *
 * A set of verdicts says which outcomes some combination of joined rows reaches. As each mention of a relation is
 * a join of its own, sets can be combined part by part.
 */
export type Verdicts = number

export const yes: Verdicts = 1
export const no: Verdicts = 2
const unknown: Verdicts = 4
/** All verdicts; no other one can be added to this set. */
export const anyVerdict: Verdicts = yes | no | unknown

function verdict(isTrue: boolean): Verdicts {
  return isTrue ? yes : no
}

export function not(a: Verdicts): Verdicts {
  return (a & unknown) | (a & yes ? no : 0) | (a & no ? yes : 0)
}

export function and(a: Verdicts, b: Verdicts): Verdicts {
  const both = a & b & yes
  const either = (a | b) & no
  const unclear = (a & unknown && b & (yes | unknown)) || (b & unknown && a & (yes | unknown))
  return both | either | (unclear ? unknown : 0)
}

export function or(a: Verdicts, b: Verdicts): Verdicts {
  return not(and(not(a), not(b)))
}
