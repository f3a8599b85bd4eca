import { useMachineClock } from '../../../src/tools/clock.ts'
import { parseProcessArguments } from '../../../src/tools/command-line.ts'
import { endAllWhenInterrupted, run } from '../../processes.ts'
import { holdToStrapi, type Outcome, type Version } from './hold-to-strapi.ts'
import { parts as allParts, chooseParts } from './parts.ts'

const help = `The site against real Strapis, 4 and 5 at once, each on a core: \`npm run test:contract\`, after \`npm run build\`.

Installs the Strapis of \`test/services/strapi\` and \`strapi5\` where they are missing, which takes some minutes, starts each
with a copy of its stored database, runs the parts of \`parts.ts\` against it, prints one table for each, and stops what it
started. What broken parts have printed stands at the end.

  npm run test:contract -- editor        leaves out the parts whose names don't have the word
  npm run test:contract -- --version 5   that one alone
  npm run test:contract -- --thorough    every query about many more entries, in every language, the browser's journey on
                                         Strapi 4 too, and worker tests on Strapi's content; twenty minutes

With \`--when-asked\`, as \`npm test\` runs it, only where the environment says \`CONTRACT=1\` (or \`4\`, \`5\`). \`--install\` ends
once the Strapis are installed and their databases stored.`

useMachineClock()
const { values: flags, positionals: words } = parseProcessArguments({
  help,
  options: {
    'when-asked': { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: process.env.THOROUGH === '1' },
    version: { type: 'string' },
  },
  allowPositionals: true,
})
const parts = allParts.filter(({ name }) => words.every((word) => name.includes(word)))
const partsOf = (version: Version) => chooseParts(parts, version, flags.thorough)

/** Chooses the versions to test; none where the run was conditional and nobody asked for the contract. */
function chooseVersions(): Version[] {
  const asked = flags.version ?? (flags['when-asked'] ? process.env.CONTRACT : 'both')
  if (asked === '4' || asked === '5') return [asked]
  return asked === '1' || asked === 'both' ? ['4', '5'] : []
}

/** Installs a version of Strapi with its database. */
async function install(version: Version): Promise<boolean> {
  const command = ['node', 'test/services/strapi/install.mjs', '--version', version, '--database']
  const { isPassed, output } = await run(command, { onText: (text) => process.stdout.write(text) })
  if (isPassed) return true
  console.error(
    `Strapi ${version} could not be installed, so its contract was not tested; a package registry must be reachable once.\n${output}`,
  )
  return false
}

function printTable(version: Version, outcomes: readonly Outcome[]): void {
  console.log(`\nThe contract with Strapi ${version}`)
  for (const { name, isPassed, seconds } of outcomes) {
    console.log(`  ${isPassed ? 'kept  ' : 'BROKEN'} ${String(seconds).padStart(4)} s  ${name}`)
  }
  for (const { name } of partsOf(version).slice(Math.max(0, outcomes.length - 1)))
    console.log(`  not run        ${name}`)
}

const versions = chooseVersions()
endAllWhenInterrupted()
if (versions.length === 0) {
  console.log('The contract with real Strapis is left out: CONTRACT=1 includes it.')
}
let isKept = true
// Runs versions one after the other, since a compiler and a registry use the whole machine.
for (const version of versions) isKept = (await install(version)) && isKept
if (isKept && !flags.install) {
  const begun = performance.now()
  const all = await Promise.all(
    versions.map(async (version) => {
      const print = (line: string) => console.log(`Strapi ${version}: ${line}`)
      const outcomes = await holdToStrapi(version, partsOf(version), { isThorough: flags.thorough, print })
      return { version, outcomes }
    }),
  )
  for (const { version, outcomes } of all) printTable(version, outcomes)
  if (versions.length > 0) console.log(`\n${Math.round((performance.now() - begun) / 1000)} s in all`)
  for (const { version, outcomes } of all) {
    for (const { name, output } of outcomes.filter(({ isPassed }) => !isPassed)) {
      console.log(`\n— Strapi ${version}, broken: ${name}\n${output}`)
    }
    isKept &&= outcomes.length === partsOf(version).length + 1 && outcomes.every(({ isPassed }) => isPassed)
  }
}
process.exitCode = isKept ? 0 : 1
