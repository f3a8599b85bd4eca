import { describe, expect, it } from 'vitest'
import { type Bound, objectBounds, storeBounds, tableBounds } from '../../src/database/bounds.ts'
import { readText } from './read-imports.ts'

const number = (value: number) => value.toLocaleString('en')
const size = (bytes: number) => (bytes < 1024 ? `${bytes} B` : `${number(Math.round(bytes / 1024))} KB`)
const toLine = ([name, { makes, aDay, inAll, bytes, goes }]: [string, Bound]) => {
  const most = aDay === 'editors' ? 'none' : number(aDay)
  return `| \`${name}\` | ${makes} | ${most} | ${inAll === undefined ? '' : number(inAll)} | ${size(bytes)} | ${goes} |`
}

describe('the document of what is stored', () => {
  const document = readText('src/database/README.md')

  it.each([
    ['tables', tableBounds],
    ['objects', objectBounds],
    ['stores', storeBounds],
  ])('has a line for each of the %s, as the code has it', (_, bounds) => {
    const missing = Object.entries<Bound>(bounds)
      .map(toLine)
      .filter((line) => !document.includes(line))
    expect(missing).toEqual([])
  })
})
