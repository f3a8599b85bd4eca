import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fillHoles } from '../../src/rendering/fill-holes.ts'
import { type Hole, type Holes, HolesContext, Later } from '../../src/rendering/later.tsx'

/** A value that the test hands over when it likes. */
const deferred = <T,>() => Promise.withResolvers<T>()

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

const holeWith = (value: ReactNode): Hole => ({ render: async () => value, failed: 'failed' })

const noFailure = (error: unknown) => {
  throw new Error('nothing was to fail', { cause: error })
}

/** The whole page that a component becomes, with what failed in it. */
async function pageOf(view: ReactNode): Promise<{ html: string; failures: string[] }> {
  const { stream, failures } = await startPage(view)
  return { html: await new Response(stream).text(), failures }
}

async function startPage(view: ReactNode) {
  const holes: Holes = new Map()
  const failures: string[] = []
  const shell = await renderToReadableStream(
    <HolesContext.Provider value={holes}>{view}</HolesContext.Provider>,
  )
  return { stream: fillHoles(shell, holes, (error) => failures.push(String(error))), failures }
}

describe('a page', () => {
  it('without holes passes through as it is', async () => {
    expect((await pageOf(<p>Текст</p>)).html).toBe('<p>Текст</p>')
  })

  it('shows a value that is there already without a hole', async () => {
    expect((await pageOf(<Later value="now">{(value) => <p>{value}</p>}</Later>)).html).toBe('<p>now</p>')
  })

  it('shows a value that comes later where it belongs', async () => {
    const view = (
      <main>
        <i>before</i>
        <Later value={Promise.resolve('later')}>{(value) => <p>{value}</p>}</Later>
        <i>after</i>
      </main>
    )
    expect((await pageOf(view)).html).toBe('<main><i>before</i><p>later</p><i>after</i></main>')
  })

  it('keeps the order of its parts, whichever is ready first', async () => {
    const first = deferred<string>()
    const second = deferred<string>()
    const view = (
      <>
        <Later value={first.promise}>{(value) => <p>{value}</p>}</Later>
        <Later value={second.promise}>{(value) => <p>{value}</p>}</Later>
      </>
    )
    const page = pageOf(view)
    second.resolve('second')
    await second.promise
    first.resolve('first')
    expect((await page).html).toBe('<p>first</p><p>second</p>')
  })

  it('fills a hole within a hole', async () => {
    const inner = <Later value={Promise.resolve('inner')}>{(value) => <b>{value}</b>}</Later>
    const view = (
      <Later value={Promise.resolve('outer')}>
        {(value) => (
          <p>
            {value} {inner} end
          </p>
        )}
      </Later>
    )
    expect((await pageOf(view)).html.replaceAll('<!-- -->', '')).toBe('<p>outer <b>inner</b> end</p>')
  })

  it('fills holes within holes however deep they are', async () => {
    const nested = (depth: number): ReactNode =>
      depth === 0 ? (
        'bottom'
      ) : (
        <Later value={Promise.resolve(depth)}>{(value) => <i>{nested(value - 1)}</i>}</Later>
      )
    expect((await pageOf(nested(20))).html).toBe(`${'<i>'.repeat(20)}bottom${'</i>'.repeat(20)}`)
  })

  it('fills holes beside holes within a hole in their order', async () => {
    const pair = (name: string) => (
      <Later value={Promise.resolve(name)}>
        {(value) => (
          <>
            <Later value={Promise.resolve(1)}>{(number) => <i>{`${value}${number}`}</i>}</Later>
            <Later value={Promise.resolve(2)}>{(number) => <i>{`${value}${number}`}</i>}</Later>
          </>
        )}
      </Later>
    )
    const view = (
      <>
        {pair('a')}
        {pair('b')}
      </>
    )
    expect((await pageOf(view)).html).toBe('<i>a1</i><i>a2</i><i>b1</i><i>b2</i>')
  })

  it('escapes text that looks like a hole', async () => {
    const view = <Later value={Promise.resolve(marker('0'))}>{(value) => <p>{value}</p>}</Later>
    expect((await pageOf(view)).html).not.toContain('<tutti-later')
  })

  it('refuses a value that comes later where nobody fills holes', async () => {
    const view = <Later value={Promise.resolve(1)}>{(value) => value}</Later>
    await expect(renderToReadableStream(view, { onError: () => undefined })).rejects.toThrow('<Later>')
  })
})

describe('what stands before a hole', () => {
  const readText = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value)

  it('is sent while the hole is waited for', async () => {
    const { promise, resolve } = deferred<string>()
    const { stream } = await startPage(
      <main>
        <h1>Title</h1>
        <Later value={promise}>{(value) => <p>{value}</p>}</Later>
      </main>,
    )
    const reader = stream.getReader()
    expect(await readText(reader)).toBe('<main><h1>Title</h1>')
    resolve('later')
    expect(await readText(reader)).toBe('<p>later</p>')
  })

  it('within a hole is sent while the inner hole is waited for', async () => {
    const { promise, resolve } = deferred<string>()
    const inner = <Later value={promise}>{(value) => <b>{value}</b>}</Later>
    const { stream } = await startPage(
      <Later value={Promise.resolve('outer')}>
        {(value) => (
          <p>
            <i>{value}</i>
            {inner}
          </p>
        )}
      </Later>,
    )
    const reader = stream.getReader()
    expect(await readText(reader)).toBe('<p><i>outer</i>')
    resolve('inner')
    expect(await readText(reader)).toBe('<b>inner</b>')
  })

  it('was not asked of a hole further down before its turn', async () => {
    const rendered: string[] = []
    const { promise } = deferred<string>()
    const hole = (name: string, value: Promise<string>): [string, Hole] => [
      name,
      {
        render: async () => {
          rendered.push(name)
          return value
        },
        failed: null,
      },
    ]
    const holes = new Map([hole('0', promise), hole('1', Promise.resolve('x'))])
    const reader = fillHoles(streamOf([`a${marker('0')}b${marker('1')}`]), holes, noFailure).getReader()
    await reader.read()
    void reader.read()
    await new Promise((resolve) => setImmediate(resolve))
    expect(rendered).toEqual(['0'])
  })
})

describe('a hole that fails', () => {
  const failing = (value: Promise<string>, failed?: ReactNode) => (
    <main>
      <i>before</i>
      <Later value={value} failed={failed}>
        {(text) => {
          if (text === 'unusable') throw new Error('cannot be shown')
          return <p>{text}</p>
        }}
      </Later>
      <i>after</i>
    </main>
  )
  const rejected = () => Promise.reject(new Error('no value'))

  it('shows its failed part, and the page goes on', async () => {
    expect((await pageOf(failing(rejected(), <p>sorry</p>))).html).toBe(
      '<main><i>before</i><p>sorry</p><i>after</i></main>',
    )
  })

  it('shows nothing where it has no failed part', async () => {
    expect((await pageOf(failing(rejected()))).html).toBe('<main><i>before</i><i>after</i></main>')
  })

  it('is reported', async () => {
    expect((await pageOf(failing(rejected()))).failures).toEqual(['Error: no value'])
  })

  it('while its value is shown is the same to the visitor', async () => {
    expect((await pageOf(failing(Promise.resolve('unusable'), <p>sorry</p>))).html).toBe(
      '<main><i>before</i><p>sorry</p><i>after</i></main>',
    )
  })

  it('while its value is shown is reported', async () => {
    expect((await pageOf(failing(Promise.resolve('unusable')))).failures).toEqual(['Error: cannot be shown'])
  })

  it('deep in a component shows its failed part', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken component')
    }
    const view = (
      <Later value={Promise.resolve(1)} failed="sorry">
        {() => (
          <p>
            <Broken />
          </p>
        )}
      </Later>
    )
    expect(await pageOf(view)).toEqual({ html: 'sorry', failures: ['Error: broken component'] })
  })

  it('leaves the hole around it and the one beside it alone', async () => {
    const view = (
      <Later value={Promise.resolve('outer')} failed="outer failed">
        {(value) => (
          <p>
            {value}
            <Later value={rejected()} failed={<b>inner failed</b>}>
              {(text) => text}
            </Later>
            <Later value={Promise.resolve('beside')}>{(text) => <i>{text}</i>}</Later>
          </p>
        )}
      </Later>
    )
    expect((await pageOf(view)).html).toBe('<p>outer<b>inner failed</b><i>beside</i></p>')
  })

  it('may have a hole in its failed part', async () => {
    const failed = <Later value={Promise.resolve('instead')}>{(value) => <b>{value}</b>}</Later>
    expect((await pageOf(failing(rejected(), failed))).html).toContain(
      '<i>before</i><b>instead</b><i>after</i>',
    )
  })

  it('shows nothing when its failed part fails too', async () => {
    const Broken = (): ReactNode => {
      throw new Error('failed part')
    }
    expect(await pageOf(failing(rejected(), <Broken />))).toEqual({
      html: '<main><i>before</i><i>after</i></main>',
      failures: ['Error: no value', 'Error: failed part'],
    })
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
    new Response(fillHoles(streamOf(chunks), holes(), noFailure)).text()
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
    const reader = fillHoles(shell, new Map(), noFailure).getReader()
    await reader.read()
    await reader.cancel()
    expect(isCancelled).toBe(true)
  })

  it('while a hole is waited for gets nothing below it rendered', async () => {
    const { promise, resolve } = deferred<string>()
    let isBelowRendered = false
    const below = async () => {
      isBelowRendered = true
      return 'below'
    }
    const holes = new Map([
      ['0', { render: () => promise, failed: null }],
      ['1', { render: below, failed: null }],
    ])
    const reader = fillHoles(streamOf([`a${marker('0')}b${marker('1')}`]), holes, noFailure).getReader()
    await reader.read()
    await new Promise((done) => setImmediate(done))
    const left = reader.cancel()
    resolve('too late')
    await left
    expect(isBelowRendered).toBe(false)
  })
})
