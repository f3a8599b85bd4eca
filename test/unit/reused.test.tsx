import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Await, type Placeholders } from '../../src/rendering/await.tsx'
import { memoHtml, partEnd } from '../../src/rendering/memo-html.tsx'
import { streamInOrder } from '../../src/rendering/stream-in-order.ts'
import { pageOf, startPage } from './start-page.tsx'

/** A component that counts how often it is rendered. */
function countingPart(show: (text: string) => ReactNode = (text) => text) {
  const counts = { rendered: 0 }
  const Part = memoHtml(({ text }: { text: string }) => {
    counts.rendered += 1
    return <b>{show(text)}</b>
  })
  return { counts, Part }
}

describe('a component that is used again', () => {
  it('is rendered once on two pages while its props say the same', async () => {
    const { counts, Part } = countingPart()
    const first = await pageOf(<p>{<Part text="Казань" />}</p>)
    const second = await pageOf(<i>{<Part text="Казань" />}</i>)
    expect([first.html, second.html]).toEqual(['<p><b>Казань</b></p>', '<i><b>Казань</b></i>'])
    expect(counts.rendered).toBe(1)
  })

  it('is rendered for each thing that its props say', async () => {
    const { Part } = countingPart()
    const view = (
      <>
        <Part text="Казань" />
        <Part text="Тверь" />
      </>
    )
    await pageOf(view)
    expect((await pageOf(view)).html).toBe('<b>Казань</b><b>Тверь</b>')
  })

  it('is told from another component with the same props', async () => {
    const one = countingPart()
    const other = countingPart((text) => <s>{text}</s>)
    await pageOf(<one.Part text="Казань" />)
    expect((await pageOf(<other.Part text="Казань" />)).html).toBe('<b><s>Казань</s></b>')
  })

  it('may hold one that is used again too', async () => {
    const { Part } = countingPart()
    const Around = memoHtml(({ text }: { text: string }) => (
      <p>
        <Part text={text} />
      </p>
    ))
    await pageOf(<Around text="Казань" />)
    expect((await pageOf(<Around text="Казань" />)).html).toBe('<p><b>Казань</b></p>')
  })

  it('stands in a part that waits, and that part is used again as well', async () => {
    const { Part } = countingPart()
    const counts = { rendered: 0 }
    const view = (content: object) => (
      <Await value={Promise.resolve(content)} madeOf={(value) => ({ content: [value], otherwise: [] })}>
        {() => {
          counts.rendered += 1
          return <Part text="Казань" />
        }}
      </Await>
    )
    const content = {}
    await pageOf(view(content))
    expect((await pageOf(view(content))).html).toBe('<b>Казань</b>')
    expect(counts.rendered).toBe(1)
  })

  it('that shows a picture which the head names too is rendered each time', async () => {
    const { counts, Part } = countingPart(() => <img src="/a.webp" alt="" />)
    const first = await pageOf(<Part text="" />)
    expect((await pageOf(<Part text="" />)).html).toBe(first.html)
    expect(counts.rendered).toBe(2)
  })

  it('that shows a picture which is put off is rendered once', async () => {
    const { counts, Part } = countingPart(() => <img src="/a.webp" alt="" loading="lazy" />)
    await pageOf(<Part text="" />)
    await pageOf(<Part text="" />)
    expect(counts.rendered).toBe(1)
  })

  it('that fails is tried again', async () => {
    let isBroken = true
    const { Part } = countingPart((text) => {
      if (isBroken) throw new Error('broken')
      return text
    })
    const view = (
      <Await value={Promise.resolve(1)} failed="failed">
        {() => <Part text="Казань" />}
      </Await>
    )
    expect((await pageOf(view)).html).toBe('failed')
    isBroken = false
    expect((await pageOf(view)).html).toBe('<b>Казань</b>')
  })

  it('is rendered as any other where nobody fills holes', () => {
    const { Part } = countingPart()
    expect(renderToStaticMarkup(<Part text="Казань" />)).toBe('<b>Казань</b>')
  })

  it('takes no text for its own end', async () => {
    const { Part } = countingPart()
    const view = <Part text={partEnd} />
    const first = await pageOf(view)
    expect(first.html).toBe('<b>&lt;/tutti-part&gt;</b>')
    expect((await pageOf(view)).html).toBe(first.html)
  })
})

describe('a stream with a part cut into chunks', () => {
  const html = '<p>1 < 2</p><tutti-part id="0"><b>«я»</b></tutti-part><tutti-part id="1"></tutti-part>конец'
  const bytes = new TextEncoder().encode(html)
  const textOf = async (chunks: Uint8Array[]) => {
    const kept: string[] = []
    const holes: Placeholders = new Map([
      ['0', { keep: (part: string) => void kept.push(part) }],
      ['1', { known: '<i>known</i>' }],
    ])
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk)
        controller.close()
      },
    })
    return { kept, text: await new Response(streamInOrder(stream, holes, () => undefined)).text() }
  }

  it('in two at every byte gives the same page, and keeps the same part', async () => {
    const positions = Array.from({ length: bytes.length + 1 }, (_, position) => position)
    const pages = await Promise.all(
      positions.map((position) => textOf([bytes.slice(0, position), bytes.slice(position)])),
    )
    expect(new Set(pages.map((page) => JSON.stringify(page)))).toEqual(
      new Set([JSON.stringify({ kept: ['<b>«я»</b>'], text: '<p>1 < 2</p><b>«я»</b><i>known</i>конец' })]),
    )
  })

  it('byte by byte gives the same page', async () => {
    const { text } = await textOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))
    expect(text).toBe('<p>1 < 2</p><b>«я»</b><i>known</i>конец')
  })
})

describe('a page of which all is known', () => {
  it('goes in one piece', async () => {
    const content = {}
    const view = (
      <main>
        <h1>Title</h1>
        <Await value={content} madeOf={(value) => ({ content: [value], otherwise: ['one'] })}>
          {() => <p>one</p>}
        </Await>
        <Await
          value={Promise.resolve(content)}
          madeOf={(value) => ({ content: [value], otherwise: ['other'] })}
        >
          {() => <p>other</p>}
        </Await>
      </main>
    )
    await pageOf(view)
    const { stream } = await startPage(view)
    const { value } = await stream.getReader().read()
    expect(new TextDecoder().decode(value)).toBe('<main><h1>Title</h1><p>one</p><p>other</p></main>')
  })
})
