/**
 * Prints the project's figures beside their targets: the built Worker in workerd, on this machine. Build first.
 * Takes about three minutes. Ends with 1 when a target is missed that depends neither on the
 * machine's speed nor on the day's content.
 *
 *   npm run build && npm run measure
 */
import { countContentCalls } from './measure/content-calls.ts'
import { printTable } from './measure/figure.ts'
import { measureFirstBytes } from './measure/first-byte.ts'
import { weighPages } from './measure/page-weights.ts'
import { measureSitemap } from './measure/sitemap.ts'
import { visitAll } from './measure/visit-all.ts'

console.log('What pages weigh …')
const weights = await weighPages()
console.log('How soon pages begin …')
const firstBytes = await measureFirstBytes()
console.log("Every address of the demo's content …")
const visits = await visitAll()
console.log('The sitemap of 60 000 concerts …')
const sitemap = await measureSitemap()
console.log('A warm page, 10 000 times …')
const contentCalls = await countContentCalls()

const figures = [...weights, ...firstBytes, contentCalls, ...sitemap, ...visits]
printTable(figures)
process.exitCode = figures.some(({ isMet, isOnlyPrinted }) => isMet === false && !isOnlyPrinted) ? 1 : 0
