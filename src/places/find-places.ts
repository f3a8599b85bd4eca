import { languageScripts } from '../shared/languages/facts.ts'
import type { Locale } from '../shared/locales.ts'
import { type PlaceReading, readTypedPlace } from './typed-place.ts'
import {
  foldPlaceName,
  fromLine,
  maxNameLength,
  minNameLength,
  nameOf,
  nameStart,
  type Place,
  shardOf,
  spellingSeparator,
} from './world-place.ts'

/** Reads the text of one file of places (`world-place.ts`). */
export type ReadShard = (number: number) => Promise<string>

/** A place, and its name as the page shows it. */
export interface FoundPlace {
  place: Place
  name: string
}

interface Asked {
  locale: Locale
  /** The languages of the site, whose keyboards and scripts are tried. */
  locales: readonly Locale[]
}

const maxFound = 8
/**
 * How many readings of a name are tried: as typed, without one to three words that may be its region, in the other script,
 * and on other keyboards. Readings with the same first letters are in one file.
 */
const maxReadings = 6
/** The shortest name in which a typo is forgiven: in a shorter one a changed letter often makes another name. */
const minForgivenLength = 5

/**
 * Finds places whose name is or begins with what was typed, the exact names first and then the largest places. If there
 * are none, reads the name in another script and on other keyboards, and then forgives one letter after the first two.
 *
 * @throws what reading the files throws
 */
export async function findPlacesByName(
  readShard: ReadShard,
  typed: string,
  asked: Asked,
): Promise<FoundPlace[]> {
  const readings = listReadings(typed, asked.locales)
  const files = new Map<number, string>()
  const readFor = async (name: string) => {
    const number = shardOf(name)
    const text = files.get(number) ?? (await readShard(number))
    files.set(number, text)
    return text
  }
  for (const find of [findBeginnings, findWithTypo]) {
    for (const { name, isThere } of readings) {
      const found = find(await readFor(name), name, isThere)
      if (found.length > 0) return found.slice(0, maxFound).map((each) => toFound(each, name, asked.locale))
    }
  }
  return []
}

/** Finds the places of exactly this name, the largest first. @throws as `findPlacesByName` */
export async function findExactPlaces(
  readShard: ReadShard,
  typed: string,
  locale: Locale,
): Promise<FoundPlace[]> {
  for (const { name, isThere } of listReadings(typed, [])) {
    const found = findLines(
      await readShard(shardOf(name)),
      `${nameStart}${name}${spellingSeparator}`,
      isThere,
    )
    if (found.length > 0) return found.map((each) => toFound(each, name, locale))
  }
  return []
}

/** Reads one place by its key. @returns `undefined` where there is no such place @throws as `findPlacesByName` */
export async function readPlaceByKey(
  readShard: ReadShard,
  key: string,
  nameInKey: string,
): Promise<Place | undefined> {
  const text = `\n${await readShard(shardOf(nameInKey))}`
  const at = text.indexOf(`\n${key}\t`)
  return at < 0 ? undefined : fromLine(lineAt(text, at + 1))
}

/** The readings of a place with folded names, each once. @param locales whose scripts and keyboards are tried */
const listReadings = (typed: string, locales: readonly Locale[]) =>
  readTypedPlace(typed, locales)
    .map(({ name, isThere }) => ({ name: foldPlaceName(name), isThere }))
    .filter(({ name }) => name.length >= minNameLength)
    .filter(
      (reading, at, all) =>
        all.findIndex((each) => each.name === reading.name && each.isThere === reading.isThere) === at,
    )
    .slice(0, maxReadings)

/** Whether a line's place is where it is sought; absent if that may be anywhere. */
type Filter = PlaceReading['isThere']
const passes = (isThere: Filter, line: string): boolean => !isThere || isThere(fromLine(line))

/** A place's line of a file, and the spelling by which it was found. */
interface FoundLine {
  line: string
  spelling: string
}

function findBeginnings(text: string, name: string, isThere: Filter): FoundLine[] {
  const exact = findLines(text, `${nameStart}${name}${spellingSeparator}`, isThere)
  const begun = exact.length < maxFound ? findLines(text, `${nameStart}${name}`, isThere) : []
  return [...exact, ...begun.filter(({ line }) => !exact.some((other) => other.line === line))]
}

/** Finds the first lines with a text, each once: the largest places, since lines are sorted by the number of people. */
function findLines(text: string, sought: string, isThere: Filter): FoundLine[] {
  const found: FoundLine[] = []
  let at = text.indexOf(sought)
  while (at >= 0 && found.length < maxFound) {
    const line = lineAt(text, at)
    if (passes(isThere, line)) found.push({ line, spelling: spellingAt(text, at) })
    const end = text.indexOf('\n', at)
    at = end < 0 ? -1 : text.indexOf(sought, end)
  }
  return found
}

function findWithTypo(text: string, name: string, isThere: Filter): FoundLine[] {
  if (name.length < minForgivenLength) return []
  const found: FoundLine[] = []
  let at = text.indexOf(nameStart)
  while (at >= 0 && found.length < maxFound) {
    const end = text.indexOf(spellingSeparator, at)
    if (Math.abs(end - at - 1 - name.length) <= 1 && isOneEditApart(text.slice(at + 1, end), name)) {
      const line = lineAt(text, at)
      if (passes(isThere, line) && !found.some((other) => other.line === line))
        found.push({ line, spelling: spellingAt(text, at) })
    }
    at = text.indexOf(nameStart, end)
  }
  return found
}

/** Whether a letter is wrong, missing or extra, or two neighbours are swapped. */
function isOneEditApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let same = 0
  while (same < shorter - start && one[one.length - 1 - same] === other[other.length - 1 - same]) same += 1
  const [left, right] = [one.slice(start, one.length - same), other.slice(start, other.length - same)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end)
}

const spellingAt = (text: string, at: number): string =>
  /^[^=]*=([^|\n]*)/.exec(text.slice(at, at + 3 * maxNameLength))?.[1] ?? ''

const inScript = {
  Cyrl: /^\P{L}*\p{Script=Cyrillic}/u,
  Latn: /^\P{L}*\p{Script=Latin}/u,
  Thai: /^\P{L}*\p{Script=Thai}/u,
}

/** Shows the usual name if what was typed is its beginning, else the spelling that was typed, in the page's script. */
function toFound({ line, spelling }: FoundLine, typed: string, locale: Locale): FoundPlace {
  const place = fromLine(line)
  const usual = nameOf(place, locale)
  const isUsual = foldPlaceName(usual).startsWith(typed) || !inScript[languageScripts[locale]].test(spelling)
  return { place, name: isUsual ? usual : spelling }
}
