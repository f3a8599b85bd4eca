import * as z from 'zod/mini'
import type { FaultReason } from '../../shared/content-fault.ts'
import { readAmount } from '../../shared/money.ts'
import type { Price } from '../../shared/price.ts'
import { readCurrency } from '../../shared/read-currency.ts'
import { reasonOfFault } from '../../strapi/port/parse-content.ts'

/**
 * A price as Strapi returns it from fields of three types: a number, a decimal (`"24.50"`), or text as an editor
 * typed it.
 */
export const priceInputSchema = z.nullish(z.union([z.number(), z.string().check(z.maxLength(40))]))

export const priceShape = {
  /**
   * The schema accepts any value: `checkPrice` checks the currency together with the prices, which mean nothing
   * without it.
   */
  currency: z.optional(z.unknown()),
  admission: z.nullish(z.enum(['paid', 'free', 'pay_what_you_can'])),
}

/** The fields of a price as an editor wrote them, before they are parsed. */
interface WrittenPrice {
  currency?: unknown
  admission?: 'paid' | 'free' | 'pay_what_you_can' | null | undefined
  ticketLink?: readonly object[] | null | undefined
  maxCost?: number | string | null | undefined
}

/**
 * Parses the price. An empty currency means the brand's. A value that can't be parsed is left out and never guessed.
 */
export function toPrice(written: WrittenPrice): Price | undefined {
  const { admission } = written
  const currency = readCurrency(written.currency)
  if (currency === undefined) return undefined
  if (admission === 'free') return { currency, from: 0 }
  const from = readWritten(minCostOf(written), currency)
  if (admission === 'pay_what_you_can') return { currency, from: from ?? 0, isPayWhatYouCan: true }
  if (from === undefined) return undefined
  const to = readWritten(written.maxCost, currency)
  return { currency, from, ...(to !== undefined && to > from ? { to } : {}) }
}

/** Parses one price, as that of a series. @returns `undefined` where it is none */
export function readSinglePrice(
  written: number | string | null | undefined,
  code: unknown,
): Price | undefined {
  const currency = readCurrency(code)
  const from = currency === undefined ? undefined : readWritten(written, currency)
  return currency !== undefined && from !== undefined ? { currency, from } : undefined
}

const minCostOf = ({ ticketLink }: WrittenPrice): number | string | null | undefined => {
  const ticket = ticketLink?.[0]
  // Each component that has a `minCost` declares it with `priceInputSchema`, but their union loses its type.
  return ticket && 'minCost' in ticket ? (ticket.minCost as number | string | null | undefined) : undefined
}

const isWritten = (value: number | string | null | undefined): value is number | string =>
  value !== null && value !== undefined && value !== ''

const readWritten = (value: number | string | null | undefined, currency: string): number | undefined =>
  isWritten(value) ? readAmount(value, currency) : undefined

/** Reports invalid fields of a price. `parseContent` removes the reported fields from the content. */
export const checkPrice = z.check<WrittenPrice>(({ value, issues }) => {
  const report = (reason: FaultReason, ...path: (string | number)[]) =>
    issues.push({
      code: 'custom',
      path,
      input: value,
      message: reason,
      params: { [reasonOfFault]: reason },
    })
  const minCost = minCostOf(value)
  const currency = readCurrency(value.currency)
  if (currency === undefined) {
    report('no currency', 'currency')
    // The amounts are removed too: without the unknown currency, they would be read in the brand's.
    if (isWritten(minCost)) report('no currency', 'ticketLink', 0, 'minCost')
    if (isWritten(value.maxCost)) report('no currency', 'maxCost')
    return
  }
  const from = readWritten(minCost, currency)
  const to = readWritten(value.maxCost, currency)
  if (isWritten(minCost) && from === undefined) report('no price', 'ticketLink', 0, 'minCost')
  if (isWritten(value.maxCost) && to === undefined) report('no price', 'maxCost')
  if (from !== undefined && to !== undefined && to < from) report('dearest is cheaper', 'maxCost')
})
