import { globSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow, readText, root, withoutComments, withoutReExports } from './read-imports.ts'

const code = ['build.ts', ...filesBelow('src', /\.(tsx?|mjs|css)$/), ...filesBelow('client', /\.(tsx?|css)$/)]

const tests = ['unit', 'worker', 'browser', 'brands', 'contract', 'fixtures'].flatMap((folder) =>
  filesBelow(`test/${folder}`, /\.(tsx?|mjs)$/),
)

/** What may be longer than 300 lines, and why. */
const mayBeLong: Record<string, string> = {
  'src/demo/content/': 'the content of the demo: one entry after the other',
  'src/demo/pictures/': 'drawings: one shape after the other',
  'src/strapi-emulator/graphql/served-sdl.gen.ts': 'made by build.ts out of schema.graphql',
}

/** Names of all files and folders at the top of the repository. */
const atTheTop = ['src', 'client', 'public', 'test', 'wrangler.toml', 'package.json', 'package-lock.json']
  .concat('tsconfig.json', 'build.ts', 'docs', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md')
  .concat(
    'LICENSE',
    'biome.json',
    '.gitignore',
    '.gitattributes',
    '.ci',
    '.editorconfig',
    '.github',
    '.nvmrc',
  )
  .concat('.vscode')

/** What scripts know an element by, or note on it: `data-*`. A class name is for styles, which may rename it. */
const classChange = /\.classList\.(?:toggle|contains|remove)\(|\.getElementsByClassName\(/g
const literal = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g
/** `.buy`, `a.buy`, `li:has(> .buy)`; neither the name of a file nor what is put into a template. */
const classSelector = /(?:^.|[\s>+~,(\]])[a-z]*\.[a-z][\w-]*/
const hasClassSelector = (text: string) =>
  !(text in noSelectors) && classSelector.test(text.replace(/\$\{[^}]*\}/g, '*'))

/** What only looks like one, and what it is. */
const noSelectors: Record<string, string> = {
  "'tutti.search'": 'the name of an entry in the browser’s history',
}

describe('the tree', () => {
  it('has no folder whose name says nothing of what is in it', () => {
    expect(code.filter((file) => /\/(utils?|helpers?|libs?|types|common|misc)\//.test(file))).toEqual([])
  })

  it('has no file that only passes on what other files export', () => {
    expect(code.filter((file) => /\.tsx?$/.test(file) && withoutReExports(file) === '')).toEqual([])
  })

  it('has no file of more than 300 lines besides data', () => {
    const long = code.filter((file) => readText(file).trimEnd().split('\n').length > 300)
    const isExcepted = (file: string) => Object.keys(mayBeLong).some((path) => file.startsWith(path))
    expect(long.filter((file) => !isExcepted(file))).toEqual([])
  })

  it('needs every exception that it makes', () => {
    const isNeeded = (path: string) =>
      code.some((file) => file.startsWith(path) && readText(file).split('\n').length > 300)
    expect(Object.keys(mayBeLong).filter((path) => !isNeeded(path))).toEqual([])
  })

  it('has nothing else at its top', () => {
    const ignored = readText('.gitignore')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
    const isIgnored = (name: string) =>
      ['.git', '.idea'].includes(name) ||
      ignored.some(
        (pattern) => pattern === name || (pattern.startsWith('*') && name.endsWith(pattern.slice(1))),
      )
    expect(readdirSync(root).filter((name) => !atTheTop.includes(name) && !isIgnored(name))).toEqual([])
  })

  it('points at no document that it doesn’t hold', () => {
    const documents = globSync(['*.md', '{docs,src,client}/**/*.md', 'test/services/*/*.md'], {
      cwd: root,
    })
      .map((file) => file.replaceAll(sep, '/'))
      // Legal pages are named by comments: an orchestra copies them into its brand's folder.
      .map((file) => file.replace(/^src\/languages\/(\w+)\/legal\//, 'brand/legal/$1/'))
    const isHeld = (name: string) => documents.some((file) => `/${file}`.endsWith(`/${name}`))
    const lost = [...code, ...tests].flatMap((file) =>
      [...readText(file).matchAll(/[\w./-]+\.md\b|\bthe seed\b(?! of)|\bseed, sections?\b/g)]
        .map(([name]) => name)
        .filter((name) => !isHeld(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('points at no file that it doesn’t hold', () => {
    const held = globSync(['build.ts', '*.md', '{docs,src,client,test}/**/*.{ts,tsx,mjs,js,md}'], {
      cwd: root,
      exclude: ['**/node_modules'],
    }).map((file) => file.replaceAll(sep, '/'))
    const isHeld = (path: string) => held.some((file) => `/${file}`.endsWith(`/${path}`))
    const pathsIn = (text: string) =>
      [...text.matchAll(/(?<![\w*./-])[./]*(?<path>\w[\w/.-]*\.(?:tsx?|mjs))(?![\w/(])/g)].map(
        ({ groups }) => groups?.path ?? '',
      )
    const lost = held.flatMap((file) =>
      [...readText(file).matchAll(/`[^`\n$]+`/g)]
        .flatMap(([quoted]) => pathsIn(quoted))
        .filter((path) => !isHeld(path))
        .map((path) => `${file}: ${path}`),
    )
    expect(lost).toEqual([])
  })

  it('keeps state out of class names', () => {
    const kept = filesBelow('client', /\.tsx?$/).flatMap((file) => {
      const text = withoutComments(readText(file))
      const selectors = (text.match(literal) ?? []).filter(hasClassSelector)
      return [...(text.match(classChange) ?? []), ...selectors].map((found) => `${file}: ${found}`)
    })
    expect(kept).toEqual([])
  })
})

it('a rule about files says so where it looks at none', () => {
  const lookAtNone = () => filesBelow('src', /\.coffee$/)
  expect(lookAtNone).toThrow('no file below src matches /\\.coffee$/: the rule looks at nothing')
})
