import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Finds the folder of each language, for programs that run in Node: those of `src/languages`, and those in `languages/` of
 * the brand. A brand's folder replaces the software's of the same name.
 *
 * @param brandFolder the brand that this process was started for, if it is not given
 * @returns the folders' URLs by name
 */
export function findLanguageFolders(brandFolder = chosenBrand()) {
  const places = [new URL('../../languages/', import.meta.url)]
  if (brandFolder) places.push(pathToFileURL(`${resolve(brandFolder, 'languages')}/`))
  const found = places.filter((place) => existsSync(place)).flatMap(foldersIn)
  return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const foldersIn = (place) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, new URL(`${name}/`, place).href])

/**
 * Reads the facts of a language. Returns `undefined` for a folder without them, which the build reports
 * (`tools/build/check-languages.ts`).
 */
export async function readLanguage(folder) {
  const file = new URL('language.ts', folder)
  return existsSync(file) ? (await import(file.href)).language : undefined
}

/** The value of `--brand`, else of the variable `BRAND`; `undefined` for the demo's brand, which has no languages. */
function chosenBrand() {
  const words = process.argv.slice(2)
  const at = words.findIndex((word) => /^--brand(=|$)/.test(word))
  const [, joined] = words[at]?.split('=') ?? []
  return joined ?? (at < 0 ? process.env.BRAND : words[at + 1])
}
