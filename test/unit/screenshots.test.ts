import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allLocales } from '../../src/shared/locales.ts'
import { screenshots } from '../../src/shared/screenshots.ts'

const folder = join(import.meta.dirname, '../../src/demo/brand/screenshots')

const pictures = allLocales.flatMap((locale) =>
  screenshots.map((each) => ({ ...each, file: `${each.name}-${locale}.webp` })),
)

describe('a picture that the manifest names', () => {
  it.each(pictures)('$file is there, in the size that it says', async ({ file, width, height }) => {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'webp', width, height })
  })
})

it('no picture is longer than systems accept', () => {
  // Chromium takes at most 2.3 : 1.
  expect(screenshots.filter(({ width, height }) => Math.max(width / height, height / width) > 2.3)).toEqual(
    [],
  )
})
