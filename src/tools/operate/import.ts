import { setTimeout as pause } from 'node:timers/promises'
import { toUtcDay } from '../../shared/zoned-time.ts'
import {
  addEnvFile,
  brandHelp,
  envFileOption,
  exitCodes,
  parseCommandLine,
  WrongArguments,
} from '../command-line.ts'
import { concertSelection } from './import/concert-fields.ts'
import { connect, explain, explaining } from './import/connect.ts'
import { type Directory, type NamedType, namedTypes, readDirectory } from './import/directory.ts'
import { takeLock } from './import/import-lock.ts'
import { openJournal, readJournal } from './import/journal.ts'
import { type Mapping, readMapping, writeMapping } from './import/mapping.ts'
import type { Directories } from './import/places.ts'
import { planImport } from './import/plan.ts'
import { readEvents } from './import/read-events.ts'
import { openSource, readers, readSource } from './import/readers.ts'
import {
  findLost,
  planRedirects,
  readDeskRedirects,
  readOldAddresses,
  readRedirects,
  writeRedirects,
} from './import/redirects.ts'
import { type ImportReport, toCounts, toJson, toLines } from './import/report.ts'
import { type Ask, askAtTerminal, askForNames, settleMapping } from './import/settle-mapping.ts'
import { type Source, toSourceFileName } from './import/source.ts'
import type { StrapiRest } from './import/strapi-versions.ts'
import { toUndoLines, undoRun } from './import/undo.ts'
import { writePlan } from './import/write.ts'
import { toLoneRequest } from './lone-request.ts'
import { toNearPath, toScriptCommand } from './printed-commands.ts'
import {
  databaseOptions,
  type OperatorProgram,
  openDatabase,
  type ProgramContext,
  startProgram,
} from './program.ts'

const help = `npm run import -- SOURCE [--dry-run] [--create] [--map FILE] [--json]
npm run import -- undo RUN [--dry-run] [--json]
npm run import -- redirects SITEMAP.xml [--remote] [--env NAME]

Imports concerts into Strapi, as drafts. A second run changes only what has changed in the source. SOURCE is one of:

${readers.map(({ name }) => `  ${name}`).join('\n')}

  --dry-run    says row by row what would be made and changed, and writes nothing
  --create     makes cities, halls, programs and artists that Strapi doesn't have yet
  --map FILE   where the meaning of columns and names is remembered; SOURCE.import.json without it
  --json       prints the report as JSON
  --env-file FILE  reads variables from a file, as \`cms/data/import.env\` of a Strapi that \`npm run cms\` made
${brandHelp}

\`undo\` takes back what a run has made and changed; RUN is the file that the run has named at its end. What was changed,
published or used since then stays.
\`redirects\` lists which addresses of the old site lead nowhere on the new one. With \`--remote\`, redirects that were made
at the desk of the deployment count too, and with \`--env NAME\` those of an environment of wrangler.toml.

Takes the variables CONTENT_URL and IMPORT_TOKEN. Ends with 1 if rows were refused, or if it ended early.`

/** What a run may use of its surroundings, besides what every program may; tests pass their own. */
export interface ImportSurroundings {
  fetch: typeof fetch
  ask: Ask
  wait: (milliseconds: number) => Promise<unknown>
  today: string
  /** Aborted to end the run between two rows. */
  signal: AbortSignal
}

export const createImportProgram =
  (own: () => ImportSurroundings): OperatorProgram =>
  async (words, context) => {
    const { values, positionals } = parseCommandLine(words, {
      help,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        create: { type: 'boolean', default: false },
        map: { type: 'string' },
        ...databaseOptions,
        ...envFileOption,
      },
    })
    const envProblem = addEnvFile(values['env-file'])
    if (envProblem) throw new WrongArguments(envProblem)
    const [first, second] = positionals
    if (first === undefined || (['redirects', 'undo'].includes(first) && second === undefined))
      throw new WrongArguments(help)
    const around = own()
    const options = { isDryRun: values['dry-run'], mayCreate: values.create, isJson: values.json }
    if (first === 'redirects') return listLost(second ?? '', context, around, values)
    if (first === 'undo') return undo(second ?? '', options, context, around)
    const source = openSource(first)
    const mapFile = values.map ?? toMapFile(source)
    return importSource(source, mapFile, options, context, around)
  }

const toMapFile = ({ given, path }: Source): string =>
  path === undefined ? `${new URL(given).hostname}.import.json` : `${given.replace(/[\\/]$/, '')}.import.json`

interface ImportOptions {
  isDryRun: boolean
  mayCreate: boolean
  isJson: boolean
}

async function importSource(
  source: Source,
  mapFile: string,
  { isDryRun, mayCreate, isJson }: ImportOptions,
  context: ProgramContext,
  around: ImportSurroundings,
): Promise<number> {
  const table = await readSource(source, {
    fetch: around.fetch,
    pretixToken: context.environment.PRETIX_TOKEN,
    today: around.today,
  })
  context.note(`${source.given}: ${table.kind}, rows: ${table.rows.length}`)
  const known = { source: toSourceFileName(source).replace(/\.\w+$/, ''), ...readMapping(mapFile) }
  const { mapping, columns, dateOrder } = await settleMapping(table, known, mapFile, {
    isAttended: context.isAttended,
    ask: around.ask,
  })
  if (columns.unknown.length > 0)
    context.note(`Not imported: ${columns.unknown.map((name) => `«${name}»`).join(', ')}`)

  const strapi = await connect(context, around)
  // The lock is held while Strapi is read too: what another import would write meanwhile would be made twice.
  const lock = isDryRun ? undefined : await explaining(takeLock(strapi))
  const journal = openJournal(mapFile, around.today, {
    strapi: context.environment.CONTENT_URL ?? '',
    source: source.given,
  })
  try {
    if (lock && !table.isMapped) writeMapping(mapFile, mapping)
    let { directories, read } = await readRows(mapping)
    const asked = new Set<string>()
    for (let near = read.near; context.isAttended && near.length > 0; ) {
      const answered = await askForNames(near, mapping, around.ask)
      Object.assign(mapping, answered)
      if (lock) writeMapping(mapFile, mapping)
      for (const { name } of near)
        asked.add(name)
        // An answer about a city may bring up a name of a venue in it.
      ;({ directories, read } = await readRows(mapping))
      near = read.near.filter(({ name }) => !asked.has(name))
    }
    const concerts = await strapi.list('concert', concertSelection)
    const plan = planImport(read.events, read, concerts)
    const rows = lock ? await write() : plan.rows
    const planned = planRedirects(rows, await readRedirects(strapi))
    const redirects = lock ? await writeRedirects(strapi, planned, journal.note) : planned
    const report: ImportReport = {
      isDryRun,
      source: source.given,
      rows,
      created: read.created,
      redirects,
      gone: plan.gone,
      run: journal.isBegun() ? journal.file : undefined,
    }
    for (const line of isJson ? [toJson(report)] : toLines(report)) context.print(line)
    return toCounts(report).refused > 0 ? exitCodes.failed : exitCodes.done

    function write() {
      return writePlan({
        strapi,
        directories,
        created: read.created,
        plan,
        note: journal.note,
        signal: around.signal,
        onProgress,
      })
    }
  } catch (error) {
    throw explain(error)
  } finally {
    if (journal.isBegun()) {
      const command = toScriptCommand('import', context.brandFolder, 'undo', toNearPath(journal.file))
      context.note(`To take back what it has written: ${command}`)
    }
    await lock?.release()
  }

  async function readRows(known: Mapping) {
    const found = await readDirectories(strapi)
    const { today } = around
    const takenSlugs = slugsOf(found)
    const rows = readEvents(table, {
      columns,
      mapping: known,
      directories: found,
      takenSlugs,
      mayCreate,
      dateOrder,
      today,
    })
    return { directories: found, read: rows }
  }

  function onProgress(written: number, of: number): void {
    if (written % 100 === 0) context.note(`${written} of ${of} written`)
  }
}

async function readDirectories(strapi: StrapiRest): Promise<Directories> {
  const read = await Promise.all(
    namedTypes.map(async (type) => [type, await readDirectory(strapi, type)] as const),
  )
  // The map has a list for each of `namedTypes`.
  return Object.fromEntries(read) as Record<NamedType, Directory>
}

const slugsOf = (directories: Directories): Record<NamedType, Set<string>> =>
  // The map has a directory for each of `namedTypes`.
  Object.fromEntries(
    namedTypes.map((type) => [type, new Set(directories[type].all().map(({ slug }) => slug))]),
  ) as Record<NamedType, Set<string>>

/** Takes back what a run has done, as far as nobody has changed it since. */
async function undo(
  file: string,
  { isDryRun, isJson }: ImportOptions,
  context: ProgramContext,
  around: ImportSurroundings,
): Promise<number> {
  const steps = readJournal(file, context.environment.CONTENT_URL ?? '')
  const strapi = await connect(context, around)
  const lock = isDryRun ? undefined : await explaining(takeLock(strapi))
  try {
    const directories = await readDirectories(strapi)
    const idOf = (type: NamedType, slug: string) => directories[type].bySlug(slug)?.id
    const undone = await explaining(undoRun(steps, { strapi, isDryRun, idOf }))
    for (const line of isJson ? [JSON.stringify({ isDryRun, undone })] : toUndoLines(undone, isDryRun)) {
      context.print(line)
    }
    return undone.some(({ what }) => what === 'kept') ? exitCodes.failed : exitCodes.done
  } finally {
    await lock?.release()
  }
}

/** Prints the addresses of a sitemap that lead nowhere yet. */
async function listLost(
  file: string,
  context: ProgramContext,
  around: ImportSurroundings,
  { json: isJson, remote, env }: { json: boolean; remote: boolean; env?: string | undefined },
): Promise<number> {
  const addresses = readOldAddresses(openSource(file).bytes)
  const strapi = await connect(context, around)
  const directories = await readDirectories(strapi)
  const concerts = await strapi.list('concert', { fields: ['slug'] })
  const slugs = {
    ...slugsOf(directories),
    concert: new Set(concerts.map(({ fields }) => String(fields.slug))),
  }
  const ofDesk = remote || env ? readDeskRedirects(openDatabase(context, { remote: true, env })) : []
  const lost = findLost(addresses, [...(await readRedirects(strapi)), ...ofDesk], slugs)
  if (isJson) context.print(JSON.stringify({ addresses: addresses.length, lost }))
  else for (const address of lost) context.print(address)
  const sum = `${addresses.length - lost.length} of ${addresses.length} old addresses lead somewhere, ${lost.length} lead nowhere yet.`
  if (!isJson) context.print(sum)
  return lost.length > 0 ? exitCodes.failed : exitCodes.done
}

/** Ends a run between two rows when the terminal interrupts it. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

const importProgram = createImportProgram(() => ({
  fetch: (...given) => fetch(toLoneRequest(...given)),
  ask: askAtTerminal,
  wait: (milliseconds) => pause(milliseconds),
  today: toUtcDay(Date.now()),
  signal: untilInterrupted(),
}))

if (import.meta.main) await startProgram(importProgram)
