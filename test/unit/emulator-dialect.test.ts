import { describe, expect, test } from 'vitest'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import answers from '../fixtures/strapi-answers.json'
import { strapiContent } from '../fixtures/strapi-content.ts'

/** What a Strapi 4.26.2 with the same content answered, byte for byte. */
const content = createEmbeddedContent({
  snapshot: strapiContent,
  now: () => new Date('2026-11-20T12:00:00Z'),
})

const groups = new Set(answers.map(({ group }) => group))

describe.each([...groups])('the embedded content service answers like Strapi: %s', (group) => {
  const recorded = answers.filter((answer) => answer.group === group)

  for (const { name, query, variables, operationName, status, body } of recorded) {
    test(name, async () => {
      const response = await content(
        new Request('https://content.example/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables, operationName }),
        }),
      )

      expect({ status: response.status, body: await response.text() }).toEqual({
        status,
        body: `${JSON.stringify(body)}\n`,
      })
    })
  }
})
