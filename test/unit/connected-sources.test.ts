import { describe, expect, it } from 'vitest'
import { type Bindings, readConfig } from '../../src/config/config.ts'
import { isSourceId, loadSources, type SourceId } from '../../src/features/availability/ticket-sources.ts'

const connectedBy = async (variables: Record<string, string>) =>
  (await loadSources(readConfig(variables as unknown as Bindings))).map(({ id, token, url }) => ({
    id,
    token,
    url,
  }))

/** The variables that connect each seller; a new one doesn't compile without its row. */
const variablesOf: Record<SourceId, Record<string, string>> = {
  pretix: { PRETIX_TOKEN: 'p' },
  ticketscloud: { TICKETSCLOUD_KEY: 'c' },
  generic: { AVAILABILITY_URL: 'https://own.example/a' },
}

describe('the sellers that a deployment asks', () => {
  it.each<[Record<string, string>, object[]]>([
    [{}, []],
    [{ PRETIX_TOKEN: 'p' }, [{ id: 'pretix', token: 'p', url: undefined }]],
    [
      { PRETIX_TOKEN: 'p', PRETIX_URL: 'https://pretix.example/' },
      [{ id: 'pretix', token: 'p', url: 'https://pretix.example' }],
    ],
    [{ PRETIX_URL: 'https://pretix.example' }, []],
    [{ TICKETSCLOUD_KEY: 'c' }, [{ id: 'ticketscloud', token: 'c', url: undefined }]],
    [
      { AVAILABILITY_URL: 'https://own.example/a' },
      [{ id: 'generic', token: '', url: 'https://own.example/a' }],
    ],
    [
      { AVAILABILITY_URL: 'https://own.example/a', AVAILABILITY_TOKEN: 't', PRETIX_TOKEN: 'p' },
      [
        { id: 'pretix', token: 'p', url: undefined },
        { id: 'generic', token: 't', url: 'https://own.example/a' },
      ],
    ],
    [{ AVAILABILITY_TOKEN: 't' }, []],
  ])('by %j', async (variables, expected) => {
    expect(await connectedBy(variables)).toEqual(expected)
  })

  it.each(Object.entries(variablesOf))('%s is asked where its variables are set', async (id, variables) => {
    const config = readConfig({ ...variables, DB: {} } as unknown as Bindings)
    expect([config.hasAvailability, (await loadSources(config)).map((source) => source.id)]).toEqual([
      true,
      [id],
    ])
    expect(readConfig({ DB: {} } as unknown as Bindings).hasAvailability).toBe(false)
  })

  it('are called by ids, of which no other text is one', () => {
    expect(['pretix', 'ticketscloud', 'generic', 'toString', 'Pretix', ''].map(isSourceId)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ])
  })
})
