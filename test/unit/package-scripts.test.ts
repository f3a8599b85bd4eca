import { expect, it } from 'vitest'
import { scripts } from '../../package.json'

const installing = Object.entries(scripts)
  .map(([name, script]) => [name, script.split(' && ')] as const)
  .filter(([, [first = '']]) => first.startsWith('node src/tools/operate/install.mjs'))

/**
 * It brings the Node that reads TypeScript; a shell that has just run the machine's own goes on with that, so what
 * comes after is a script, with a shell of its own. What is plain JavaScript runs on either.
 */
it.each(installing)('%s runs on the Node that it has installed', (_, [, ...rest]) => {
  expect(
    rest.filter((command) => !/^npm run --silent /.test(command) && !/^node \S+\.mjs$/.test(command)),
  ).toEqual([])
})

// Without `--` npm takes `--dry-run` for its own, and the deployment that was to be tried is made.
it.each(installing)('%s passes on what is asked of it, and npm keeps nothing of it', (_, commands) => {
  const last = commands.at(-1) ?? ''
  expect(last.startsWith('npm run') && !/ --( --[a-z-]+)*$/.test(last)).toBe(false)
})
