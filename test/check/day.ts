import { parseProcessArguments, refuseArguments } from '../../src/tools/command-line.ts'
import { endAllWhenInterrupted, run } from '../processes.ts'

const help = `npm run check:day -- 2027-12-31 …

What depends on the day, at each of the days or instants that are named: unit tests about the demo's content, and every
address of the demo, with the weight of its first view. Needs a build. \`npm test -- --days\` runs it for all days of
test/check/days.ts.`

const { positionals: instants } = parseProcessArguments({ help, allowPositionals: true })
if (instants.length === 0)
  refuseArguments('Name a day, such as 2027-12-31, or an instant, such as 2027-12-31T21:00Z.')
endAllWhenInterrupted()

const commands = [
  'vitest related --run --config test/vitest.unit.config.ts src/demo/snapshot.ts',
  'npm run --silent bench -- --no-build --only=day',
]

for (const instant of instants) {
  for (const command of commands) {
    const environment = { TUTTI_CLOCK: instant }
    const { isPassed } = await run(command.split(' '), {
      environment,
      onText: (text) => process.stdout.write(text),
    })
    if (isPassed) continue
    process.exitCode = 1
    console.log(`failed on ${instant}: ${command}`)
  }
}
