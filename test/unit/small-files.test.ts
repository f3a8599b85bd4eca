import { describe, expect, it } from 'vitest'
import { filesBelow, readImports, readText } from './read-imports.ts'

const all = [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)]
const code = all.filter((file) => !file.startsWith('src/demo/') && !file.endsWith('.gen.ts'))

/** Rows of registries: files of one kind, each loaded by the list of its kind. */
const registryEntries: Record<string, RegExp> = {
  'texts of a language': /^src\/languages\/\w+\/texts\//,
  'words of a language that visitors search for': /^src\/languages\/\w+\/(?:search-words|place-names)\.ts$/,
  'a page': /^src\/(?:pages|http\/error-pages|features\/\w+\/pages)\//,
  'an endpoint': /^src\/(?:endpoints|features\/\w+\/api)\//,
  'a block of editors': /^src\/ui\/blocks\//,
  'a layout of editors': /^src\/ui\/layouts\//,
  'a provider': /^src\/providers\/\w+\//,
  'a version of Strapi': /^src\/strapi\/version-\d\/version\.ts$/,
  'an action of the desk': /^src\/features\/desk\/actions\//,
  'a part of the bench': /^src\/tools\/measure\/bench\//,
  'an island': /^client\/.*-island\.ts$/,
}

/** Small files with one reader, and the reason for each. The list may only become shorter. */
const smallFiles: Record<string, string> = {
  'src/brand/define-fonts.ts': 'brands import it from outside of this repository',
  'src/brand/define-theme.ts': 'brands import it from outside of this repository',
  'client/accounts/password-buttons.ts': 'loaded only for a form with a password',
  'client/navigation/language-offer.ts': 'loaded only for who reads another language than the page’s',
  'client/saved/tonight.ts': 'loaded only for the home page of who has saved concerts',
  'src/features/assistants/protocol/list-tools.ts':
    'loaded only for tools/list: the writer of schemas weighs as much as all tools',
  'client/forms/zodiac-sign.ts': 'loaded only for a form with a birth date',
  'client/offline/start.ts': 'the build makes a file of it',
  'src/http/canonical-address.ts': 'a row of the middleware in src/worker/app.ts',
  'src/languages/stemmers.ts': 'the build puts a module with the stemmers of the site in its place',
  'src/features/statistics/count-after-answer.ts':
    'every isolate loads it at its start; what it calls comes after the first answer',
  'src/features/submissions/actions/check-phone.ts':
    'loaded only for a form with a phone number: 150 KB of rules',
  'src/tools/build/stand-ins/recording-version.ts': 'the build puts it in the place of another module',
}

const importersOf = Map.groupBy(
  all.flatMap(readImports).filter(({ isPackage, file, imported }) => !isPackage && file !== imported),
  ({ imported }) => imported,
)

const small = code.filter((file) => {
  const importers = new Set(importersOf.get(file)?.map((each) => each.file))
  const isEntry = Object.values(registryEntries).some((pattern) => pattern.test(file))
  return importers.size === 1 && !isEntry && readText(file).trimEnd().split('\n').length < 40
})

describe('a file of less than 40 lines', () => {
  it('has two readers, is the entry of a registry, or has a reason', () => {
    expect(small.filter((file) => !(file in smallFiles))).toEqual([])
  })

  it('is named only while the reason is needed', () => {
    expect(Object.keys(smallFiles).filter((file) => !small.includes(file))).toEqual([])
  })
})

/** Folders whose files all export the same names: one file for each language, provider or stand-in. */
const sameShape =
  /^src\/languages\/\w+\/|^src\/providers\/|^src\/tools\/build\/stand-ins\/|\/availability\/sources\//

const exported = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

it('an exported name means one thing: it stands in one file', () => {
  const filesOf = Map.groupBy(
    code
      .filter((file) => !sameShape.test(file))
      .flatMap((file) => [...readText(file).matchAll(exported)].map(([, name = '']) => ({ file, name }))),
    ({ name }) => name,
  )
  const twice = [...filesOf].flatMap(([name, files]) => {
    const places = [...new Set(files.map(({ file }) => file))]
    return places.length > 1 ? [`${name}: ${places.join(', ')}`] : []
  })
  expect(twice).toEqual([])
})
