import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scripts, version } from '../../package.json'
import { siteBindings } from '../../src/config/bindings.ts'
import { variableNames } from '../../src/config/config.ts'
import { generatedPages } from '../../src/tools/operate/write-docs.ts'
import { readText, root } from './read-imports.ts'

const documents = globSync(['*.md', '{docs,src,client,test}/**/*.md'], {
  cwd: root,
  exclude: [
    ...['**/node_modules', 'src/languages/*/legal/**', 'test/texts', '**/.tmp', '**/dist'],
    'src/strapi-project/files/**',
  ],
})
  .map((file) => file.replaceAll(sep, '/'))
  .sort()
const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))

const linesOf = (file: string) => readText(file).trimEnd().split('\n')
const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '')

/** Anchors of headings, made by the rules of GitHub. */
const anchorsOf = (file: string) =>
  [...readText(file).matchAll(/^#+ (?<title>.+)$/gm)].map(({ groups }) =>
    (groups?.title ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const leadsSomewhere = (file: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(file), path).replaceAll(sep, '/') : file
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || anchorsOf(target).includes(anchor)
}

describe('a document', () => {
  it.each(documents)('%s has only links that lead somewhere', (file) => {
    const links = [...withoutCode(readText(file)).matchAll(/\]\((?<link>[^)\s]+)\)/g)].map(
      ({ groups }) => groups?.link ?? '',
    )
    const lost = links.filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(file, link))
    expect(lost).toEqual([])
  })

  it.each(documents)('%s names only paths that exist', (file) => {
    const paths = [
      ...readText(file).matchAll(/`(?<path>(?:src|client|test|public|docs)\/[\w./-]*[\w/])`/g),
    ].map(({ groups }) => groups?.path ?? '')
    const made = /^public\/build/
    expect(
      paths.filter(
        (path) =>
          !made.test(path) && ![root, join(root, dirname(file))].some((from) => existsSync(join(from, path))),
      ),
    ).toEqual([])
  })
})

describe('the README', () => {
  it('has at most 120 lines', () => {
    expect(linesOf('README.md').length).toBeLessThanOrEqual(120)
  })

  it.each(documents.filter((file) => basename(file) === 'README.md' && /^(src|client|test)\//.test(file)))(
    'of a folder has at most ten lines: %s',
    (file) => {
      expect(linesOf(file).filter(Boolean).length).toBeLessThanOrEqual(10)
    },
  )

  it('leads to every page of docs/', () => {
    const pages = documents.filter((file) => /^docs\/[^/]+\.md$/.test(file))
    expect(pages.filter((page) => !readText('README.md').includes(`(${page})`))).toEqual([])
  })
})

describe('a generated page', () => {
  it.each(Object.keys(generatedPages))('%s is up to date: `npm run docs` writes it', (path) => {
    expect(readText(path)).toBe(generatedPages[path]?.())
  })

  it('about configuration describes every variable and binding once, and nothing else', () => {
    const described = [...readText('docs/configuration.md').matchAll(/^### `(?<name>\w+)`$/gm)].map(
      ({ groups }) => groups?.name,
    )
    expect(described.toSorted()).toEqual([...variableNames, ...Object.keys(siteBindings)].toSorted())
  })
})

describe('the page about commands', () => {
  it('describes every script of package.json once, and nothing else', () => {
    const described = [
      ...readText('docs/commands.md').matchAll(/^(?:### |\| )`npm (?:run )?(?<name>[\w:]+)`/gm),
    ].map(({ groups }) => groups?.name)
    expect(described.toSorted()).toEqual(Object.keys(scripts).toSorted())
  })
})

describe('decisions', () => {
  it('are numbered without gaps', () => {
    const numbers = decisions.map((file) => Number(/\/(\d{3})-/.exec(file)?.[1]))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('have a date, an area, context, decision and consequences', () => {
    const shape =
      /^# \d{3}\. .+\n\n\d{4}-\d\d-\d\d · .+\n\n## Context\n\n.+\n\n## Decision\n\n.+\n\n## Consequences\n\n.+\n$/s
    expect(decisions.filter((file) => !shape.test(readText(file)))).toEqual([])
  })

  it('are listed in the index with number and title, each below its area', () => {
    const index = readText('docs/decisions/README.md')
    const unlisted = decisions.filter((file) => {
      const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(readText(file)) ?? []
      const area = / · (.+)$/m.exec(readText(file))?.[1]
      const [, listed = ''] = new RegExp(`^## ${area}\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(index) ?? []
      return !listed.includes(`- [${number}](${file.replace('docs/decisions/', '')}) ${title}\n`)
    })
    expect(unlisted).toEqual([])
  })
})

it('the changelog describes the version of package.json', () => {
  expect(readText('CHANGELOG.md')).toContain(`\n## [${version}] - `)
})
