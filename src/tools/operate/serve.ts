import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { variableNames } from '../../config/config.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { buildOptions, isDemoIncluded } from '../build/build-options.ts'
import { chooseBrandFolder, findFolderProblem, findSiteConfig, toLocalStateFolder } from '../chosen-brand.ts'
import {
  addEnvFile,
  brandHelp,
  envFileOption,
  exitCodes,
  parseProcessArguments,
  refuseArguments,
} from '../command-line.ts'
import { makePushKeys, makeSecret, readLocalPushKeys, readLocalSecret } from './make-secrets.ts'
import { findPortProblem } from './port-problem.mjs'
import { describeBrand, toScriptCommand } from './printed-commands.ts'

const help = `npm start, npm run dev, or npm run serve -- [--port 8787] [--forget] [--rate-limits] [--build] [--dev] [--inspect]

Serves the built site on this machine until it is stopped. Variables that docs/configuration.md names are taken from the
environment. Every minute the scheduled handler runs.

  --port NUMBER   (or the variable PORT) 8787 by default
  --forget        keeps no data after the end; otherwise \`npm run submissions\` lists what visitors sent
  --rate-limits   applies the rate limits of wrangler.toml; otherwise nobody is limited, as all visitors have one address
  --small-pictures
                draws no whole pictures where the build has small ones
  --env-file FILE reads variables from a file of \`NAME=value\` lines; those of the environment go before them
  --build         builds before, as npm start does: of no brand's, the demo's site
${brandHelp.replace('--brand DIR  ', '--brand DIR     ')}
  --demo          with --build or --dev: with the demo's concerts (or the variable DEMO=on)
  --dev           as npm run dev does: follows changes of files, and builds before only where nothing was built yet
  --inspect       with --dev: lets a debugger attach; --inspector-port 9230 where 9229 is taken`

const { values } = parseProcessArguments({
  help,
  options: {
    ...buildOptions,
    port: { type: 'string', default: process.env.PORT ?? '8787' },
    'rate-limits': { type: 'boolean', default: false },
    forget: { type: 'boolean', default: false },
    ...envFileOption,
    build: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    inspect: { type: 'boolean', default: false },
    'inspector-port': { type: 'string', default: '9229' },
  },
})
const envProblem = addEnvFile(values['env-file'])
if (envProblem) refuseArguments(envProblem)
const port = Number(values.port)
const brandFolder = chooseBrandFolder({ given: values.brand, orLastBuild: !values.build && !values.dev })
const folderProblem = findFolderProblem(brandFolder)
if (folderProblem) refuseArguments(folderProblem)
const configPath = findSiteConfig(brandFolder)
const localState = toLocalStateFolder(configPath)
const script = values.dev ? 'dev' : values.build ? 'start' : 'serve'
const problem =
  (await findPortProblem(values.port, (other) => toScriptCommand(script, brandFolder, '--port', other))) ??
  (values.inspect
    ? await findPortProblem(values['inspector-port'], (other) =>
        toScriptCommand(script, brandFolder, '--inspect', '--inspector-port', other),
      )
    : undefined)
if (problem) {
  console.error(problem)
  process.exit(exitCodes.failed)
}
const isBuilt = existsSync(join(localState, '../../site-plan.json'))
if (values.build || (values.dev && !isBuilt)) {
  const { runBuild } = await import('../build/run-build.ts')
  const code = await runBuild({ ...values, withoutPictures: true })
  if (code !== exitCodes.done) process.exit(code)
}
const variables: Record<string, string> = {
  SITE_SECRET: values.forget ? makeSecret() : await readLocalSecret(localState),
  ACCOUNT_LETTERS: 'print',
  ...(values.forget ? makePushKeys() : await readLocalPushKeys(localState)),
  ...Object.fromEntries(
    variableNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
}
// What reads the brand must be imported after this, as an edit has it imported again.
const imports = values.dev ? (await import('../dev/fresh-imports.ts')).trackImports(brandFolder) : undefined
// wrangler and Miniflare load in seconds, which a taken port or a wrong brand does not need to wait for.
const [{ serveWorker }, { readHomeLocation }, { openMissingPictures }] = await Promise.all([
  import('./serve-worker.ts'),
  import('./home-location.ts'),
  import('./draw-pictures.ts'),
])
const location = await readHomeLocation(brandFolder)
const pictures = values.dev
  ? undefined
  : await openMissingPictures(configPath, values['small-pictures'] ? 'small' : 'whole')
const site = {
  port,
  configPath,
  variables,
  rateLimits: values['rate-limits'] ? 'on' : 'off',
  ...(values.forget ? {} : { stateIn: localState }),
  location,
} as const
const { url, stop, database } = imports
  ? await (await import('../dev/serve-changes.ts')).serveChanges({
      ...site,
      brandFolder,
      imports,
      withDemo: isDemoIncluded(values.demo, brandFolder),
      inspectorPort: values.inspect ? Number(values['inspector-port']) : undefined,
    })
  : await serveWorker({ ...site, ...pictures?.options })

const madeStatistics =
  variables.CONTENT_URL || variables.STATISTICS === 'off'
    ? 'of visits to this machine'
    : 'made-up figures of ninety days, to which your visits are added'

console.log(`
  Tutti is on  ${url.href.replace('127.0.0.1', 'localhost')}

  brand        ${describeBrand(brandFolder)}, on this machine
  content      ${variables.CONTENT_URL ?? 'embedded: the demo orchestra «Полутон»'}
  search       ${variables.SEARCH_URL ?? 'embedded: an index made of the content'}
  cache        KV on this machine, empty at start
  accounts     ${variables.CONTENT_URL ? 'those of the content service' : 'embedded; letters come here'}
  what is sent ${values.forget ? 'forgotten when it stops' : 'kept on this machine: npm run submissions'}
  statistics   ${madeStatistics}
  visitors     come from ${location.city} (request.cf)${pictures ? `\n  pictures     ${pictures.missing} are drawn meanwhile, those of an open page first` : ''}

  Ctrl+C stops it.
`)
if (!variables.CONTENT_URL && variables.ACCOUNT_LETTERS === 'print') {
  const { makeDemoUsers, demoUsersToText } = await import('../../strapi-emulator/accounts/demo-users.ts')
  const { createUserTable } = await import('../../strapi-emulator/accounts/users.ts')
  const users = createUserTable(await database())
  const made = await makeDemoUsers(users, Date.now(), true)
  console.log(demoUsersToText(made, url.origin.replace('127.0.0.1', 'localhost')))
}
if (!variables.CONTENT_URL && variables.STATISTICS !== 'off') {
  const { insertDemoStatistics } = await import('./demo-statistics.ts')
  insertDemoStatistics(await database(), values.forget ? undefined : localState, toUtcDay(Date.now())).catch(
    (error) => console.error('The statistics of the demo could not be made.', error),
  )
}
if (variables.CONTENT_URL) {
  const { removeDemoStatistics } = await import('./demo-statistics.ts')
  if (await removeDemoStatistics(await database(), values.forget ? undefined : localState))
    console.log('  The demo’s invented visits, wishes and ticket sales are removed.')
}
pictures?.drawAll().then(
  () => console.log('  All pictures are drawn.'),
  (error) => console.error(error),
)
// A run that fails is repeated a minute later.
const runScheduled = () => fetch(new URL('/cdn-cgi/local/scheduled', url)).catch(() => undefined)
const everyMinute = setInterval(runScheduled, 60_000)
if (variables.CONTENT_URL) {
  runScheduled()
  const { printPublishing } = await import('./print-publishing.ts')
  printPublishing(url, (line) => console.log(line))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    clearInterval(everyMinute)
    await stop()
    process.exit(0)
  })
}
