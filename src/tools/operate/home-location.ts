import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { brandFolderOf } from '../build/build-options.ts'
import { loadBrand } from '../build/load-brand.ts'

/** What Cloudflare says of visitors from an orchestra's home city, which is found by its name. */
export function toHomeLocation({ citySlug, countryCode }: ChosenBrand['home']): {
  city: string
  country: string
} {
  const words = citySlug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { city: words.join(' '), country: countryCode.toUpperCase() }
}

/**
 * Reads the home city of the brand that `BRAND` names, or of the demo's.
 *
 * @throws Error naming each wrong value of the brand
 */
export async function readHomeLocation(): Promise<{ city: string; country: string }> {
  const loaded = await loadBrand(brandFolderOf(undefined))
  if (!('brand' in loaded)) throw new Error(loaded.problems.join('\n'))
  return toHomeLocation(loaded.brand.chosen.home)
}
