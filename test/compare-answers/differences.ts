import { normalise } from './normalise.ts'
import type { Answer, Question, Recording } from './recording.ts'

export interface Difference {
  /** `status`, `header etag`, `body`. */
  where: string
  before: string
  after: string
  /** What stands in front of it: differs from page to page, so it doesn't tell one difference from another. */
  context: string
}

export interface Group extends Difference {
  questions: Question[]
}

/** Of one body: more would only repeat what these say. */
const mostOfOneBody = 5

/** Everything that the second recording answers differently; the same difference of many addresses once. */
export function findDifferences(before: Recording, after: Recording): Group[] {
  if (before.clock !== after.clock) throw new Error('the recordings are of two times; record them anew')
  const keyOf = (question: Question) => JSON.stringify(question)
  const answered = new Map(after.answers.map(({ question, answer }) => [keyOf(question), answer]))
  const groups = new Map<string, Group>()
  const add = (question: Question, difference: Difference) => {
    const { where, before: old, after: young } = difference
    const key = JSON.stringify([where, old, young])
    const group = groups.get(key) ?? { ...difference, questions: [] }
    if (group.questions.at(-1) !== question) group.questions.push(question)
    groups.set(key, group)
  }
  for (const { question, answer } of before.answers) {
    const other = answered.get(keyOf(question))
    answered.delete(keyOf(question))
    const found = other
      ? compareAnswers(normalise(question, answer, before), normalise(question, other, after))
      : [{ where: 'question', before: 'asked', after: 'not asked', context: '' }]
    for (const difference of found) add(question, difference)
  }
  for (const { question } of after.answers.filter(({ question: each }) => answered.has(keyOf(each)))) {
    add(question, { where: 'question', before: 'not asked', after: 'asked', context: '' })
  }
  return [...groups.values()].sort((one, other) => other.questions.length - one.questions.length)
}

function compareAnswers(before: Answer, after: Answer): Difference[] {
  const names = [...new Set([...before.headers, ...after.headers].map(([name]) => name))].sort()
  const valuesOf = ({ headers }: Answer, name: string) =>
    headers
      .filter(([each]) => each === name)
      .map(([, value]) => value)
      .join('\n') || '(absent)'
  const pairs = [
    ['status', String(before.status), String(after.status)] as const,
    ...names.map((name) => [`header ${name}`, valuesOf(before, name), valuesOf(after, name)] as const),
  ]
  return [
    ...pairs
      .filter(([, old, young]) => old !== young)
      .map(([where, old, young]) => ({ where, before: old, after: young, context: '' })),
    ...compareBodies(before.body, after.body),
  ]
}

/** So many pieces are looked through for the place where two bodies are the same again. */
const lookAhead = 400
/** So many pieces in a row are no accident. */
const sameInARow = 3
const contextLength = 120

/** Goes through both bodies by elements, lines and values, and finds its way back after each difference. */
export function compareBodies(before: string, after: string): Difference[] {
  if (before === after) return []
  const [old, young] = [toPieces(before), toPieces(after)]
  const differences: Difference[] = []
  let [at, there] = [0, 0]
  while (differences.length < mostOfOneBody) {
    while (at < old.length && old[at] === young[there]) {
      at += 1
      there += 1
    }
    if (at >= old.length && there >= young.length) break
    const [skipped, skippedThere] = findWayBack(old.slice(at), young.slice(there))
    differences.push({
      where: 'body',
      before: old.slice(at, at + skipped).join(''),
      after: young.slice(there, there + skippedThere).join(''),
      context: old.slice(0, at).join('').slice(-contextLength),
    })
    at += skipped
    there += skippedThere
  }
  return differences
}

/** Each element begins a piece, as do each line and each value of JSON; a line break belongs to the line before. */
const toPieces = (body: string): string[] => body.split(/(?=<)|(?<=>)|(?<=\n)|(?<=[,;])/)

/** How many pieces of each are to be passed over; all of them where nothing is the same again soon. */
function findWayBack(old: readonly string[], young: readonly string[]): [number, number] {
  for (let far = 1; far <= lookAhead; far += 1) {
    for (let skipped = 0; skipped <= far; skipped += 1) {
      if (isSame(old, skipped, young, far - skipped)) return [skipped, far - skipped]
    }
  }
  return [old.length, young.length]
}

/** The end of both is as good as a few pieces in a row. */
function isSame(old: readonly string[], at: number, young: readonly string[], there: number): boolean {
  if (at > old.length || there > young.length) return false
  for (let step = 0; step < sameInARow; step += 1) {
    if (old[at + step] !== young[there + step]) return false
  }
  return true
}
