import { browserInstallation, findBrowser } from '../../operate/find-browser.ts'

/** One row that a measurement prints: what was done, and what was seen. */
export interface Figure {
  name: string
  measured: string
  /** Target of the figure; absent where the project has none. */
  target?: string
  isMet?: boolean
  /** A missed target does not fail the run: the figure depends on the machine or on the day's content. */
  isOnlyPrinted?: true
  /** Lines below the row. */
  details?: readonly string[]
}

/** A table of rows. */
export interface Part {
  title: string
  /** Measures the part; slow parts yield each figure as soon as it is known. */
  measure: () => AsyncIterable<Figure> | Promise<Iterable<Figure>>
  needsBrowser?: true
}

/** A row of a table of faults or attacks. */
export interface LaboratoryRow<Site, Seen> {
  name: string
  do: (site: Site) => Promise<Seen>
  /** Returns what is wrong with what was seen, in a few words each. */
  expect: (seen: Seen) => readonly string[]
}

/** Does what a row says, and returns it as a figure, also where it throws. */
export async function runRow<Site, Seen>(
  site: Site,
  row: LaboratoryRow<Site, Seen>,
  describe: (seen: Seen) => string,
): Promise<Figure> {
  try {
    const seen = await row.do(site)
    return toRowFigure(row.name, describe(seen), row.expect(seen))
  } catch (error) {
    return toRowFigure(row.name, '', [error instanceof Error ? error.message : String(error)])
  }
}

export const toRowFigure = (name: string, measured: string, wrong: readonly string[]): Figure => ({
  name,
  measured,
  isMet: wrong.length === 0,
  details: wrong,
})

interface RunOptions {
  hasBrowser?: boolean
  /** Whether the parts were named on the command line. */
  areNamed?: boolean
  /** Builds the site. Returns whether it succeeded. */
  build?: () => boolean
  print?: (line: string) => void
}

/**
 * Measures one part after the other and prints each figure as soon as it is known. Parts that need a browser are
 * skipped where there is none, which the first line says before the build; a failing part does not stop the others.
 *
 * @returns whether the build succeeded, no machine-independent target was missed, no part failed, and no named part was
 *   skipped
 */
export async function runParts(
  parts: readonly Part[],
  {
    hasBrowser = findBrowser() !== undefined,
    areNamed = false,
    build = () => true,
    print = console.log,
  }: RunOptions = {},
): Promise<boolean> {
  const skipped = parts.filter(({ needsBrowser }) => needsBrowser && !hasBrowser)
  if (skipped.length > 0) {
    const titles = skipped.map(({ title }) => `«${title}»`).join(', ')
    print(`Skipped, since no Chromium is here: ${titles}. To install one: ${browserInstallation}`)
  }
  if (!build()) return false
  const figures: Figure[] = []
  const failures: string[] = []
  for (const { title, measure } of parts.filter((part) => !skipped.includes(part))) {
    print(`\n${title}`)
    try {
      for await (const figure of await measure()) {
        print(toLine(figure))
        for (const line of figure.details ?? []) print(`          ${line}`)
        figures.push(figure)
      }
    } catch (error) {
      const line = `  FAILED  «${title}»: ${error instanceof Error ? error.message : String(error)}`
      print(line)
      failures.push(line)
    }
  }
  const missed = figures.filter(({ isMet }) => isMet === false)
  print(`\n${figures.length} figures, ${missed.length} targets missed`)
  for (const line of [...missed.map(toLine), ...failures]) print(line)
  return !figures.some(isFailure) && failures.length === 0 && !(areNamed && skipped.length > 0)
}

function toLine({ name, measured, target, isMet, isOnlyPrinted }: Figure): string {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : isOnlyPrinted ? 'missed' : 'FAILED'
  return `  ${verdict.padEnd(6)}  ${name}: ${measured}${target === undefined ? '' : `  (target: ${target})`}`
}

/** Whether a target is missed that depends neither on the machine nor on the day's content. */
const isFailure = ({ isMet, isOnlyPrinted }: Figure): boolean => isMet === false && !isOnlyPrinted

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const toKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
