import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Await } from '../../src/rendering/await.tsx'
import { pageOf } from './start-page.tsx'

describe('a page', () => {
  it('without holes passes through as it is', async () => {
    expect((await pageOf(<p>Текст</p>)).html).toBe('<p>Текст</p>')
  })

  it('shows a value that is there already without a hole', async () => {
    expect((await pageOf(<Await value="now">{(value) => <p>{value}</p>}</Await>)).html).toBe('<p>now</p>')
  })

  it('shows a value that comes later where it belongs', async () => {
    const view = (
      <main>
        <i>before</i>
        <Await value={Promise.resolve('later')}>{(value) => <p>{value}</p>}</Await>
        <i>after</i>
      </main>
    )
    expect((await pageOf(view)).html).toBe('<main><i>before</i><p>later</p><i>after</i></main>')
  })

  it('keeps the order of its parts, whichever is ready first', async () => {
    const first = Promise.withResolvers<string>()
    const second = Promise.withResolvers<string>()
    const view = (
      <>
        <Await value={first.promise}>{(value) => <p>{value}</p>}</Await>
        <Await value={second.promise}>{(value) => <p>{value}</p>}</Await>
      </>
    )
    const page = pageOf(view)
    second.resolve('second')
    await second.promise
    first.resolve('first')
    expect((await page).html).toBe('<p>first</p><p>second</p>')
  })

  it('renders a page within holes however deep they are', async () => {
    const nested = (depth: number): ReactNode =>
      depth === 0 ? (
        'bottom'
      ) : (
        <Await value={Promise.resolve(depth)}>{(value) => <i>{nested(value - 1)}</i>}</Await>
      )
    expect((await pageOf(nested(20))).html).toBe(`${'<i>'.repeat(20)}bottom${'</i>'.repeat(20)}`)
  })

  it('renders a page beside holes within a hole in their order', async () => {
    const pair = (name: string) => (
      <Await value={Promise.resolve(name)}>
        {(value) => (
          <>
            <Await value={Promise.resolve(1)}>{(number) => <i>{`${value}${number}`}</i>}</Await>
            <Await value={Promise.resolve(2)}>{(number) => <i>{`${value}${number}`}</i>}</Await>
          </>
        )}
      </Await>
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
    const view = (
      <Await value={Promise.resolve('<tutti-later id="0"></tutti-later>')}>{(value) => <p>{value}</p>}</Await>
    )
    expect((await pageOf(view)).html).not.toContain('<tutti-later')
  })

  it('refuses a value that comes later where nobody renders a page', async () => {
    const view = <Await value={Promise.resolve(1)}>{(value) => value}</Await>
    await expect(renderToReadableStream(view, { onError: () => undefined })).rejects.toThrow('<Await>')
  })
})

describe('a hole that fails', () => {
  const failing = (value: Promise<string>, failed?: ReactNode) => (
    <main>
      <i>before</i>
      <Await value={value} failed={failed}>
        {(text) => {
          if (text === 'unusable') throw new Error('cannot be shown')
          return <p>{text}</p>
        }}
      </Await>
      <i>after</i>
    </main>
  )
  const rejected = () => Promise.reject(new Error('no value'))

  it.each([
    ['for want of its value', rejected, 'Error: no value'],
    ['while its value is shown', () => Promise.resolve('unusable'), 'Error: cannot be shown'],
  ])('%s shows its failed part, is reported, and the page goes on', async (_, value, failure) => {
    expect(await pageOf(failing(value(), <p>sorry</p>))).toEqual({
      html: '<main><i>before</i><p>sorry</p><i>after</i></main>',
      failures: [failure],
    })
  })

  it('shows nothing where it has no failed part', async () => {
    expect((await pageOf(failing(rejected()))).html).toBe('<main><i>before</i><i>after</i></main>')
  })

  it('deep in a component shows its failed part', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken component')
    }
    const view = (
      <Await value={Promise.resolve(1)} failed="sorry">
        {() => (
          <p>
            <Broken />
          </p>
        )}
      </Await>
    )
    expect(await pageOf(view)).toEqual({ html: 'sorry', failures: ['Error: broken component'] })
  })

  it('leaves the hole around it and the one beside it alone', async () => {
    const view = (
      <Await value={Promise.resolve('outer')} failed="outer failed">
        {(value) => (
          <p>
            {value}
            <Await value={rejected()} failed={<b>inner failed</b>}>
              {(text) => text}
            </Await>
            <Await value={Promise.resolve('beside')}>{(text) => <i>{text}</i>}</Await>
          </p>
        )}
      </Await>
    )
    expect((await pageOf(view)).html).toBe('<p>outer<b>inner failed</b><i>beside</i></p>')
  })

  it('may have a hole in its failed part', async () => {
    const failed = <Await value={Promise.resolve('instead')}>{(value) => <b>{value}</b>}</Await>
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
