import { describe, expect, it } from 'vitest'
import { applyTo, findMutants, type Mutant } from '../mutate/mutants.ts'
import { chooseApart, draw } from '../mutate/sample.ts'
import { findNamesMadeOf } from '../mutate/syntax.ts'

const results = (source: string) => findMutants('src/a.ts', source).map((mutant) => applyTo(source, mutant))

describe('a fault', () => {
  it.each<[string, string, string[]]>([
    ['a bound that is off by one', 'f(a < b)', ['f(a <= b)', 'f(a > b)']],
    ['an operator taken for another', 'a = b && c', ['{}', 'a = b || c']],
    [
      'a condition that never or always holds',
      'if (a) b()',
      ['if (false) b()', 'if (true) b()', 'if (a) {}'],
    ],
    ['a value in whose place stands another', 'f(a ?? b)', ['f(a)', 'f(b)']],
    ['a number that is too large', 'const days = 30', ['const days = 300']],
    ['an entry that is missing', 'f({ a, b: c })', ['f({  b: c })', 'f({ a,  })']],
    ['a method taken for another', 'f(a.some(b))', ['f(a.every(b))']],
    ['a method that is forgotten', 'f(a.filter(b))', ['f(a)']],
    ['an argument that is missing', 'f(a, b)', ['{}', 'f(a)']],
    [
      'a bound of a query',
      "q('select a where b < 1 and c')",
      ["q('select a where b <= 1 and c')", "q('select a where b < 1 or c')"].toReversed(),
    ],
    ['a pattern that begins anywhere', 'f(/^a$/)', ['f(/a$/)', 'f(/^a/)']],
  ])('may be %s', (_, source, expected) => {
    const found = results(source).filter((text) => text !== '{}' || expected.includes('{}'))
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['in a type', 'type A = { b: 1 | 2 }'],
    ['in an import', "import { a } from 'b'"],
    ['in what is thrown or logged', "throw new Error(a > 1 ? 'b' : 'c')"],
    ['in text', "const a = 'true'"],
  ])('is not made %s', (_, source) => {
    expect(results(source)).toEqual([])
  })

  it('says where it stands, in which function, and what it changes', () => {
    const source = 'const я = 1\nconst f = () =>\n  a > b\n'
    expect(findMutants('src/a.ts', source).filter(({ line }) => line === 3)).toEqual([
      expect.objectContaining({ file: 'src/a.ts', line: 3, change: '> → >=', functionStart: 22 }),
      expect.objectContaining({ file: 'src/a.ts', line: 3, change: '> → <', functionStart: 22 }),
    ])
  })
})

describe('what is made of a value of a module', () => {
  const source = 'export const a = 1\nconst b = { a }\nconst ab = 2\nconst f = () => b\nlet { c } = b\n'

  it.each([
    ['1', ['a', 'b', 'f']],
    ['2', ['ab']],
    ['() => b', ['f']],
    ['let', []],
  ])('of %s, has the names %j', (text, names) => {
    expect(findNamesMadeOf('src/a.ts', source, source.indexOf(text))).toEqual(names)
  })
})

describe('a sample', () => {
  const source = Array.from({ length: 50 }, (_, at) => `if (a${at} > 1 && b) c()`).join('\n')
  const mutants = findMutants('src/a.ts', source)
  const names = (found: Mutant[]) => found.map(({ start, text }) => `${start} ${text}`)

  it('is the same for the same seed, and another for another', () => {
    expect(names(draw(mutants, 10, 7))).toEqual(names(draw(mutants, 10, 7)))
    expect(names(draw(mutants, 10, 7))).not.toEqual(names(draw(mutants, 10, 8)))
  })

  it('has one fault of a line', () => {
    const lines = draw(mutants, 40, 1).map(({ line }) => line)
    expect([lines.length, new Set(lines).size]).toEqual([40, 40])
  })

  it('has no fault inside of another', () => {
    const nested = 'if (a) {\n  b(() => {\n    c > 1\n  })\n}'
    const whole = findMutants('src/a.ts', nested).filter(({ text }) => text === '{}')
    const inner = findMutants('src/a.ts', nested).filter(({ line }) => line === 3)
    expect(chooseApart([...whole, ...inner])).toHaveLength(1)
  })
})
