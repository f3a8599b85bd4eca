import { parseMeasurementArguments, refuseArguments } from '../command-line.ts'
import { badDays, measureBadDays } from './faults/bad-days.ts'
import { pageFailures } from './faults/page-failures.ts'
import { measurePages, measureStoreCosts } from './faults/pages.ts'
import { measureSent, sentFailures } from './faults/sent.ts'
import { requireBuild } from './laboratory/require-build.ts'
import { type Part, runParts } from './laboratory/run-parts.ts'

const help = `Prints what visitors get while something behind the site fails, and what becomes of what editors save and visitors send:
the built Worker in workerd, with stand-ins for its content service and a platform that fails on demand. Build first.
Takes about fifteen minutes. Ends with 1 when a page isn't served, shows what is half published or never shows what was
saved, a store that is slow costs a view more than it may, or something sent is lost or counts twice.

  npm run build && npm run faults
  npm run faults -- --content      what editors save: the bad days of the content store
  npm run faults -- --pages        what visitors get of pages
  npm run faults -- --sent         what becomes of votes, wishes, subscriptions and forms
  npm run faults -- --row=assets   rows whose name contains this`

const { values } = parseMeasurementArguments({
  help,
  options: {
    content: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    sent: { type: 'boolean', default: false },
    row: { type: 'string', default: '' },
  },
})
await requireBuild()
const rows = { content: badDays, pages: pageFailures, sent: sentFailures }
const parts: Record<keyof typeof rows, Part[]> = {
  content: [{ title: 'What editors save', measure: () => measureBadDays(values.row) }],
  pages: [
    { title: 'What visitors get', measure: () => measurePages(values.row) },
    { title: 'What a slow store adds to a view', measure: () => measureStoreCosts(values.row) },
  ],
  sent: [{ title: 'What visitors send', measure: () => measureSent(values.row) }],
}
const tables = (['content', 'pages', 'sent'] as const).filter((name) =>
  rows[name].some((row) => row.name.includes(values.row)),
)
if (tables.length === 0)
  refuseArguments(
    `No row contains «${values.row}»; there are:\n${Object.values(rows)
      .flat()
      .map(({ name }) => name)
      .join('\n')}`,
  )
const named = tables.filter((name) => values[name])
process.exitCode = (await runParts((named.length > 0 ? named : tables).flatMap((name) => parts[name])))
  ? 0
  : 1
