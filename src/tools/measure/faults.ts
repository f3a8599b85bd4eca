import { parseMeasurementArguments, refuseArguments } from '../command-line.ts'
import { badDays, printContentTable } from './faults/content/bad-days.ts'
import { printFormTable } from './faults/forms/run-form-fault.ts'
import { printNoticeTable } from './faults/notices/print-notice-table.ts'
import { pageFailures } from './faults/page-failures.ts'
import { printPageTable } from './faults/print-page-table.ts'
import { printSellerTable } from './faults/sellers/print-seller-table.ts'
import { printVoteTable } from './faults/votes/print-vote-table.ts'
import { requireBuild } from './require-build.ts'

const help = `Prints what visitors get while something behind the site fails, and what becomes of what editors save, of what visitors send, of their votes,
of notices and of what sellers say: the built Worker in workerd, with stand-ins for its content service and a platform that fails
on demand. Build first. Takes about fifteen minutes. Ends with 1 when a page isn't served, shows what is half published or never shows what was saved, a
store that is slow costs a view more than it may, something sent, a vote or a notice is lost, or counts or is seen twice, or a page says something untrue of tickets.

  npm run build && npm run faults
  npm run faults -- --content      what editors save alone: the bad days of the content store; likewise --forms, --votes, --notices, --sellers
  npm run faults -- --row=assets   the bad days, and pages while a part fails, whose name contains this, alone`

const { values } = parseMeasurementArguments({
  help,
  options: {
    content: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    votes: { type: 'boolean', default: false },
    notices: { type: 'boolean', default: false },
    sellers: { type: 'boolean', default: false },
    row: { type: 'string' },
  },
})
await requireBuild()
const { row } = values
const names = [...badDays, ...pageFailures].map(({ name }) => name)
if (row !== undefined && !names.some((name) => name.includes(row)))
  refuseArguments(`No row contains «${row}»; there are:\n${names.join('\n')}`)

const tables = {
  content: () => printContentTable(row),
  pages: () => printPageTable(row),
  forms: printFormTable,
  votes: printVoteTable,
  notices: printNoticeTable,
  sellers: printSellerTable,
}
const named = (['content', 'forms', 'votes', 'notices', 'sellers'] as const).filter((name) => values[name])
const ofRow = row === undefined ? [] : (['content', 'pages'] as const)
const all = ['content', 'pages', 'forms', 'votes', 'notices', 'sellers'] as const
let isAllKept = true
for (const name of named.length > 0 ? named : ofRow.length > 0 ? ofRow : all) {
  isAllKept = (await tables[name]()) && isAllKept
  console.log('')
}
process.exitCode = isAllKept ? 0 : 1
