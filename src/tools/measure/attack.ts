import { parseMeasurementArguments } from '../command-line.ts'
import type { Attack } from './attack/attack.ts'
import { attackGroups, attackTheSite } from './attack/attack-the-site.ts'
import { measureCosts } from './attack/costs.ts'
import { writeTableHead } from './attack/table.ts'
import { requireBuild } from './require-build.ts'

const help = `Attacks the built site over loopback, as one who wants to cost others their evening would, and prints what it cost:
one isolate in bare workerd, the surroundings of a deployment as stand-ins. No rate limits are bound, but where a row
says so: what is refused only to those who ask often is no harmless request. Build first. About nine minutes; ends
with 1 when a row is broken.

  npm run build && npm run attack
  npm run attack -- --short         a minute, without verdicts that depend on the machine (a part of \`npm test\`)
  npm run attack -- --only=search   rows whose name or group has this in it
  npm run attack -- --costs         what the ten dearest requests without sign-in cost, and what limits each`

const { values } = parseMeasurementArguments({
  help,
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    costs: { type: 'boolean', default: false },
  },
})

await requireBuild()
if (values.costs) {
  const broken = await measureCosts(console.log)
  process.exit(broken === 0 ? 0 : 1)
}
const isWanted = (title: string, { name, shortTurns }: Attack) =>
  `${title} ${name}`.toLowerCase().includes(values.only.toLowerCase()) &&
  (!values.short || shortTurns !== undefined)
const groups = attackGroups
  .map(({ title, attacks }) => ({ title, attacks: attacks.filter((attack) => isWanted(title, attack)) }))
  .filter(({ attacks }) => attacks.length > 0)

const begun = performance.now()
console.log(writeTableHead())
const { rows, broken } = await attackTheSite(groups, { isShort: values.short, print: console.log })
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(`\n${rows} attacks in ${seconds} s, ${broken} of them broke something`)
process.exitCode = rows > 0 && broken === 0 ? 0 : 1
