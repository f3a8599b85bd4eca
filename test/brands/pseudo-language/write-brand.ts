import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tag of the pseudo-language. It is the tag of Latin, since Strapi's list of languages has real ones only. */
export const pseudoTag = 'la'

/**
 * Writes a copy of the demo's brand that has one more language, the pseudo-language: English, accented and 40 % longer.
 * Texts that stay unaccented on its pages are in no language's folder, and the longer texts show where there is no
 * room.
 *
 * @param folder the copy of the sources that `copySources` has made
 * @returns the brand's folder
 */
export async function writePseudoBrand(folder: string): Promise<string> {
  const brand = join(folder, 'src/demo/pseudo-brand')
  await cp(join(folder, 'src/demo/brand'), brand, { recursive: true })
  await cp(join(import.meta.dirname, 'to-pseudo.ts'), join(brand, 'to-pseudo.ts'))
  for (const [name, value, inPseudo] of wrapped) {
    await rename(join(brand, `${name}.ts`), join(brand, `demo-${name}.ts`))
    await writeFile(join(brand, `${name}.ts`), wrap(name, value, inPseudo))
  }
  const language = join(brand, 'languages', pseudoTag)
  const english = '../../../../languages/en'
  await mkdir(join(language, 'texts'), { recursive: true })
  await writeFile(
    join(language, 'language.ts'),
    `import { language as english } from '${english}/language.ts'
import { withAccents } from '../../to-pseudo.ts'
export const language = withAccents({ ...english, tag: '${pseudoTag}', name: 'Pséúdó', readsBefore: ['en'] })\n`,
  )
  for (const file of await readdir(join(folder, 'src/languages/en/texts'))) {
    const source = await readFile(join(folder, 'src/languages/en/texts', file), 'utf8')
    const subjects = Array.from(source.matchAll(/^export const (\w+)/gm), ([, subject]) => subject)
    await writeFile(
      join(language, 'texts', file),
      [
        `import * as english from '../${english}/texts/${file}'`,
        `import { toPseudo } from '../../../to-pseudo.ts'`,
        ...subjects.map((subject) => `export const ${subject} = toPseudo(english.${subject})`),
        '',
      ].join('\n'),
    )
  }
  return brand
}

/** Files of the brand with texts by language: the file's name, its export, and the function that adds the language. */
const wrapped = [
  ['brand', 'brand', 'brandInPseudo'],
  ['pages', 'pageTexts', 'textsInPseudo'],
  ['fonts', 'fonts', 'fontsInPseudo'],
] as const

const wrap = (
  name: string,
  value: string,
  inPseudo: string,
) => `import { ${value} as demo } from './demo-${name}.ts'
import { ${inPseudo} } from './to-pseudo.ts'
export const ${value} = ${inPseudo}(demo, '${pseudoTag}')\n`
