import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A Chromium as visitors have it, since Playwright prevents prerendering. It is driven by the DevTools protocol of the
 * tab, and not of one of its pages, so that the tab may change pages.
 */
export interface BareBrowser {
  open: (address: string) => Promise<void>
  /** Runs an expression in the page that the tab shows. */
  ask: <T>(expression: string) => Promise<T>
  moveTo: (selector: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Resolves when a page is prerendered with everything that it loads. */
  whenPrerendered: () => Promise<void>
  close: () => Promise<void>
}

interface Call {
  sessionId: string | undefined
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

interface Message {
  id?: number
  method?: string
  result?: unknown
  error?: { message: string }
  params?: {
    sessionId?: string
    status?: string
    targetInfo?: { type: string; subtype?: string }
  }
}

export async function startBareBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'tutti-browser-'))
  const chromium = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1200,800',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await readAddress(chromium))
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const calls = new Map<number, Call>()
  const pages: string[] = []
  let hear: () => void = () => undefined
  let hasRendered: () => void = () => undefined
  const prerendered = new Promise<void>((resolve) => {
    hasRendered = resolve
  })

  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = calls.size + 1
      calls.set(id, { sessionId, resolve, reject })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const { id, method, result, error, params }: Message = JSON.parse(data)
    if (id !== undefined) {
      if (error) calls.get(id)?.reject(new Error(error.message))
      else calls.get(id)?.resolve(result)
    } else if (method === 'Target.attachedToTarget' && params?.sessionId) {
      if (params.targetInfo?.type === 'tab') void send('Target.setAutoAttach', attach, params.sessionId)
      // The first page is the one that the tab shows; a page that is rendered before the click replaces it.
      else pages.push(params.sessionId)
      hear()
    } else if (method === 'Target.detachedFromTarget' && params?.sessionId) {
      const at = pages.indexOf(params.sessionId)
      if (at !== -1) pages.splice(at, 1)
      // Chromium no longer answers calls to a page that is closed.
      for (const call of calls.values()) {
        if (call.sessionId === params.sessionId) call.reject(new Error('the page is gone'))
      }
    } else if (method === 'Preload.prerenderStatusUpdated' && params?.status === 'Ready') hasRendered()
  }

  await send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }, { exclude: true }] })
  const whenPages = async (count: number) => {
    while (pages.length < count) {
      await new Promise<void>((resolve) => {
        hear = resolve
      })
    }
  }
  await whenPages(1)
  const shown = (method: string, params: object = {}) => send(method, params, pages[0])
  await shown('Page.enable')
  await shown('Preload.enable')

  const evaluate = async <T>(expression: string, sessionId: string | undefined): Promise<T> => {
    const question = { expression, returnByValue: true, awaitPromise: true }
    const { result } = (await send('Runtime.evaluate', question, sessionId)) as { result: { value: T } }
    return result.value
  }
  const ask = <T>(expression: string) => evaluate<T>(expression, pages[0])
  const mouse = async (type: string, selector: string) => {
    const place = await ask<{ x: number; y: number }>(
      `((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { x, y } = element.getBoundingClientRect()
        return { x: x + 12, y: y + 8 }
      })(document.querySelector(${JSON.stringify(selector)}))`,
    )
    return (type === 'click' ? ['mousePressed', 'mouseReleased'] : [type]).map((each) =>
      shown('Input.dispatchMouseEvent', { type: each, ...place, button: 'left', clickCount: 1 }),
    )
  }
  return {
    open: async (address) => {
      await shown('Page.navigate', { url: address })
      while (!(await ask<boolean>(`location.href !== 'about:blank' && document.readyState === 'complete'`))) {
        await ask('new Promise(requestAnimationFrame)')
      }
    },
    ask,
    moveTo: async (selector) => {
      await Promise.all(await mouse('mouseMoved', selector))
    },
    // The page may be closed before it reports the click.
    click: async (selector) => {
      await Promise.allSettled(await mouse('click', selector))
    },
    whenPrerendered: async () => {
      await prerendered
      await whenPages(2)
      await evaluate(whenComplete, pages[1])
    },
    close: async () => {
      socket.close()
      const ended = new Promise((resolve) => chromium.once('exit', resolve))
      chromium.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A prerendered page draws no frames, so this waits for its own event. */
const whenComplete = `document.readyState === 'complete' ||
  new Promise((resolve) => addEventListener('load', () => resolve(true)))`

const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }

const readAddress = (chromium: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    chromium.once('exit', () => reject(new Error(`the browser has ended: ${said}`)))
    chromium.stderr?.on('data', (text) => {
      said += text
      const address = /DevTools listening on (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
