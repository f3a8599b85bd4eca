import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { readText, root } from './read-imports.ts'

const installing = Object.entries(scripts)
  .map(([name, script]) => [name, script.split(' && ')] as const)
  .filter(([, [first = '']]) => first.startsWith('node src/tools/operate/install.mjs'))

/**
 * `install.mjs` installs the Node that reads TypeScript. A shell that has started the machine's older Node goes on
 * using it, so the commands after `install.mjs` are a script with a shell of its own. Plain JavaScript runs on either
 * Node.
 */
it.each(installing)('%s runs on the Node that it has installed', (_, [, ...rest]) => {
  expect(
    rest.filter((command) => !/^npm run --silent /.test(command) && !/^node \S+\.mjs$/.test(command)),
  ).toEqual([])
})

// Without `--` npm takes `--dry-run` for its own option, and deploys where only a trial was meant.
it.each(installing)('%s passes on what is asked of it, and npm keeps nothing of it', (_, commands) => {
  const last = commands.at(-1) ?? ''
  expect(last.startsWith('npm run') && !/ --( --[a-z-]+)*$/.test(last)).toBe(false)
})

describe('the installation, which the machine’s own Node runs,', () => {
  /** Runs `install.mjs` as a Node of this version would. */
  const installWith = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `Object.defineProperty(process, 'version', { value: 'v${version}' })
         Object.defineProperty(process.versions, 'node', { value: '${version}' })
         await import('./src/tools/operate/install.mjs')`,
      ],
      { cwd: root, encoding: 'utf8' },
    )

  it.each(['16.20.2', '18.20.8'])('says by Node %s in one line which one it needs', (version) => {
    const { status, stdout, stderr } = installWith(version)
    expect([status, stdout, stderr.trim()]).toEqual([
      1,
      '',
      `Tutti needs Node 20 or newer; this is v${version}. Get one from https://nodejs.org.`,
    ])
  })

  it.each([
    [['--then', 'serve', '--', '--dev'], 'dev', 'npm run dev -- --port'],
    [
      ['--then', 'serve', '--', '--build', '--brand', '../north'],
      'start',
      'npm start -- --brand ../north --port',
    ],
  ])('says before anything else that a port is taken: %j', async (words, script, command) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/tools/operate/install.mjs', ...words, '--port', String(port)],
      { cwd: root, encoding: 'utf8', env: { ...process.env, npm_lifecycle_event: script } },
    )
    server.close()
    const problem = `Port ${port} can't be used (listen EADDRINUSE: address already in use 127.0.0.1:${port}).`
    expect([status, stdout, stderr.trim()]).toEqual([
      1,
      '',
      `${problem} Choose another: ${command} ${port + 1}`,
    ])
  })

  it('uses nothing that Node 20.9 lacks', () => {
    const code = readText('src/tools/operate/install.mjs').replace(/^\s*\/\/.*$/gm, '')
    expect(code).not.toMatch(/import\.meta\.(dirname|filename)/)
  })
})
