import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Await } from '../../src/rendering/await.tsx'
import { pageOf } from './start-page.tsx'

/** A page of one part that counts how often it is rendered. */
function countingPart() {
  const counts = { rendered: 0 }
  const show = (content: readonly string[], otherwise: unknown[] = [], inner: ReactNode = null) => (
    <Await value={Promise.resolve(content)} madeOf={(value) => ({ content: [value], otherwise })}>
      {(value) => {
        counts.rendered += 1
        return (
          <p>
            {value.join()}
            {inner}
          </p>
        )
      }}
    </Await>
  )
  return { counts, show }
}

describe('a part of a page', () => {
  it('is rendered once for the same content', async () => {
    const { counts, show } = countingPart()
    const content = ['Казань']
    const first = await pageOf(show(content))
    const second = await pageOf(show(content))
    expect(second.html).toBe(first.html)
    expect(second.html).toBe('<p>Казань</p>')
    expect(counts.rendered).toBe(1)
  })

  it('is rendered again for a new version of its content, even one that says the same', async () => {
    const { counts, show } = countingPart()
    await pageOf(show(['Казань']))
    await pageOf(show(['Казань']))
    expect(counts.rendered).toBe(2)
  })

  it('is rendered again when something else that it names is different', async () => {
    const { counts, show } = countingPart()
    const content = ['Казань']
    await pageOf(show(content, ['ru']))
    await pageOf(show(content, ['en']))
    expect(counts.rendered).toBe(2)
  })

  it('is rendered each time while it waits for a part of its own', async () => {
    const { show } = countingPart()
    const content = ['Казань']
    const inner = (text: string) => <Await value={Promise.resolve(text)}>{(value) => <b>{value}</b>}</Await>
    await pageOf(show(content, [], inner('first')))
    expect((await pageOf(show(content, [], inner('second')))).html).toBe('<p>Казань<b>second</b></p>')
  })

  it('that failed is tried again', async () => {
    const content = ['Казань']
    const part = (isBroken: boolean) => (
      <Await
        value={Promise.resolve(content)}
        madeOf={(value) => ({ content: [value], otherwise: [] })}
        failed="failed"
      >
        {(value) => {
          if (isBroken) throw new Error('broken')
          return <p>{value.join()}</p>
        }}
      </Await>
    )
    expect((await pageOf(part(true))).html).toBe('failed')
    expect((await pageOf(part(false))).html).toBe('<p>Казань</p>')
  })
})
