import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentManagerMessages } from '../../src/languages/texts.ts'
import { formNames } from '../../src/shared/forms/form-names.ts'
import { findTitleField, labelModel, parseModel } from '../../src/tools/operate/cms/label-model.ts'
import { toModelName } from '../../src/tools/operate/cms/project-files.ts'
import { readProjectBrand } from '../../src/tools/operate/cms/read-project-brand.ts'

const wellington = join(import.meta.dirname, '../brands/wellington')

describe('labels of the panel', () => {
  const source = join(import.meta.dirname, '../../src/strapi-project/files')
  let models: [string, ReturnType<typeof parseModel>][]
  beforeAll(async () => {
    const paths = (await readdir(source, { recursive: true })).map((path) => path.replaceAll('\\', '/'))
    const named = paths.flatMap(
      (path) =>
        toModelName(path)
          ?.split(' ')
          .map((name) => [name, path] as const) ?? [],
    )
    models = await Promise.all(
      named.map(
        async ([name, path]) => [name, parseModel(await readFile(join(source, path), 'utf8'))] as const,
      ),
    ).then((all) => all.map(([name, model]) => [name, model]))
  })

  /** Notes of `npm run import`, which the panel doesn't show. */
  const hidden = ['importKey', 'imported']

  it('are there for every field that editors see but names of networks', () => {
    const { fields }: { fields: Record<string, string> } = contentManagerMessages('en')
    const missing = models.flatMap(([name, { attributes }]) =>
      name === 'social' || name === 'import-run'
        ? []
        : Object.keys(attributes).filter((field) => !(field in fields) && !hidden.includes(field)),
    )
    expect(missing).toEqual([])
  })

  it('are texts of a field or type that there is', () => {
    const { fields, types, components, help } = contentManagerMessages('en')
    const known = new Set(models.flatMap(([, { attributes }]) => Object.keys(attributes)))
    expect(Object.keys(fields).filter((field) => !known.has(field))).toEqual([])
    const described = models.flatMap(([name, { attributes }]) =>
      Object.keys(attributes).flatMap((field) => [field, `${name}.${field}`]),
    )
    expect(Object.keys(help).filter((name) => !described.includes(name))).toEqual([])
    const names = models.map(([name]) => name)
    expect(Object.keys({ ...types, ...components }).filter((name) => !names.includes(name))).toEqual([])
  })

  it('call a form’s submission what e-mails to the editors call it', async () => {
    const { labels } = await readProjectBrand(wellington, { labels: 'de' })
    const model = models.find(([name]) => name === 'audition-request')?.[1]
    if (!model) throw new Error('the project has no applications')
    const labelled = labelModel('audition-request', model, labels.words, () => undefined)
    expect(labelled.info.displayName).toBe('Bewerbung zum Probespiel')
  })

  it('name a concert’s city by the city’s name, not by its address', () => {
    const concert = models.find(([name]) => name === 'concert')?.[1]
    const city = models.find(([name]) => name === 'city')?.[1]
    if (!concert || !city) throw new Error('the project has no concerts')
    const labelled = labelModel('concert', concert, contentManagerMessages('de'), () => findTitleField(city))
    expect(labelled).toMatchObject({
      info: { displayName: 'Konzert' },
      config: {
        metadatas: { city: { edit: { label: 'Stadt', mainField: 'name' }, list: { label: 'Stadt' } } },
      },
    })
  })

  it('say below a field what goes into it, of the type that it belongs to', () => {
    const hintsOf = (type: string) => {
      const model = models.find(([name]) => name === type)?.[1]
      if (!model) throw new Error(`the project has no ${type}`)
      return labelModel(type, model, contentManagerMessages('de'), () => undefined).config
    }
    const currency = 'Leer: die Währung Ihres Landes.'
    const title = 'Nur wenn dieser Abend einen eigenen Namen hat; sonst steht dort der des Programms.'
    expect(hintsOf('concert')).toMatchObject({
      metadatas: { currency: { edit: { description: currency } }, title: { edit: { description: title } } },
    })
    expect(hintsOf('page')).not.toMatchObject({ metadatas: { title: { edit: { description: title } } } })
  })

  it('offer every form of the site to the editors of a page', () => {
    const [, block] = models.find(([name]) => name === 'block.form') ?? []
    expect(block?.attributes.form).toMatchObject({ enum: formNames })
  })

  it('name every value of a choice, those of the brand too', async () => {
    const { labels } = await readProjectBrand(join(import.meta.dirname, '../../src/demo/brand'), {
      labels: 'de',
    })
    const values = models.flatMap(([, { attributes }]) =>
      Object.values(attributes).flatMap(({ enum: choice }) => (Array.isArray(choice) ? choice : [])),
    )
    const words: Record<string, string> = labels.words.options ?? {}
    expect(values.filter((value) => !words[value])).toEqual([])
    expect(words).toMatchObject({ pay_what_you_can: 'Zahl, was du kannst', companions: expect.any(String) })
  })
})
