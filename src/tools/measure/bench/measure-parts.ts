import { browserInstallation } from '../../operate/find-browser.ts'
import { type Figure, isFailure, toLine } from './figure.ts'

/** One part of `npm run bench`. */
export interface BenchPart {
  title: string
  /** Measures the part; slow parts yield each figure as soon as it is known. */
  measure: () => AsyncIterable<Figure> | Promise<Iterable<Figure>>
  needsBrowser?: true
}

export interface BenchOptions {
  hasBrowser: boolean
  /** Whether the parts were named on the command line. */
  areNamed: boolean
  /** Builds the site. Returns whether it succeeded. */
  build: () => boolean
  print: (line: string) => void
}

/**
 * Measures one part after the other and prints each figure as soon as it is known. Parts that need a browser are
 * skipped where there is none, which the first line says before the build; a failing part does not stop the others.
 *
 * @returns whether the build succeeded, no machine-independent target was missed, no part failed, and no named part was
 *   skipped
 */
export async function measureParts(
  parts: readonly BenchPart[],
  { hasBrowser, areNamed, build, print }: BenchOptions,
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
