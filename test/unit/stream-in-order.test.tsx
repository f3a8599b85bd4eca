import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Await, FirstAtOnce, type Placeholder } from '../../src/rendering/await.tsx'
import { streamInOrder } from '../../src/rendering/stream-in-order.ts'
import { startPage } from './start-page.tsx'

const marker = (id: string) => `<tutti-later id="${id}"></tutti-later>`

function streamOf(chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      }
      controller.close()
    },
  })
}

const holeWith = (value: ReactNode): Placeholder => ({ render: async () => value, failed: 'failed' })

const noFailure = (error: unknown) => {
  throw new Error('nothing was to fail', { cause: error })
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return new TextDecoder().decode((await reader.read()).value)
}
/** The reader of a page with two holes. */
const readHoles = (...holes: Placeholder['render'][]) =>
  streamInOrder(
    streamOf([`a${marker('0')}b${marker('1')}`]),
    new Map(holes.map((render, id) => [String(id), { render, failed: null }])),
    { onFailed: noFailure },
  ).getReader()
/** Whatever can be rendered has been. */
const allTurns = () => new Promise((resolve) => setImmediate(resolve))

describe('what stands before a hole', () => {
  it('is sent while the hole is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const { stream } = await startPage(
      <main>
        <h1>Title</h1>
        <Await value={promise}>{(value) => <p>{value}</p>}</Await>
      </main>,
    )
    const reader = stream.getReader()
    expect(await readText(reader)).toBe('<main><h1>Title</h1>')
    resolve('later')
    expect(await readText(reader)).toBe('<p>later</p>')
  })

  it('within a hole is sent while the inner hole is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const inner = <Await value={promise}>{(value) => <b>{value}</b>}</Await>
    const { stream } = await startPage(
      <Await value={Promise.resolve('outer')}>
        {(value) => (
          <p>
            <i>{value}</i>
            {inner}
          </p>
        )}
      </Await>,
    )
    const reader = stream.getReader()
    expect(await readText(reader)).toBe('<p><i>outer</i>')
    resolve('inner')
    expect(await readText(reader)).toBe('<b>inner</b>')
  })

  it('was not asked of a hole further down before its turn', async () => {
    const below = vi.fn(async () => 'below')
    const reader = readHoles(() => new Promise(() => undefined), below)
    await reader.read()
    void reader.read()
    await allTurns()
    expect(below).not.toHaveBeenCalled()
  })
})

describe('a stream cut into chunks', () => {
  const html = `<p>1 < 2 и «я»</p>${marker('0')}<tutti>x</tutti><b>${marker('1')}</b>конец`
  const filled = '<p>1 < 2 и «я»</p>first<tutti>x</tutti><b>second</b>конец'
  const holes = () =>
    new Map([
      ['0', holeWith('first')],
      ['1', holeWith('second')],
    ])
  const textOf = (chunks: (string | Uint8Array)[]) =>
    new Response(streamInOrder(streamOf(chunks), holes(), { onFailed: noFailure })).text()
  const bytes = new TextEncoder().encode(html)

  it('in two at every byte gives the same page', async () => {
    const positions = Array.from({ length: bytes.length + 1 }, (_, position) => position)
    const pages = await Promise.all(
      positions.map((position) => textOf([bytes.slice(0, position), bytes.slice(position)])),
    )
    expect(positions.filter((position) => pages[position] !== filled)).toEqual([])
  })

  it('byte by byte gives the same page', async () => {
    expect(await textOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(filled)
  })

  it('that ends within a marker is passed on as it is', async () => {
    expect(await textOf(['<p>x</p><tutti-later id="0"'])).toBe('<p>x</p><tutti-later id="0"')
  })

  it('with a marker that nobody knows leaves it out', async () => {
    expect(await textOf([`a${marker('99')}b`])).toBe('ab')
  })
})

describe('a visitor who leaves', () => {
  it('ends the rendering of the shell', async () => {
    let isCancelled = false
    const shell = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x')),
      cancel: () => {
        isCancelled = true
      },
    })
    const reader = streamInOrder(shell, new Map(), { onFailed: noFailure }).getReader()
    await reader.read()
    await reader.cancel()
    expect(isCancelled).toBe(true)
  })

  it('while a hole is waited for gets nothing below it rendered', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const below = vi.fn(async () => 'below')
    const reader = readHoles(() => promise, below)
    await reader.read()
    await allTurns()
    const left = reader.cancel()
    resolve('too late')
    await left
    expect(below).not.toHaveBeenCalled()
  })
})

describe('the first item of a long list', () => {
  it('is sent before the others are rendered', async () => {
    const rendered: string[] = []
    const { stream } = await startPage(
      <ul>
        <FirstAtOnce items={['one', 'two', 'three']}>
          {(item) => {
            rendered.push(item)
            return <li key={item}>{item}</li>
          }}
        </FirstAtOnce>
      </ul>,
    )
    const reader = stream.getReader()
    expect(await readText(reader)).toBe('<ul><li>one</li>')
    expect(rendered).toEqual(['one'])
    expect(await readText(reader)).toBe('<li>two</li><li>three</li>')
    expect(await readText(reader)).toBe('</ul>')
  })

  it.each([
    [[], '<ul></ul>'],
    [['one'], '<ul><li>one</li></ul>'],
  ])('waits for nothing in a list that is short: %o', async (items, html) => {
    const list = <FirstAtOnce items={items}>{(item, index) => <li key={index}>{item}</li>}</FirstAtOnce>
    const { stream } = await startPage(<ul>{list}</ul>)
    expect(await readText(stream.getReader())).toBe(html)
  })

  it('is followed by the others where nothing is streamed', () => {
    const list = <FirstAtOnce items={['one', 'two']}>{(item) => <li key={item}>{item}</li>}</FirstAtOnce>
    expect(renderToStaticMarkup(list)).toBe('<li>one</li><li>two</li>')
  })
})
