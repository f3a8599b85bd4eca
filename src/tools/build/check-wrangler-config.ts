import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BindingRow, type HandledEvent, handledEvents, siteBindings } from '../../config/bindings.ts'
import { type Bindings, readConfig, toUnknownVariable, variableNames } from '../../config/config.ts'
import { ConfigInvalid } from '../../errors.ts'
import { nearestName } from '../../shared/nearest-name.ts'
import { siteConfigPath } from '../operate/site-config.ts'
import { secretNames } from '../operate/variables.ts'
import { readWranglerConfig, type WranglerConfig } from '../operate/wrangler-config.ts'

/** What a Worker takes, by its own lists. */
export interface WorkerLists {
  bindings: Record<string, BindingRow>
  variables: readonly string[]
  /** Those of the variables that aren't to stand in a file which is kept with the code. */
  secrets: readonly string[]
  events: readonly HandledEvent[]
  /** What is wrong with the variables' values. */
  findWrongValues: (variables: Record<string, unknown>) => string[]
}

const siteLists: WorkerLists = {
  bindings: siteBindings,
  variables: variableNames,
  secrets: secretNames,
  events: handledEvents,
  findWrongValues,
}

/**
 * Compares `wrangler.toml`, with each of its `[env.…]`, with what the site takes.
 *
 * @returns one line for each problem, as `wrangler.toml:31: CONTNET_URL is no variable of the site; …`
 */
export function findConfigProblems(path = siteConfigPath, lists = siteLists): string[] {
  const config = readWranglerConfig(path, { showWarnings: true })
  const others = config.environments.map((environment) => readWranglerConfig(path, { environment }))
  const problems = [config, ...others].flatMap((each) => compare(each, lists))
  const lines = readFileSync(path, 'utf8').split('\n')
  return [...new Set(problems)].map((problem) => `${basename(path)}${findLine(lines, problem)}: ${problem}`)
}

function compare(given: WranglerConfig, lists: WorkerLists): string[] {
  const missing = Object.entries(lists.bindings).filter(
    ([name, { isRequired }]) => isRequired && !(name in given.bindings),
  )
  const events: [HandledEvent, boolean, string][] = [
    ['scheduled', given.crons.length > 0, 'crons'],
    ['queue', given.consumedQueues.length > 0, 'consumers'],
  ]
  return [
    ...Object.keys(given.variables).flatMap((name) => judgeVariable(name, lists)),
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

function judgeVariable(name: string, { bindings, variables, secrets }: WorkerLists): string[] {
  const binding = bindings[name]
  if (secrets.includes(name))
    return [`${name} is a secret: take it out, then npx wrangler secret put ${name}`]
  if (binding) return [`${name} is a variable here, and the site takes a binding: ${binding.kind}`]
  return variables.includes(name) ? [] : [toUnknownVariable(name, variables)]
}

function judgeBinding(name: string, given: string, { bindings, variables }: WorkerLists): string[] {
  const wanted = bindings[name]?.kind
  if (wanted)
    return given === wanted ? [] : [`${name} is of kind ${given} here, and the site takes ${wanted}`]
  if (variables.includes(name)) return [`${name} is a binding here (${given}), and the site takes a variable`]
  const meant = nearestName(name, Object.keys(bindings))
  return [`${name} (${given}) is no binding of the site${meant ? `; did you mean ${meant}?` : ''}`]
}

/**
 * Durable Objects have a class that the Worker exports, and keep SQLite; the platform takes neither from the code, and
 * tells it only when the Worker is uploaded, or not before an object is asked.
 */
function judgeObjects({ objectClasses, declaredClasses }: WranglerConfig, { bindings }: WorkerLists) {
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
    const meant = nearestName(className, rows)
    const question = meant ? `; did you mean ${meant}?` : ''
    return [`${className} is no class of a Durable Object of the site${question}`]
  })
  return [...bound, ...declared]
}

/** What the Worker sends into a queue it takes out again: nobody else does, and the platform wonders about neither. */
function judgeQueues({ queueNames, consumedQueues }: WranglerConfig): string[] {
  const suggest = (name: string, names: readonly string[]) => {
    const meant = nearestName(name, names)
    return meant ? `; did you mean ${meant}?` : ''
  }
  const unread = queueNames.filter((name) => !consumedQueues.includes(name))
  const unfed = consumedQueues.filter((name) => !queueNames.includes(name))
  return [
    ...unread.map((name) => `${name} is a queue without a consumer here${suggest(name, unfed)}`),
    ...unfed.map((name) => `${name} is a queue without a producer here${suggest(name, unread)}`),
  ]
}

/** @returns as `:31`. Every problem begins with the name that it is about; what is missing has no line. */
function findLine(lines: readonly string[], problem: string): string {
  const [name = ''] = problem.split(/[ .:]/)
  const word = new RegExp(`(?<!\\w)${name}(?!\\w)`)
  const index = lines.findIndex((line) => word.test(line.replace(/^\s*#.*/, '')))
  return index === -1 ? '' : `:${index + 1}`
}

function findWrongValues(variables: Record<string, unknown>): string[] {
  try {
    // Of the bindings only variables are read, and unknown ones have been named.
    readConfig(
      Object.fromEntries(
        Object.entries(variables).filter(([name]) => variableNames.includes(name)),
      ) as Bindings,
    )
    return []
  } catch (error) {
    if (error instanceof ConfigInvalid) return error.problems
    throw error
  }
}
