import { parseMeasurementArguments, refuseArguments } from '../command-line.ts'
import { printFormTable } from './faults/forms/run-form-fault.ts'
import { printNoticeTable } from './faults/notices/print-notice-table.ts'
import { pageFailures } from './faults/page-failures.ts'
import { printPageTable } from './faults/print-page-table.ts'
import { printSellerTable } from './faults/sellers/print-seller-table.ts'
import { printVoteTable } from './faults/votes/print-vote-table.ts'
import { requireBuild } from './require-build.ts'

const help = `Prints what visitors get, and what becomes of what they send, of their votes, of notices and of what sellers say, while something behind the
site fails: the built Worker in workerd, with stand-ins for its content service and a platform that fails on demand.
Build first. Takes about eleven minutes; \`--forms\`, which looks at what is sent alone, one; \`--votes\` two; \`--notices\`
two, \`--sellers\` one. Ends with 1 when a page that was seen before isn't served, an answer is neither a page nor a 503 page, a store that
is slow costs a view more than it may, something sent, a vote or a notice is lost, or counts or is seen twice, or a page says something untrue of tickets.

  npm run build && npm run faults
  npm run faults -- --row=assets   pages while a part fails whose name contains this, alone`

const { values } = parseMeasurementArguments({
  help,
  options: {
    forms: { type: 'boolean', default: false },
    votes: { type: 'boolean', default: false },
    notices: { type: 'boolean', default: false },
    sellers: { type: 'boolean', default: false },
    row: { type: 'string' },
  },
})
await requireBuild()
const tables = {
  forms: printFormTable,
  votes: printVoteTable,
  notices: printNoticeTable,
  sellers: printSellerTable,
}
const { row } = values
if (row !== undefined && !pageFailures.some(({ name }) => name.includes(row)))
  refuseArguments(`No row contains «${row}»; there are:\n${pageFailures.map(({ name }) => name).join('\n')}`)
const isOnlyOthers = values.forms || values.votes || values.notices || values.sellers
const isOnlySome = isOnlyOthers || row !== undefined

let isAllKept = isOnlyOthers && row === undefined ? true : await printPageTable(row)
for (const name of ['forms', 'votes', 'notices', 'sellers'] as const) {
  if (isOnlySome && !values[name]) continue
  if (!isOnlySome) console.log('')
  isAllKept = (await tables[name]()) && isAllKept
}
process.exitCode = isAllKept ? 0 : 1
