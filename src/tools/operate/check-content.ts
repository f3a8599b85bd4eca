import type { Config } from '../../config/config.ts'
import { toAdminAddress } from '../../routes/admin-address.ts'
import { type ContentFault, toEditPath } from '../../shared/content-fault.ts'
import { brandHelp, brandOption, parseCommandLine } from '../command-line.ts'
import { readAllContent } from './check-content/read-all.ts'
import { notePlace, type OperatorProgram, startProgram } from './program.ts'
import { createProgramStrapi, readProgramConfig } from './program-content.ts'

const help = `Reads everything that the site shows, as the site does, and prints what is repaired or left out. Ends with 1 when
anything is left out.

  npm run check:content -- [--json]   of Strapi at the variable CONTENT_URL; without it, the demo's content

  --json       prints the faults as JSON
${brandHelp}`

const known = [
  'ADMIN_URL',
  'CONTENT_DIALECT',
  'CONTENT_TOKEN',
  'CONTENT_URL',
  'EMBED_HOSTS',
  'LOCALES',
] as const

export const checkContent: OperatorProgram = async (words, surroundings) => {
  const { environment, print, printError } = surroundings
  const { values } = parseCommandLine(words, {
    help,
    options: { ...brandOption, json: { type: 'boolean', default: false } },
  })
  const config = readProgramConfig(environment, known)
  notePlace(surroundings, `content from ${config.CONTENT_URL ?? 'the demo that ships with the site'}`)
  const faults: ContentFault[] = []
  // The service logs each fault too; here each is printed once, in order.
  const failed = await readAllContent(
    createProgramStrapi(config, () => undefined),
    config.LOCALES,
    faults,
  )
  for (const each of failed) printError(each)
  const lines = new Set(faults.map((fault) => toLine(fault, config)))
  const leftOut = [...lines].filter((line) => line.startsWith('left out')).length
  if (values.json) print(JSON.stringify(faults))
  else for (const line of [...lines].sort()) print(line)
  if (!values.json) print(`${leftOut} left out, ${lines.size - leftOut} repaired`)
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
    ...(path ? [`${toAdminAddress(config)}${path}`] : []),
  ].join(' | ')
}

if (import.meta.main) await startProgram(checkContent)
