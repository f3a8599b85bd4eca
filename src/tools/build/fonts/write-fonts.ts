import type { ChosenBrand } from '../../../brand/complete-brand.ts'
import type { Language } from '../../../brand/languages.ts'
import { buildFonts, chooseFirstFonts } from './build-fonts.ts'
import { toFontStyles } from './font-styles.ts'
import type { LoadedFamily } from './load-fonts.ts'

export interface WrittenFonts {
  /** Addresses of the files that the first page in a language needs. */
  first: Partial<Record<Language, string[]>>
  /** The style sheet `brand:fonts.css`. */
  css: string
}

/** @param write puts a file where browsers find it, and says where that is */
export async function writeFonts(
  families: readonly LoadedFamily[],
  { languages, names }: Pick<ChosenBrand, 'languages' | 'names'>,
  write: (name: string, bytes: Uint8Array) => Promise<string>,
): Promise<WrittenFonts> {
  const addresses = new Map<string, string>()
  const fonts = await buildFonts(families, JSON.stringify(names))
  for (const { name, bytes } of fonts) addresses.set(name, await write(`${name}.woff2`, bytes))
  const addressOf = ({ name }: { name: string }) => addresses.get(name) ?? name
  const first = chooseFirstFonts(families, fonts, languages)
  return {
    first: Object.fromEntries([...first].map(([language, files]) => [language, files.map(addressOf)])),
    css: await toFontStyles(families, fonts, languages, addressOf),
  }
}
