import { type Bound, objectBounds, storeBounds, tableBounds } from '../../../database/bounds.ts'

const introduction = `# What is stored, and its limits

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
export const toStoredDataPage = (): string =>
  [introduction, ...tables.map(([title, bounds]) => toTable(title, bounds))].join('\n')

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
