import type { Config } from '../../config/config.ts'
import { adminAddress } from '../../routes/admin-address.ts'
import { type ContentFault, toEditPath } from '../../shared/content-faults.ts'
import { parseCommandLine } from '../command-line.ts'
import { readAllContent } from './check-content/read-all.ts'
import { type OperatorProgram, startProgram } from './program.ts'
import { createUncachedContent, readProgramConfig } from './uncached-content.ts'

const help = `Reads everything that the site shows, as the site does, and prints what is repaired or left out. Ends with 1 when
anything is left out.

  CONTENT_URL=https://content.example npm run check:content   without CONTENT_URL, the demo's content`

const known = [
  'ADMIN_URL',
  'CONTENT_DIALECT',
  'CONTENT_TOKEN',
  'CONTENT_URL',
  'EMBED_HOSTS',
  'LOCALES',
] as const

export const checkContent: OperatorProgram = async (words, { environment, print, printError }) => {
  parseCommandLine(words, { help })
  const config = readProgramConfig(environment, known)
  print(`content from ${config.CONTENT_URL ?? 'the demo that ships with the site'}`)
  const faults: ContentFault[] = []
  // The service logs each fault too; here each is printed once, in order.
  const content = { ...createUncachedContent(config, () => undefined), faults }
  const failed = await readAllContent(content, config.LOCALES)
  for (const each of failed) printError(each)
  const lines = new Set(faults.map((fault) => toLine(fault, config)))
  for (const line of [...lines].sort()) print(line)
  const leftOut = [...lines].filter((line) => line.startsWith('left out')).length
  print(`${leftOut} left out, ${lines.size - leftOut} repaired`)
  return leftOut > 0 || failed.length > 0 ? 1 : 0
}

function toLine(fault: ContentFault, config: Config): string {
  const { what, reason, detail, type, entry, locale, field, value } = fault
  const place = [type, entry, locale, field].filter(Boolean).join(' · ')
  const path = toEditPath(fault)
  return [
    `${what}: ${place}`,
    `${reason}${detail ? ` (${detail})` : ''}`,
    ...(value ? [JSON.stringify(value)] : []),
    ...(path ? [`${adminAddress(config)}${path}`] : []),
  ].join(' | ')
}

if (import.meta.main) await startProgram(checkContent)
