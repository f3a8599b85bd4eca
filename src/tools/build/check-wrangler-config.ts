import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BindingRow, type HandledEvent, handledEvents, siteBindings } from '../../config/bindings.ts'
import { parseVariables, toUnknownVariable, variableNames } from '../../config/config.ts'
import { ConfigInvalid } from '../../errors.ts'
import { suggestName } from '../../shared/nearest-name.ts'
import { ownConfigPath } from '../chosen-brand.ts'
import { toSecretCommand } from '../operate/printed-commands.ts'
import { secretNames } from '../operate/variables.ts'
import { readWranglerConfig, type WranglerConfig } from '../operate/wrangler-config.ts'

/** The bindings, variables and events that a Worker supports. */
export interface SupportedConfig {
  bindings: Record<string, BindingRow>
  variables: readonly string[]
  /** Variables that must not stand in `wrangler.toml`, which is committed. */
  secrets: readonly string[]
  events: readonly HandledEvent[]
  /** Returns one line for each wrong value. */
  findWrongValues: (variables: Record<string, unknown>) => string[]
}

const siteLists: SupportedConfig = {
  bindings: siteBindings,
  variables: variableNames,
  secrets: secretNames,
  events: handledEvents,
  findWrongValues,
}

/**
 * Compares `wrangler.toml` and each of its `[env.…]` with the bindings, variables and events that the site supports.
 *
 * @returns one line for each problem, as `wrangler.toml:31: CONTNET_URL is no variable of the site; …`
 */
export function findConfigProblems(path = ownConfigPath, lists = siteLists): string[] {
  const config = readWranglerConfig(path, { showWarnings: true })
  const others = config.environments.map((environment) => readWranglerConfig(path, { environment }))
  const problems = [config, ...others].flatMap((each) => compare(each, lists, path))
  const lines = readFileSync(path, 'utf8').split('\n')
  return [...new Set(problems)].map((problem) => `${basename(path)}${findLine(lines, problem)}: ${problem}`)
}

function compare(given: WranglerConfig, lists: SupportedConfig, path: string): string[] {
  const missing = Object.entries(lists.bindings).filter(
    ([name, { isRequired }]) => isRequired && !(name in given.bindings),
  )
  const events: [HandledEvent, boolean, string][] = [
    ['scheduled', given.crons.length > 0, 'crons'],
    ['queue', given.consumedQueues.length > 0, 'consumers'],
  ]
  return [
    ...Object.keys(given.variables).flatMap((name) => judgeVariable(name, lists, path)),
    ...lists.findWrongValues(given.variables),
    ...Object.entries(given.bindings).flatMap(([name, kind]) => judgeBinding(name, kind, lists)),
    ...judgeObjects(given, lists),
    ...(lists.events.includes('queue') ? judgeQueues(given) : []),
    ...missing.map(([name, { kind, purpose }]) => `${name} (${kind}) is missing: ${purpose}`),
    ...events.flatMap(([event, isAsked, field]) =>
      isAsked && !lists.events.includes(event) ? [`${field}: the Worker has no handler «${event}»`] : [],
    ),
  ]
}

function judgeVariable(
  name: string,
  { bindings, variables, secrets }: SupportedConfig,
  path: string,
): string[] {
  const binding = bindings[name]
  if (secrets.includes(name)) return [`${name} is a secret: take it out, then ${toSecretCommand(name, path)}`]
  if (binding) return [`${name} is a variable here, and the site takes a binding: ${binding.kind}`]
  return variables.includes(name) ? [] : [toUnknownVariable(name, variables)]
}

function judgeBinding(name: string, given: string, { bindings, variables }: SupportedConfig): string[] {
  const wanted = bindings[name]?.kind
  if (wanted)
    return given === wanted ? [] : [`${name} is of kind ${given} here, and the site takes ${wanted}`]
  if (variables.includes(name)) return [`${name} is a binding here (${given}), and the site takes a variable`]
  return [`${name} (${given}) is no binding of the site${suggestName(name, Object.keys(bindings))}`]
}

/**
 * Checks that each Durable Object has its class and SQLite storage. The platform would report neither before the Worker
 * is uploaded, or before an object is called.
 */
function judgeObjects({ objectClasses, declaredClasses }: WranglerConfig, { bindings }: SupportedConfig) {
  const rows = Object.values(bindings).flatMap(({ className }) => (className ? [className] : []))
  const bound = Object.entries(objectClasses).flatMap(([name, className]) => {
    const wanted = bindings[name]?.className
    if (wanted === undefined) return []
    if (className !== wanted) return [`${name} is of class ${className} here, and the site's is ${wanted}`]
    if (className in declaredClasses) return []
    return [`${name} has no migration: [[migrations]] with a new tag and new_sqlite_classes = ["${wanted}"]`]
  })
  const declared = Object.entries(declaredClasses).flatMap(([className, storage]) => {
    if (rows.includes(className)) {
      if (storage === 'SQLite') return []
      return [`${className} keeps SQLite: it belongs in new_sqlite_classes, not in new_classes`]
    }
    return [`${className} is no class of a Durable Object of the site${suggestName(className, rows)}`]
  })
  return [...bound, ...declared]
}

/** Checks that each queue has a producer and a consumer: the Worker is both, and the platform does not check it. */
function judgeQueues({ queueNames, consumedQueues }: WranglerConfig): string[] {
  const unread = queueNames.filter((name) => !consumedQueues.includes(name))
  const unfed = consumedQueues.filter((name) => !queueNames.includes(name))
  return [
    ...unread.map((name) => `${name} is a queue without a consumer here${suggestName(name, unfed)}`),
    ...unfed.map((name) => `${name} is a queue without a producer here${suggestName(name, unread)}`),
  ]
}

/** @returns the line of the name with which a problem begins, as `:31`; nothing for a name that is missing */
function findLine(lines: readonly string[], problem: string): string {
  const [name = ''] = problem.split(/[ .:]/)
  const word = new RegExp(`(?<!\\w)${name}(?!\\w)`)
  const index = lines.findIndex((line) => word.test(line.replace(/^\s*#.*/, '')))
  return index === -1 ? '' : `:${index + 1}`
}

function findWrongValues(variables: Record<string, unknown>): string[] {
  try {
    parseVariables(
      Object.fromEntries(Object.entries(variables).filter(([name]) => variableNames.includes(name))),
    )
    return []
  } catch (error) {
    if (error instanceof ConfigInvalid) return error.problems
    throw error
  }
}
