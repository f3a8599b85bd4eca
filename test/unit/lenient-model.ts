import * as z from 'zod/mini'
import type { Random } from '../../src/demo/pictures/random.ts'

/** A kind of content, small enough to say without zod what must remain of a value. */
export type Kind =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'list'; of: Kind }
  | { kind: 'record'; fields: Record<string, { of: Kind; isRequired: boolean }> }

export function toSchema(kind: Kind): z.ZodMiniType<unknown> {
  switch (kind.kind) {
    case 'text':
      // The field has two rules, so that one value can break both.
      return z.string().check(z.minLength(1), z.regex(/^\w+$/))
    case 'number':
      return z.number()
    case 'list':
      return z.array(toSchema(kind.of))
    case 'record':
      return z.object(
        Object.fromEntries(
          Object.entries(kind.fields).map(([name, { of, isRequired }]) => {
            return [name, isRequired ? toSchema(of) : z.nullish(toSchema(of))]
          }),
        ),
      )
  }
}

/** The rule itself: a wrong field goes; a required one takes its holder along. `undefined`: nothing remains. */
export function whatShouldRemain(kind: Kind, value: unknown): unknown {
  switch (kind.kind) {
    case 'text':
      return typeof value === 'string' && /^\w+$/.test(value) ? value : undefined
    case 'number':
      return typeof value === 'number' ? value : undefined
    case 'list':
      if (!Array.isArray(value)) return undefined
      return value.map((item) => whatShouldRemain(kind.of, item)).filter((item) => item !== undefined)
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
      const remaining: Record<string, unknown> = {}
      for (const [name, { of, isRequired }] of Object.entries(kind.fields)) {
        const given: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
        const left = given === null && !isRequired ? null : whatShouldRemain(of, given)
        if (left === undefined && isRequired) return undefined
        if (left !== undefined) remaining[name] = left
      }
      return remaining
    }
  }
}

export function randomKind(random: Random, depth: number): Kind {
  const leaf: Kind = random.chance(0.7) ? { kind: 'text' } : { kind: 'number' }
  if (depth === 0) return leaf
  if (random.chance(0.25)) return { kind: 'list', of: randomKind(random, depth - 1) }
  if (random.chance(0.2)) return leaf
  const names = ['a', 'b', 'c', 'd'].slice(0, random.whole(1, 4))
  const fields = names.map((name) => {
    return [name, { of: randomKind(random, depth - 1), isRequired: random.chance(0.5) }] as const
  })
  return { kind: 'record', fields: Object.fromEntries(fields) }
}

/** A value of a kind in which any part is garbage with the given probability. */
export function randomValue(random: Random, kind: Kind, spoiled: number): unknown {
  if (random.chance(spoiled)) return randomGarbage(random, 2)
  switch (kind.kind) {
    case 'text':
      return random.pick(['word', 'x', 'more_words'])
    case 'number':
      return random.whole(-5, 5)
    case 'list':
      return Array.from({ length: random.whole(0, 4) }, () => randomValue(random, kind.of, spoiled))
    case 'record':
      return Object.fromEntries(
        Object.entries(kind.fields)
          .filter(() => !random.chance(spoiled))
          .map(([name, { of }]) => [name, randomValue(random, of, spoiled)]),
      )
  }
}

/** Any value that JSON can express. */
export function randomGarbage(random: Random, depth: number): unknown {
  const simple = [null, true, 0, -1.5, 1e300, '', 'word', 'два слова', '\u0000', '<script>'] as const
  if (depth === 0 || random.chance(0.5)) return random.pick(simple)
  const inner = () => randomGarbage(random, depth - 1)
  if (random.chance(0.4)) return Array.from({ length: random.whole(0, 4) }, inner)
  const names = ['a', 'b', 'c', 'd', 'length', '__proto__', 'constructor', '']
  return Object.fromEntries(names.filter(() => random.chance(0.4)).map((name) => [name, inner()]))
}
