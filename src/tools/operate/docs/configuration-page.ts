import { type BindingRow, siteBindings } from '../../../config/bindings.ts'
import type { VariableName } from '../../../config/config.ts'
import { bindingDescriptions } from '../bindings.ts'
import { type VariableRow, variableSections } from '../variables.ts'

const introduction = `# Configuration

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
export function toConfigurationPage(): string {
  const sections = Object.entries(variableSections).map(
    ([title, variables]) => `## ${title}\n\n${toEntries(variables).map(toVariable).join('\n')}`,
  )
  const bindings = Object.entries<BindingRow>(siteBindings).map(([name, row]) =>
    toBinding(name as keyof typeof siteBindings, row),
  )
  return `${introduction}\n${sections.join('\n')}\n## Bindings\n\n${bindings.join('\n')}`
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
