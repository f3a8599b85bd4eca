import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allLocales } from '../../src/shared/locales.ts'
import { screenshots } from '../../src/shared/screenshots.ts'

const documents = join(import.meta.dirname, '../../docs')
const folder = join(import.meta.dirname, '../../src/demo/brand/screenshots')

const pictures = allLocales.flatMap((locale) =>
  screenshots.map((each) => ({ ...each, file: `${each.name}-${locale}.webp` })),
)

describe('a picture that the manifest names', () => {
  it.each(pictures)('$file is there, in the size that it says', async ({ file, width, height }) => {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'webp', width, height })
  })
})

it.each([
  ['en', 'editors.md'],
  ['ru', 'editors.ru.md'],
  ['de', 'editors.de.md'],
])('the handbook of editors has pictures in its own language: %s', (locale, file) => {
  const text = readFileSync(join(documents, file), 'utf8')
  const shown = Array.from(text.matchAll(/\(editors\/(\w+)-(\w+)\.webp\)/g), ([, name, of]) => [name, of])
  expect(shown).toEqual(['concert', 'sales', 'content'].map((name) => [name, locale]))
  expect(shown.filter(([name, of]) => !existsSync(join(documents, `editors/${name}-${of}.webp`)))).toEqual([])
})

it('no picture is longer than systems accept', () => {
  // Chromium takes at most 2.3 : 1.
  expect(screenshots.filter(({ width, height }) => Math.max(width / height, height / width) > 2.3)).toEqual(
    [],
  )
})
