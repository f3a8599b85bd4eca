import { describe, expect, it } from 'vitest'
import { clientAndToolRules, onlyWhenNeeded } from './import-rules/client-and-tool-rules.ts'
import {
  clientRegistries,
  drawing,
  drawn,
  features,
  type Rule,
  registries,
  sharedInBrowser,
  sharedStatistics,
} from './import-rules/feature-rules.ts'
import { floors, upward } from './import-rules/floors.ts'
import { serverRules } from './import-rules/server-rules.ts'
import { filesBelow, type Import, readImports, readText } from './read-imports.ts'

const rules: Record<string, Rule> = { ...serverRules, ...clientAndToolRules }

/** Packages that are listed for many areas at once; an area needs not use all of them. */
const everybodys: readonly string[] = drawn

const areas = Object.keys(rules).sort((one, other) => other.length - one.length)
const files = ['build.ts', ...filesBelow('src', /\.(tsx?|mjs)$/), ...filesBelow('client', /\.tsx?$/)]
const imports = files.flatMap(readImports)
const importsOf = Map.groupBy(imports, ({ file }) => file)

/** The file without `src/` and its ending, as rules name it. */
const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.(tsx?|mjs)$/, '')

const isPartOf = (name: string, area: string) =>
  name === area || area.startsWith(`${name}/`) || name.startsWith(`${area}/`)

const isIn = (file: string, area: string) => nameOf(file) === area || nameOf(file).startsWith(`${area}/`)

const areaOf = (file: string) => areas.find((area) => isIn(file, area))
const importsIn = Map.groupBy(imports, ({ file }) => areaOf(file) ?? '')

/** Functions that only look at values: such a file of `content` brings in nothing but shared code. */
const isPure = (file: string): boolean =>
  (importsOf.get(file) ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .every(({ imported, isPackage }) => {
      return !isPackage && (isIn(imported, 'shared') || (isIn(imported, 'content') && isPure(imported)))
    })

function isAllowed(each: Import): boolean {
  const { file, isPackage, isTypeOnly } = each
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[areaOf(file) ?? ''] ?? {}
  const values = isPackage ? packages : may
  const others = isPackage ? packageTypes : types
  return (isTypeOnly ? [...values, ...others] : values).some((name) => isNamed(name, each))
}

/** Areas of features have one rule: a package that one feature may import, all may. */
const areasLike = (area: string): string[] => {
  const [top, feature = '', ...part] = area.split('/')
  if (top !== 'features' || !features.includes(feature)) return [area]
  return features.map((each) => ['features', each, ...part].join('/'))
}

/** What of its rule no file of an area imports; its own files aside. */
function unneededIn(area: string): string[] {
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[area] ?? {}
  const own = areasLike(area).flatMap((each) => importsIn.get(each) ?? [])
  const values = own.filter(({ isTypeOnly }) => !isTypeOnly)
  const isUnneeded = (among: Import[]) => (name: string) =>
    !everybodys.includes(name) &&
    !name.startsWith('features/') &&
    !areasLike(area).some((each) => isPartOf(name, each)) &&
    !among.some((each) => isNamed(name, each))
  return [
    ...[...may, ...packages].filter(isUnneeded(values)),
    ...[...types, ...packageTypes].filter(isUnneeded(own)).map((name) => `${name} (types)`),
  ].map((name) => `${area}: ${name}`)
}

function isNamed(name: string, { imported, isPackage }: Import): boolean {
  if (isPackage) return name === imported || (name.endsWith('*') && imported.startsWith(name.slice(0, -1)))
  if (name === drawing.pure) return isIn(imported, 'content') && isPure(imported)
  return isIn(imported, name) || imported === name
}

function toSentence({ file, line, imported, isTypeOnly }: Import): string {
  const area = areaOf(file)
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[area ?? ''] ?? {}
  const allowed = [...may, ...packages, ...[...types, ...packageTypes].map((name) => `${name} (types)`)]
  return (
    `${file}:${line} ${nameOf(file)} imports ${isTypeOnly ? 'a type of ' : ''}${imported}; ` +
    `${area} may import only ${allowed.join(', ') || 'nothing'}`
  )
}

describe('the import rule', () => {
  it('names every file of src and client', () => {
    expect(files.filter((file) => areaOf(file) === undefined)).toEqual([])
  })

  it('finds the imports that it judges', () => {
    expect(imports.length).toBeGreaterThan(files.length)
  })

  it.each([
    ['src/pages/home.tsx', 'src/pages/concert.tsx', 'a page'],
    ['src/pages/home.tsx', 'src/features/services.ts', 'services'],
    ['src/pages/home.tsx', 'hono', 'Hono'],
    ['src/content/concerts/concert.ts', 'react', 'React'],
    ['src/content/concerts/concert.ts', 'src/places/choose-city.ts', 'city'],
    ['src/cache/cache.ts', 'hono', 'Hono'],
    ['src/ui/components/page-frame.tsx', 'src/content/site/site.ts', 'a reader of content'],
    ['src/ui/components/island.tsx', 'client/islands/registry.ts', 'code of the browser'],
    ['src/http/error-answer.tsx', 'src/pages/home.tsx', 'a page'],
    ['src/shared/urls.ts', 'src/languages/texts.ts', 'texts'],
    ['client/main.ts', 'src/content/places/cities.ts', 'content'],
    ['client/main.ts', 'zod', 'zod'],
    ['src/features/services.ts', 'src/demo/snapshot.ts', 'the insides of the demo'],
    ['src/tools/measure/bench/growth.ts', 'src/demo/snapshot.ts', 'the insides of the demo'],
    ['src/worker/app.ts', 'src/tools/operate/serve-worker.ts', 'what runs in Node'],
    [
      'src/features/submissions/components/submission-form.tsx',
      'src/features/submissions/outbox.ts',
      'what stores',
    ],
    ['src/pages/home.tsx', 'src/features/submissions/submission-service.ts', 'what stores'],
    ['src/endpoints/health.ts', 'src/features/submissions/read-outbox-state.ts', 'what stores'],
    ['src/endpoints/health.ts', 'src/mail/mailer.ts', 'letters'],
    ['client/forms/form-island.ts', 'src/features/submissions/submission.ts', 'what stores'],
    ['src/features/submissions/outbox.ts', 'src/features/accounts/session.ts', 'another room of deeds'],
    ['src/features/submissions/outbox.ts', 'src/http/cookies.ts', 'requests'],
    ['src/features/submissions/outbox.ts', 'hono', 'Hono'],
    ['src/features/submissions/outbox.ts', 'react', 'React'],
    ['src/mail/mailer.ts', 'src/features/submissions/submission.ts', 'who writes letters'],
    ['src/mail/mailer.ts', 'src/languages/texts.ts', 'what letters say'],
    ['src/database/tables.ts', 'src/features/submissions/submission.ts', 'who keeps something in it'],
  ])('forbids %s to import %s (%s)', (file, imported) => {
    const isPackage = !imported.includes('/')
    expect(
      isAllowed({ file, imported, line: 1, isPackage, isTypeOnly: false, isDynamic: false, names: [] }),
    ).toBe(false)
  })

  it('tells a type from a value', () => {
    const site = { file: 'src/ui/components/page-frame.tsx', imported: 'src/content/site/site.ts', line: 1 }
    expect(isAllowed({ ...site, isPackage: false, isTypeOnly: true, isDynamic: false, names: [] })).toBe(true)
  })

  it.each(Object.keys(rules))('is kept by %s', (area) => {
    const broken = (importsIn.get(area) ?? []).filter((each) => !isAllowed(each))
    expect(broken.map(toSentence)).toEqual([])
  })

  it.each(Object.entries(onlyWhenNeeded))('loads %s only when it is needed: %s', (name) => {
    const atOnce = imports.filter(({ imported, isDynamic, isTypeOnly, file }) => {
      return imported === name && !isDynamic && !isTypeOnly && !isIn(file, 'tools')
    })
    expect(atOnce.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })

  it.each(Object.keys(onlyWhenNeeded))('knows where %s is loaded', (name) => {
    expect(imports.some(({ imported, isDynamic }) => imported === name && isDynamic)).toBe(true)
  })

  it.each(features)('lets %s be taken out with its folders and the rows that name it', (feature) => {
    const isOwn = (file: string) => isIn(file, `features/${feature}`) || isIn(file, `client/${feature}`)
    const others = imports.filter(
      ({ file, imported }) =>
        isOwn(imported) &&
        !isOwn(file) &&
        ![sharedInBrowser, ...sharedStatistics].some((area) => isIn(imported, area)),
    )
    const isRow = (file: string) =>
      [...registries, ...clientRegistries].some((area) => isIn(file, area)) || isIn(file, 'tools')
    expect(others.filter(({ file }) => !isRow(file)).map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })

  it('allows nothing that nobody needs', () => {
    expect(Object.keys(rules).flatMap(unneededIn)).toEqual([])
  })
})

describe('the floors', () => {
  const roomOf = (file: string) => /^src\/([^/.]+)/.exec(file)?.[1]
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))
  const isUpward = ([from, to]: string[]) => floorOf(from ?? '') <= floorOf(to ?? '')
  const between = imports.flatMap(({ file, line, imported, brandFile }) => {
    const [from, to] = [roomOf(file), roomOf(brandFile ?? imported)]
    return from === undefined || to === undefined || from === to
      ? []
      : [{ rooms: [from, to], file, line, to }]
  })
  const rising = between.filter(({ rooms }) => isUpward(rooms))

  it('have every room', () => {
    // Tables are made by files of SQL, which import nothing.
    const rooms = new Set(['database', ...files.map(roomOf)].filter((room) => room !== undefined))
    expect(floors.flat().toSorted()).toEqual([...rooms].toSorted())
  })

  it('are few, and so are the imports that run up', () => {
    expect(floors.length).toBeLessThanOrEqual(10)
    expect(Object.keys(upward).length).toBeLessThanOrEqual(10)
  })

  it('let imports run down, except those with a reason', () => {
    const unknown = rising.filter(({ rooms }) => !(rooms.join(' → ') in upward))
    expect(
      unknown.map(({ file, line, to }) => `${file}:${line} imports from ${to}, which stands no lower`),
    ).toEqual([])
  })

  it('have no reason for what nobody imports', () => {
    const known = new Set(rising.map(({ rooms }) => rooms.join(' → ')))
    expect(Object.keys(upward).filter((pair) => !known.has(pair))).toEqual([])
  })

  it('are drawn in docs/architecture.md', () => {
    const drawn = floors
      .map((rooms, index) => `${String(index + 1).padStart(2)}  ${rooms.join(' · ')}`)
      .reverse()
    expect(readText('docs/architecture.md')).toContain(drawn.join('\n'))
    expect(
      Object.keys(upward).filter((pair) => !readText('docs/architecture.md').includes(`| ${pair} |`)),
    ).toEqual([])
  })
})
