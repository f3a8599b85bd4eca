import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path, { join, type posix } from 'node:path'
import type { BrandInput } from '../../../brand/define-brand.ts'
import { type Fonts, fontRoles } from '../../../brand/fonts-schema.ts'
import { type Language, translatedLanguages } from '../../../brand/languages.ts'
import { starterFonts } from '../../../shared/languages/facts.ts'
import { drawInitialsLogo, drawTheme } from './draw-theme.ts'
import type { AdoptAnswers } from './questions.ts'

const root = join(import.meta.dirname, '../../../..')

/**
 * Writes the files of a brand.
 *
 * @throws Error where the folder is not empty: nothing is overwritten
 */
export async function writeBrand(folder: string, answers: AdoptAnswers): Promise<void> {
  await mkdir(folder, { recursive: true })
  const [first] = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  if (first !== undefined) throw new Error(`${folder} holds ${first} already; name a new folder`)
  const { colour = '', name = '' } = answers
  const theme = drawTheme(colour)
  const files: Record<string, string> = {
    'brand.ts': toModule(folder, 'brand', 'defineBrand', 'define-brand', toBrand(answers)),
    'theme.ts': toModule(folder, 'theme', 'defineTheme', 'define-theme', theme),
    'fonts.ts': toModule(folder, 'fonts', 'defineFonts', 'define-fonts', toFonts(languagesOf(answers))),
    'pages.ts': toModule(folder, 'pageTexts', 'definePageTexts', 'page-texts', {}),
    'mark.svg': await drawInitialsLogo(answers['full-name'] || name, colour),
    'wrangler.toml': toWrangler(await readFile(join(root, 'wrangler.toml'), 'utf8'), folder, answers),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  // What a build writes, and the databases of the site on this machine.
  if (!existsSync(join(folder, '.gitignore'))) await writeFile(join(folder, '.gitignore'), '.wrangler/\n')
  await writeLegalPages(folder, languagesOf(answers))
}

/**
 * Copies the drafts of legal pages in the brand's languages. The site doesn't publish a page before the orchestra has
 * filled its gaps (`tools/build/legal-pages.ts`).
 */
async function writeLegalPages(folder: string, languages: readonly Language[]): Promise<void> {
  for (const language of languages) {
    const from = join(root, 'src/languages', language, 'legal')
    if (existsSync(from)) await cp(from, join(folder, 'legal', language), { recursive: true })
  }
}

function toModule(folder: string, name: string, define: string, file: string, data: unknown): string {
  const source = `${toWrittenPath(folder, root)}/src/brand/${file}.ts`
  return `import { ${define} } from ${toSource(source)}\n\nexport const ${name} = ${define}(${toSource(data)})\n`
}

/**
 * Returns the path from one folder to another as TypeScript and TOML name it: its separator is `/` on Windows too.
 *
 * @throws Error where no relative path exists, as between two drives of Windows
 */
export function toWrittenPath(
  from: string,
  to: string,
  { relative, isAbsolute }: Pick<typeof posix, 'relative' | 'isAbsolute'> = path,
): string {
  const written = relative(from, to)
  if (isAbsolute(written)) throw new Error(`${from} must be on the drive of ${to}.`)
  return written.replaceAll('\\', '/')
}

const languagesOf = ({ languages = '' }: AdoptAnswers): Language[] => {
  const given = languages.split(',').map((each) => each.trim())
  return given.flatMap((each) => translatedLanguages.filter((language) => language === each))
}

function toBrand(answers: AdoptAnswers): BrandInput {
  const { name = '', tagline = '', city = '', country = '', zone = '' } = answers
  const fullName = answers['full-name'] || name
  const names = {
    name,
    fullName,
    tagline,
    title: `${fullName}: ${tagline}`,
    description: `${fullName}: ${tagline}.`,
    copyrightHolder: fullName,
  }
  const languages = languagesOf(answers)
  const pages = ['concerts', 'programs', 'cities', 'venues', 'news', 'about']
  return {
    languages,
    names: Object.fromEntries(languages.map((language) => [language, names])),
    home: { citySlug: city, countryCode: country, timeZone: zone },
    productionHosts: answers.site ? [new URL(answers.site).host] : [],
    menus: {
      header: pages,
      panel: [...pages, 'saved', 'qa', 'contact'],
      footer: [...pages, 'qa', 'contact', 'security', 'saved'],
    },
  }
}

const starterWeights = { display: 600, text: 400 }

/** Chooses fonts that are packages of the software, so that every language of the brand has a family. */
function toFonts(languages: readonly Language[]): Fonts {
  const byName = Map.groupBy(languages, (language) => starterFonts[language].name)
  return {
    families: [...byName].flatMap(([name, served]) =>
      fontRoles.map((role) => ({
        like: 'sans-serif' as const,
        role,
        name,
        languages: served,
        // Languages whose font has the same name have the same files.
        faces: served
          .slice(0, 1)
          .map((language) => ({ weight: starterWeights[role], file: starterFonts[language][role] })),
      })),
    ),
  }
}

/** Returns the software's `wrangler.toml` with names after the brand, paths relative to its folder, and the known services. */
function toWrangler(own: string, folder: string, { name = '', site, content, search }: AdoptAnswers): string {
  const migrations = `${toWrittenPath(folder, root)}/src/database/migrations`
  const variables = Object.entries({ SITE_URL: site, CONTENT_URL: content, SEARCH_URL: search })
  const given = variables.flatMap(([variable, value]) => (value ? [`${variable} = "${value}"`] : []))
  return own
    .replace(/^name = .*$/m, `name = "${toWorkerName(name)}"`)
    .replace(/^database_name = .*$/m, `database_name = "${toWorkerName(name)}"`)
    .replace(/^queue = ".*"$/gm, `queue = "${toWorkerName(name)}-notices"`)
    .replace(/^migrations_dir = .*$/m, () => `migrations_dir = ${JSON.stringify(migrations)}`)
    .replace('directory = "public"', 'directory = ".wrangler/public"')
    .replace('[assets]', [...(given.length > 0 ? ['[vars]', ...given, ''] : []), '[assets]'].join('\n'))
}

/**
 * Returns a name that Cloudflare accepts for a Worker: lower-case Latin letters, digits and dashes
 * (developers.cloudflare.com/workers/wrangler/configuration).
 */
const toWorkerName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'orchestra'

/** Returns data as TypeScript source: property names without quotes where possible, texts in single quotes. */
export function toSource(data: unknown, indent = ''): string {
  if (typeof data === 'string') return toStringLiteral(data)
  if (typeof data !== 'object' || data === null) return String(data)
  const inner = `${indent}  `
  const lines = Array.isArray(data)
    ? data.map((each) => `${inner}${toSource(each, inner)},`)
    : Object.entries(data).map(
        ([name, value]) => `${inner}${toPropertyName(name)}: ${toSource(value, inner)},`,
      )
  const [open, close] = Array.isArray(data) ? '[]' : '{}'
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`
}

const toStringLiteral = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`

const toPropertyName = (name: string): string =>
  /^[a-z_$][\w$]*$/i.test(name) ? name : toStringLiteral(name)
