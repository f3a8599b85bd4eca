import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tag of the pseudo-language: Latin's. Strapi knows it, as its list has real languages only. */
export const pseudoTag = 'la'

/**
 * Writes the demo's brand with a further language into a copy of the sources: English, accented and 40 % longer. It shows
 * which texts are in no language's folder, and where a longer one has no room.
 *
 * @param folder the copy
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
    const subject = file.replace('.ts', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    await writeFile(
      join(language, 'texts', file),
      `import { ${subject} as english } from '../${english}/texts/${file}'
import { toPseudo } from '../../../to-pseudo.ts'
export const ${subject} = toPseudo(english)\n`,
    )
  }
  return brand
}

/** Files of the brand with texts by language: their name, what they export, and the function that adds the language. */
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
