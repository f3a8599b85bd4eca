import { expect, it } from 'vitest'
import { filesBelow, readText } from './read-imports.ts'

it('no given text becomes a pattern of SQL: D1 refuses those over 50 bytes', () => {
  const pattern = /\b(?:like|glob)\s+(?:\?|lower\(|\$\{|'[^']*'\s*\|\|)/i
  const prefix = `like '\${wishPrefix}%'`
  const found = filesBelow('src', /\.tsx?$/).filter(
    (file) => !file.startsWith('src/tools/') && pattern.test(readText(file).replaceAll(prefix, '')),
  )
  expect(found).toEqual([])
})
