/**
 * Prints what visitors get, and what becomes of what they send, while something behind the site fails: the built Worker
 * in workerd, with stand-ins for its content service and a platform that fails on demand. Build first. Takes about
 * seven minutes; `--forms`, which looks at what is sent alone, one.
 * Ends with 1 when a page that was seen before isn't served, an answer is neither a page nor a 503 page, a store that is
 * slow costs a view more than it may, or something sent is lost or arrives twice.
 *
 *   npm run build && npm run faults
 */
import { parseArgs } from 'node:util'
import { printFormTable } from './faults/forms/print-form-table.ts'
import { printPageTable } from './faults/print-page-table.ts'

const { values } = parseArgs({ options: { forms: { type: 'boolean', default: false } } })

const isPagesKept = values.forms || (await printPageTable())
if (!values.forms) console.log('')
const isFormsKept = await printFormTable()
process.exitCode = isPagesKept && isFormsKept ? 0 : 1
