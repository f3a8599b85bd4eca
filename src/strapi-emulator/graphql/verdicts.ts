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
export const unknown: Verdicts = 4
/** All verdicts; no other one can be added to this set. */
export const anyVerdict: Verdicts = yes | no | unknown

export function verdict(isTrue: boolean): Verdicts {
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
