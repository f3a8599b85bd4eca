import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { printReadingTable } from './crowd/print-reading-table.ts'
import { requireBuild } from './require-build.ts'
import { printWriteTable } from './writes/print-write-table.ts'

const help = `Measures a crowd in the built Worker, with KV, real Durable Objects and a real D1, in four minutes. Build first. First what fifty
saves of editors cost while pages are read, and how soon another isolate shows them; then what votes, wishes, notices and forms of
a crowd cost, and which part is full first. Ends with 1 when a goal is missed, or something was refused.

  npm run crowd
  npm run crowd -- --saves       the saves alone
  npm run crowd -- --count=500   fewer votes, wishes, notices and forms than 1,000 of each`

const { values } = parseMeasurementArguments({
  help,
  options: { count: { type: 'string', default: '1000' }, saves: { type: 'boolean', default: false } },
})
await requireBuild()
let isWell = await printReadingTable()
if (!values.saves) {
  console.log('')
  isWell = (await printWriteTable(readCount('count', values.count))) && isWell
}
process.exitCode = isWell ? 0 : 1
