import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { loadBrand } from '../build/load-brand.ts'
import { demoBrandFolder } from '../chosen-brand.ts'

/**
 * Returns the location of a visitor from an orchestra's home city, as Cloudflare adds it to requests (`request.cf`). It
 * has no coordinates: the site finds the city by its name.
 */
export function toHomeLocation({ citySlug, countryCode }: ChosenBrand['home']): {
  city: string
  country: string
} {
  const words = citySlug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { city: words.join(' '), country: countryCode.toUpperCase() }
}

/**
 * Reads a brand, the demo's by default, and returns the location of a visitor from its home city.
 *
 * @throws Error naming each wrong value of the brand
 */
export async function readHomeLocation(
  brandFolder = demoBrandFolder,
): Promise<{ city: string; country: string }> {
  const loaded = await loadBrand(brandFolder)
  if (!('brand' in loaded)) throw new Error(loaded.problems.join('\n'))
  return toHomeLocation(loaded.brand.chosen.home)
}
