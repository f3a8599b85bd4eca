import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { requireBuild } from './require-build.ts'
import { printWriteTable } from './writes/print-write-table.ts'

const help = `Measures what votes, wishes, notices and forms of a crowd cost, and which part is full first: the built Worker in workerd,
with real Durable Objects and a real D1, in two minutes. Build first. Ends with 1 when one was refused.

  npm run crowd
  npm run crowd -- --count=500   fewer of each kind than 1,000`

const { values } = parseMeasurementArguments({
  help,
  options: { count: { type: 'string', default: '1000' } },
})
await requireBuild()
process.exitCode = (await printWriteTable(readCount('count', values.count))) ? 0 : 1
