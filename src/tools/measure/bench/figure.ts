/** One line that `npm run bench` prints. */
export interface Figure {
  name: string
  measured: string
  /** What the project must reach; absent where nothing is said. */
  target?: string
  isMet?: boolean
  /** Printed, but no reason to fail: a time depends on the machine, a page's size on the day's content. */
  isOnlyPrinted?: true
}

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const toKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

export function toLine({ name, measured, target, isMet, isOnlyPrinted }: Figure): string {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : isOnlyPrinted ? 'missed' : 'FAILED'
  return `  ${verdict.padEnd(6)}  ${name}: ${measured}${target === undefined ? '' : `  (target: ${target})`}`
}

/** Whether a target is missed that depends neither on the machine's speed nor on the day's content. */
export const isFailure = ({ isMet, isOnlyPrinted }: Figure): boolean => isMet === false && !isOnlyPrinted
