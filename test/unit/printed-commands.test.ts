import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRefusals, missingSettingsToText } from '../../src/tools/operate/deploy/find-refusals.ts'
import {
  toCommand,
  toScriptCommand,
  toSecretCommand,
  toShellWord,
} from '../../src/tools/operate/printed-commands.ts'
import { root } from './read-imports.ts'

/** Paths that a shell would take apart. */
const folders = ['/orchestras/north', '/my orchestras/Été', `/it's "here"/$HOME & \`co\`; (x)`, '/a\\b*?']

/** Runs a command in a shell where npm and npx print the words that they get. */
function paste(command: string): string[] {
  const print = `"$NODE" -e 'console.log(JSON.stringify(process.argv.slice(1)))' --`
  const script = `npm() { ${print} npm "$@"; }\nnpx() { ${print} npx "$@"; }\n${command}`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE: process.execPath },
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** Paths are printed from the working directory where that is shorter. */
const near = (path: string) => {
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

describe.each(folders)('pasted into a shell, for a brand in %s', (folder) => {
  const configPath = `${folder}/wrangler.toml`
  const planned = {
    brandFolder: folder,
    configPath,
    config: { variables: {}, bindings: {} },
    problems: [],
    built: undefined,
  }

  it.each([
    [
      'start',
      ['npm', 'start', '--', '--brand', near(folder), '--demo'],
      toScriptCommand('start', folder, '--demo'),
    ],
    ['deploy', ['npm', 'run', 'deploy', '--', '--brand', near(folder)], toScriptCommand('deploy', folder)],
    [
      'a secret',
      ['npx', 'wrangler', 'secret', 'put', 'NAME', '--config', near(configPath), '--env', 'staging'],
      toSecretCommand('NAME', configPath, 'staging'),
    ],
    [
      'what a list of missing settings ends with',
      ['npx', 'wrangler', 'secret', 'put', 'NAME', '--config', near(configPath)],
      missingSettingsToText([{ name: 'HOOK_SECRET', meaning: 'no webhook' }], configPath)
        .split('set by: ')[1]
        ?.trim() ?? '',
    ],
    [
      'what a deployment without a build is told',
      ['npm', 'run', 'build', '--', '--brand', near(folder)],
      findRefusals(planned)[0]?.split('built: ')[1] ?? '',
    ],
    [
      'what a deployment without content is told',
      ['npm', 'run', 'deploy', '--', '--brand', near(folder), '--demo'],
      findRefusals(planned)[1]?.split('the demo: ')[1] ?? '',
    ],
  ])('%s gets the words that were meant', (_, words, command) => {
    expect(paste(command)).toEqual(words)
  })
})

describe('on Windows', () => {
  it.each([
    ['C:\\north', 'C:\\north'],
    ['C:\\My Orchestras\\Été', '"C:\\My Orchestras\\Été"'],
    ['--brand', '--brand'],
    ["C:\\it's", '"C:\\it\'s"'],
  ])('%s is written %s, which PowerShell and cmd.exe read alike', (text, word) => {
    expect(toShellWord(text, 'win32')).toBe(word)
  })

  it('a command has one space between its words', () => {
    expect(toCommand(['npm', 'start', '--', '--brand', 'C:\\a b'], 'win32')).toBe(
      'npm start -- --brand "C:\\a b"',
    )
  })
})

it('the demo needs no --brand', () => {
  expect(toScriptCommand('deploy', `${root}/src/demo/brand`, '--check')).toBe('npm run deploy -- --check')
})
