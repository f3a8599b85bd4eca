import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLegalPages } from '../../src/tools/build/legal-pages.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

/** Makes the folder of a brand with legal pages, given by their paths in `legal/`. */
const withFiles = (files: Record<string, string>): Promise<string> =>
  makeFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`legal/${path}`, text])))

const german = '# Impressum {#impressum}\n\nNordlicht gGmbH\nAm Wall 1\n\n[Datenschutz](/datenschutz)\n'
const english = '# Imprint {#imprint}\n\nNordlicht gGmbH\n\n[Privacy](/datenschutz)\n'

describe('a legal page of a brand', () => {
  it('has the address of the default language, and links that stay in a language', async () => {
    const folder = await withFiles({ 'de/imprint.md': german, 'en/imprint.md': english })
    expect(await readLegalPages(folder, ['de', 'en'])).toEqual({
      pages: [
        {
          name: 'imprint',
          path: '/impressum',
          texts: {
            de: {
              title: 'Impressum',
              html: '<p>Nordlicht gGmbH<br>Am Wall 1</p>\n<p><a href="/datenschutz">Datenschutz</a></p>\n',
            },
            en: {
              title: 'Imprint',
              html: '<p>Nordlicht gGmbH</p>\n<p><a href="/en/datenschutz">Privacy</a></p>\n',
            },
          },
        },
      ],
      unpublished: [],
      problems: [],
    })
  })

  it('is not published in any language while one of its files has a gap, which is named', async () => {
    const folder = await withFiles({
      'de/imprint.md': german.replace('Am Wall 1', '{{Straße}}\n{{Ort}}'),
      'en/imprint.md': english,
      'en/terms.md': '# Terms {#terms}\n\nNone.',
    })
    const { pages, unpublished } = await readLegalPages(folder, ['de', 'en'])
    expect(pages.map(({ path }) => path)).toEqual(['/terms'])
    expect(unpublished).toEqual([
      'brand/legal/de/imprint.md: the page isn’t published until this is written: {{Straße}} (line 4), {{Ort}} (line 5)',
    ])
  })

  it.each([
    ['imprint.md', german, 'must be in a folder of its language, as legal/en/imprint.md'],
    ['en/imprint.md', english, 'the site isn’t in this language'],
    [
      'de/imprint.md',
      'Nordlicht gGmbH',
      'must begin with its title and its address, as # Imprint {#imprint}',
    ],
    [
      'de/imprint.md',
      '# Impressum\n\n# Imprint {#imprint}',
      'must begin with its title and its address, as # Imprint {#imprint}',
    ],
  ])('in a wrong file stops the build: %s', async (name, text, problem) => {
    const folder = await withFiles({ [name]: text })
    const { pages, problems } = await readLegalPages(folder, ['de'])
    expect([pages, problems]).toEqual([[], [`brand/legal/${name}: ${problem}`]])
  })

  it('is none where the brand has no folder for them', async () => {
    expect(await readLegalPages('/no/such/folder', ['en'])).toEqual({
      pages: [],
      unpublished: [],
      problems: [],
    })
  })
})

describe('the texts that an orchestra begins with', () => {
  const languages = join(import.meta.dirname, '../../src/languages')

  it.each([
    ['de', '/impressum', '/datenschutz', '/barrierefreiheit', '/agb'],
    ['en', '/imprint', '/privacy', '/accessibility', '/terms'],
  ] as const)(
    'in %s have gaps that only it can fill, and are whole pages then',
    async (language, ...paths) => {
      const from = join(languages, language, 'legal')
      const files = await Promise.all(
        (await readdir(from)).map(async (name) => {
          return [`${language}/${name}`, await readFile(join(from, name), 'utf8')] as const
        }),
      )
      const begun = await readLegalPages(await withFiles(Object.fromEntries(files)), [language])
      expect([begun.pages, begun.problems, begun.unpublished.length]).toEqual([[], [], 4])
      const filled = files.map(([name, text]) => [name, text.replace(/\{\{[^{}]*\}\}/g, 'Nordlicht')])
      const { pages } = await readLegalPages(await withFiles(Object.fromEntries(filled)), [language])
      expect(pages.map(({ path }) => path).sort()).toEqual([...paths].sort())
      expect(JSON.stringify(pages)).not.toMatch(/[{}]{2}"|\*\*|##/)
    },
  )
})
