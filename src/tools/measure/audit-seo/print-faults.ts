/** Prints the table of checks, and the first faults of each. */
export function printFaults(
  faults: Record<string, string[]>,
  { visited, named }: { visited: number; named: number },
): void {
  const width = Math.max(...Object.keys(faults).map(({ length }) => length))
  console.log(`\n${visited} addresses\n`)
  for (const [check, found] of Object.entries(faults)) {
    console.log(`${check.padEnd(width)}  ${found.length}`)
    for (const fault of found.slice(0, named)) console.log(`    ${fault}`)
    if (found.length > named) console.log(`    and ${found.length - named} more`)
  }
}
