/** One figure that `npm run bench` prints. */
export interface Figure {
  name: string
  measured: string
  /** Target of the figure; absent where the project has none. */
  target?: string
  isMet?: boolean
  /** A missed target does not fail the run: the figure depends on the machine or on the day's content. */
  isOnlyPrinted?: true
}

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const toKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

export function toLine({ name, measured, target, isMet, isOnlyPrinted }: Figure): string {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : isOnlyPrinted ? 'missed' : 'FAILED'
  return `  ${verdict.padEnd(6)}  ${name}: ${measured}${target === undefined ? '' : `  (target: ${target})`}`
}

/** Whether a target is missed that depends neither on the machine nor on the day's content. */
export const isFailure = ({ isMet, isOnlyPrinted }: Figure): boolean => isMet === false && !isOnlyPrinted
