import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { measureSaves } from './crowd/read.ts'
import { measureWrites } from './crowd/write.ts'
import { requireBuild } from './laboratory/require-build.ts'
import { runParts } from './laboratory/run-parts.ts'

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
const count = readCount('count', values.count)
const saves = { title: 'Fifty saves while two isolates are read', measure: measureSaves }
const writes = {
  title: `${count} writes of each kind by as many visitors`,
  measure: () => measureWrites(count),
}
process.exitCode = (await runParts(values.saves ? [saves] : [saves, writes])) ? 0 : 1
