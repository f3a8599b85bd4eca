import { writeFileSync } from 'node:fs'
import { type BindingRow, siteBindings } from '../../config/bindings.ts'
import type { VariableName } from '../../config/config.ts'
import { type Bound, objectBounds, storeBounds, tableBounds } from '../../database/bounds.ts'
import { parseProcessArguments } from '../command-line.ts'
import { bindingDescriptions } from './bindings.ts'
import { type VariableRow, variableSections } from './variables.ts'

const configurationIntroduction = `# Configuration

<!-- Written by \`npm run docs\`, from src/tools/operate/variables.ts and bindings.ts. Do not edit. -->

Everything is optional. Without any configuration the site shows the demo orchestra.

- **Variables** stand under \`[vars]\` in \`wrangler.toml\`. Locally they come from the environment: \`CONTENT_URL=… npm start\`.
- **Secrets** are set by \`npx wrangler secret put NAME\` and must not stand in \`wrangler.toml\`. For a brand's folder add
  \`--config ../north/wrangler.toml\`.
- **Bindings** are declared in \`wrangler.toml\`; \`npm run deploy\` creates what they name.
- A wrong value is named in the Worker's log, and every answer is a 500 until it is corrected.
- The build fails for a name that the site does not know and suggests the nearest one. An unknown secret is named in
  the log, and the site runs.
`

/** Returns the page about variables, secrets and bindings, in Markdown. */
function toConfigurationPage(): string {
  const sections = Object.entries(variableSections).map(
    ([title, variables]) => `## ${title}\n\n${toEntries(variables).map(toVariable).join('\n')}`,
  )
  const bindings = Object.entries<BindingRow>(siteBindings).map(([name, row]) =>
    toBinding(name as keyof typeof siteBindings, row),
  )
  return `${configurationIntroduction}\n${sections.join('\n')}\n## Bindings\n\n${bindings.join('\n')}`
}

// The type of `variableSections` limits its keys to variable names.
const toEntries = (variables: object) => Object.entries(variables) as [VariableName, VariableRow][]

const toVariable = ([name, { meaning, without, isSecret, asks }]: [VariableName, VariableRow]): string => {
  const details = [
    ...(isSecret ? ['- Secret.'] : []),
    ...(asks ? [`- Has an effect only with \`${asks}\`.`] : []),
    `- If it is not set: ${without}.`,
  ]
  return `### \`${name}\`\n\n${meaning}\n\n${details.join('\n')}\n`
}

const kinds: Readonly<Record<BindingRow['kind'], string>> = {
  assets: 'Static assets',
  kv: 'KV namespace',
  d1: 'D1 database',
  'durable-object': 'Durable Object',
  queue: 'Queue',
  'rate-limit': 'Rate limit',
  'send-email': 'E-mail binding',
  'analytics-engine': 'Analytics Engine dataset',
}

const toBinding = (name: keyof typeof siteBindings, { kind, className }: BindingRow): string => {
  const { meaning, without } = bindingDescriptions[name]
  const ofClass = className ? `, class \`${className}\`` : ''
  return `### \`${name}\`\n\n${meaning}\n\n- ${kinds[kind]}${ofClass}.\n- If it is not bound: ${without}.\n`
}

const storedDataIntroduction = `# What is stored, and its limits

<!-- Written by \`npm run docs\`, from src/database/bounds.ts. Do not edit. -->

Everything that is stored for longer than a request, how many rows one network address can create in a day (an IPv6 /64
is one address), and when a row is deleted. "None" means that only editors or the site itself create rows.
\`test/worker/bounds/\` tries to exceed these limits.

Every statement that visitors can cause uses an index: \`test/worker/query-plans.ts\` refuses one that reads a whole
table. Tables are created by \`src/database/migrations/\`, in order; a migration that was released never changes.

What a browser stores about its visitor is listed on the site's page \`/security\`.
`

const tables: readonly (readonly [title: string, Readonly<Record<string, Bound>>])[] = [
  ['Database tables', tableBounds],
  ['Durable Objects', objectBounds],
  ['Other stores', storeBounds],
]

/** Returns the page about stored data and its limits, in Markdown. */
const toStoredDataPage = (): string =>
  [storedDataIntroduction, ...tables.map(([title, bounds]) => toTable(title, bounds))].join('\n')

const toTable = (title: string, bounds: Readonly<Record<string, Bound>>): string =>
  `## ${title}

| Name | A row is created by | Rows per address and day | Rows per user | Size of a row | Deleted |
| --- | --- | --- | --- | --- | --- |
${Object.entries(bounds).map(toLine).join('\n')}
`

const toLine = ([name, { makes, aDay, inAll, bytes, goes }]: [string, Bound]): string => {
  const perDay = aDay === 'editors' ? 'none' : toNumber(aDay)
  const perUser = inAll === undefined ? '' : toNumber(inAll)
  return `| \`${name}\` | ${makes} | ${perDay} | ${perUser} | ${toSize(bytes)} | ${goes} |`
}

const toNumber = (value: number): string => value.toLocaleString('en')

const toSize = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : `${toNumber(Math.round(bytes / 1024))} KB`

const help = `npm run docs

Writes the pages of docs/ that are made from code. A test compares them with what is committed.`

/** Functions that return the text of a page, by the page's path. */
export const generatedPages: Readonly<Record<string, () => string>> = {
  'docs/configuration.md': toConfigurationPage,
  'docs/stored-data.md': toStoredDataPage,
}

if (import.meta.main) {
  parseProcessArguments({ help })
  for (const [path, toPage] of Object.entries(generatedPages)) writeFileSync(path, toPage())
}
