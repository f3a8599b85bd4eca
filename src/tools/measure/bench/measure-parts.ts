import { browserInstallation } from '../../operate/find-browser.ts'
import { type Figure, isFailure, toLine } from './figure.ts'

/** What `npm run bench` measures in one go. */
export interface Part {
  title: string
  /** Yields each figure when it is known, where it takes long. */
  measure: () => AsyncIterable<Figure> | Promise<Iterable<Figure>>
  needsBrowser?: true
}

export interface Options {
  hasBrowser: boolean
  /** Whether these parts were asked for by their names. */
  areNamed: boolean
  /** Builds what is measured, and answers whether it could. */
  build: () => boolean
  print: (line: string) => void
}

/**
 * Measures one part after the other and prints each figure when it is known. Parts that need a browser are left out where
 * there is none, which the first line says, before the build; a part that fails ends no other.
 *
 * @returns whether it could be built, no target is missed that depends on nothing but the code, no part failed, and none
 * was left out that was asked for by its name
 */
export async function measureParts(
  parts: readonly Part[],
  { hasBrowser, areNamed, build, print }: Options,
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
