import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Values of a concert by name, as `ConcertValues` has them. */
const valuesSchema = z.record(z.string(), z.unknown())

const stepSchema = z.union([
  z.object({ made: z.literal('concert'), slug: z.string(), key: z.string(), values: valuesSchema }),
  z.object({
    made: z.enum(['city', 'venue', 'program', 'member']),
    slug: z.string(),
    name: z.string(),
  }),
  z.object({ made: z.literal('redirect'), from: z.string(), to: z.string() }),
  z.object({
    changed: z.literal('concert'),
    slug: z.string(),
    key: z.string(),
    /** Values that the run has written. */
    values: valuesSchema,
    /** Names of the fields of Strapi that it has changed. */
    names: z.array(z.string()),
    /** What was there before: values of Strapi, and what the import remembered. */
    before: z.object({ key: z.nullable(z.string()), now: valuesSchema, written: valuesSchema }),
  }),
])

/** One thing that a run does. It is noted before it is done, so that nothing is forgotten if the run dies. */
export type JournalStep = z.output<typeof stepSchema>

const headSchema = z.object({ strapi: z.string(), source: z.string() })

/** What a run has done, in a file with a line of JSON for each step. */
export interface Journal {
  /** Path of the file; it is there once something is noted. */
  file: string
  note: (step: JournalStep) => void
  isBegun: () => boolean
}

/** Makes the journal of a run: a file beside the mapping, with the day and, for later runs of it, a number. */
export function openJournal(mapFile: string, today: string, head: z.output<typeof headSchema>): Journal {
  const base = `${mapFile.replace(/\.json$/, '')}-${today}`
  let [file, number] = [`${base}.jsonl`, 1]
  while (existsSync(file)) file = `${base}-${++number}.jsonl`
  const write = (line: unknown) => appendFileSync(file, `${JSON.stringify(line)}\n`)
  let isBegun = false
  return {
    file,
    note: (step) => {
      if (!isBegun) write(head)
      isBegun = true
      write(step)
    },
    isBegun: () => isBegun,
  }
}

/**
 * Reads what a run has done.
 *
 * @throws Error in one line for a file that is no journal, or that is one of another Strapi
 */
export function readJournal(file: string, strapi: string): JournalStep[] {
  if (!existsSync(file)) throw new Error(`There is no file «${file}»: name the one that the run has printed.`)
  try {
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const head = headSchema.parse(JSON.parse(first))
    if (head.strapi !== strapi)
      throw new Error(`The run wrote into ${head.strapi}, and CONTENT_URL is ${strapi}.`)
    return lines.flatMap((line, at) => {
      const step = stepSchema.safeParse(tryParse(line))
      // The last line of a run that died may be cut off; it was not done then.
      if (!step.success && at + 1 < lines.length) throw new Error(`Line ${at + 2} of it can't be read.`)
      return step.success ? [step.data] : []
    })
  } catch (error) {
    const reason =
      error instanceof z.core.$ZodError || error instanceof SyntaxError
        ? 'It is no journal of an import.'
        : String(error instanceof Error ? error.message : error)
    throw new Error(`«${file}»: ${reason}`)
  }
}

function tryParse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
