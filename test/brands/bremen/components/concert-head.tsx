import type { BrandProps } from '../../../../src/ui/brand-components.tsx'

/** Isn't finished: the page has the software's head, and the log says why. */
export function concertHead({ concert }: BrandProps['concertHead']): never {
  throw new Error(`the head of ${concert.slug} isn't drawn yet`)
}
