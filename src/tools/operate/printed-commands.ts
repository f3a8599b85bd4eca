import { relative } from 'node:path'
import { demoBrandFolder } from '../chosen-brand.ts'

/**
 * Quotes one word of a printed command, so that the command can be pasted: for POSIX shells, or on Windows for
 * PowerShell and cmd.exe, which both take double quotes. A path of Windows has no double quotes in it.
 */
export function toShellWord(text: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return /^[\w@+=:,./\\-]+$/.test(text) ? text : `"${text}"`
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** Joins words into a command that can be pasted. */
export const toCommand = (words: readonly string[], platform?: NodeJS.Platform): string =>
  words.map((word) => toShellWord(word, platform)).join(' ')

/** Returns the command of a script of `package.json` for a brand. */
export function toScriptCommand(script: string, brandFolder: string, ...words: string[]): string {
  const all = [...(brandFolder === demoBrandFolder ? [] : ['--brand', toNearPath(brandFolder)]), ...words]
  const called = script === 'start' ? ['npm', 'start'] : ['npm', 'run', script]
  return toCommand([...called, ...(all.length > 0 ? ['--', ...all] : [])])
}

/** Returns the command that sets a secret of a deployment. */
export const toSecretCommand = (name: string, configPath: string, environment?: string): string =>
  toCommand([
    'npx',
    'wrangler',
    'secret',
    'put',
    name,
    '--config',
    toNearPath(configPath),
    ...(environment === undefined ? [] : ['--env', environment]),
  ])

/** Returns a path relative to the working directory where that is shorter, as a person at the terminal reads it. */
export function toNearPath(path: string): string {
  const near = relative(process.cwd(), path)
  return near !== '' && near.length < path.length ? near : path
}

/** Returns a brand's folder as a person at the terminal reads it. */
export const describeBrand = (brandFolder: string): string =>
  brandFolder === demoBrandFolder ? 'the demo' : toNearPath(brandFolder)
