import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseProcessArguments } from '../command-line.ts'

const help = `npm run measure:weight

Counts hand-written lines and files of each room beside what is wanted (specification «Half the weight»). Counted is what git
holds of TypeScript, JavaScript, CSS, SQL and shell.`

/** What nobody writes by hand, or writes as content: the demo and its brand, generated modules, recorded answers, fixtures of texts. */
const isLeftOut = (path: string) =>
  /^src\/demo\//.test(path) || /\.gen\.(ts|css)$/.test(path) || /^test\/(texts|fixtures\/import)\//.test(path)
const isWritten = (path: string) => /\.(ts|tsx|mts|js|mjs|css|sql|sh)$/.test(path) && !isLeftOut(path)

interface Room {
  name: string
  has: (path: string) => boolean
  wanted?: { lines: number; files?: number }
}

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const tools = isIn('src/tools')
const languages = isIn('src/languages')
const rooms: readonly Room[] = [
  {
    name: 'src without tools and languages',
    has: (path) => isIn('src')(path) && !tools(path) && !languages(path),
    wanted: { lines: 52_000, files: 550 },
  },
  { name: 'tools', has: tools, wanted: { lines: 15_000 } },
  ...['build', 'dev', 'operate', 'measure'].map((name) => ({
    name: `  ${name}`,
    has: isIn(`src/tools/${name}`),
  })),
  { name: 'languages', has: languages },
  { name: 'client', has: isIn('client'), wanted: { lines: 11_000 } },
  { name: '  TypeScript', has: (path) => isIn('client')(path) && /\.tsx?$/.test(path) },
  { name: '  style sheets', has: (path) => isIn('client')(path) && path.endsWith('.css') },
  { name: 'tests', has: isIn('test'), wanted: { lines: 60_000 } },
  ...['unit', 'worker', 'browser', 'contract'].map((name) => ({
    name: `  ${name}`,
    has: isIn(`test/${name}`),
  })),
]

parseProcessArguments({ help })
const paths = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(isWritten)
const linesOf = new Map(paths.map((path) => [path, readFileSync(path, 'utf8').split('\n').length - 1]))
const toText = (count: number) => count.toLocaleString('en')
const print = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(12))).join(''))

print(['Hand-written', 'lines', 'wanted', 'files', 'wanted'])
for (const { name, has, wanted } of rooms) {
  const own = paths.filter(has)
  const lines = own.reduce((sum, path) => sum + (linesOf.get(path) ?? 0), 0)
  print([
    name,
    toText(lines),
    wanted ? `≤ ${toText(wanted.lines)}` : '',
    toText(own.length),
    wanted?.files ? `≤ ${toText(wanted.files)}` : '',
  ])
}
