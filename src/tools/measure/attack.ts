import { parseMeasurementArguments, refuseArguments } from '../command-line.ts'
import type { Attack } from './attack/attack.ts'
import { attackGroups, toParts } from './attack/attack-the-site.ts'
import { measureCosts } from './attack/costs.ts'
import { requireBuild } from './laboratory/require-build.ts'
import { runParts } from './laboratory/run-parts.ts'

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
const isWanted = (title: string, { name, shortTurns }: Attack) =>
  `${title} ${name}`.toLowerCase().includes(values.only.toLowerCase()) &&
  (!values.short || shortTurns !== undefined)
const groups = attackGroups
  .map(({ title, attacks }) => ({ title, attacks: attacks.filter((attack) => isWanted(title, attack)) }))
  .filter(({ attacks }) => attacks.length > 0)
if (groups.length === 0) refuseArguments(`No row and no group contains «${values.only}».`)

const costs = { title: 'The dearest requests without sign-in', measure: measureCosts }
process.exitCode = (await runParts(values.costs ? [costs] : toParts(groups, values.short))) ? 0 : 1
