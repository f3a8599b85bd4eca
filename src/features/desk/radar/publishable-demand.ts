import { minPeople } from '../../../shared/min-people.ts'

/**
 * Kinds of signs that people wait for a concert. Wishes are people; the other kinds are events of a period, of which
 * one person may have caused several.
 */
export type DemandSource = 'wish' | 'save' | 'search' | 'visitor'

/** A number that is shown or dropped as a whole: every other number of the radar is made of these alone. */
export interface DemandCell {
  /** Id of the place whose demand was counted. */
  place: string
  /** Slug of the program; empty for any program, and for the programs that too few people named. */
  program: string
  source: DemandSource
  count: number
}

/**
 * Leaves out what fewer than five people of one place asked for. Programs of a place that too few named are one number
 * together with wishes for any program, and that number is left out, too, if it is less than five.
 *
 * Totals, reach and proposals must be made of the result and never of the numbers before it: then no difference of two
 * numbers that somebody sees is a number that was left out.
 */
export function toPublishableDemand(cells: readonly DemandCell[]): DemandCell[] {
  const byPlace = Map.groupBy(sumCells(cells), ({ place, source }) => `${source} ${place}`)
  return [...byPlace.values()].flatMap((ofPlace) => {
    const named = ofPlace.filter(({ program, count }) => program !== '' && count >= minPeople)
    const others = ofPlace.filter((cell) => !named.includes(cell))
    const count = others.reduce((sum, cell) => sum + cell.count, 0)
    const [first] = others
    return first && count >= minPeople ? [...named, { ...first, program: '', count }] : named
  })
}

/** Adds up cells of the same place, program and source. */
function sumCells(cells: readonly DemandCell[]): DemandCell[] {
  const sums = new Map<string, DemandCell>()
  for (const cell of cells) {
    const key = `${cell.source} ${cell.program} ${cell.place}`
    const sum = sums.get(key)
    if (sum) sum.count += cell.count
    else sums.set(key, { ...cell })
  }
  return [...sums.values()]
}
