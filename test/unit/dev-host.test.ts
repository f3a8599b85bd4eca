import { join } from 'node:path'
import { Response } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devPaths, type ProgramUpdate, secretHeader } from '../../client/dev/protocol.ts'
import { bundleHost } from '../../src/tools/dev/own-bundles.ts'
import { type ServedWorker, serveWorker } from '../../src/tools/operate/serve-worker.ts'

/** A busy machine starts workerd slowly. */
const startLimitMs = 60_000
const entry = '/site/worker.ts'

/** A Worker as `module-graph.ts` compiles it: it counts in a Durable Object, and at module scope. */
const workerModule = (word: string): ProgramUpdate['modules'][number] => ({
  id: entry,
  script: 'file:///site/worker.ts.js',
  imports: {
    './late.ts': '/site/late.ts',
    'cloudflare:workers': 'package:cloudflare:workers',
    greet: 'package:greet',
  },
  code: `
    const { DurableObject } = require('cloudflare:workers')
    let visits = 0
    exports.Ballot = class extends DurableObject {
      async count() {
        const votes = ((await this.ctx.storage.get('votes')) ?? 0) + 1
        await this.ctx.storage.put('votes', votes)
        return '${word} ' + votes
      }
    }
    exports.default = {
      async fetch(request, env) {
        const { pathname } = new URL(request.url)
        if (pathname === '/fails') throw new Error('${word}')
        if (pathname === '/ballot') {
          return new Response(await env.BALLOTS.get(env.BALLOTS.idFromName('a')).count())
        }
        const { late } = await Promise.resolve().then(() => require('./late.ts'))
        visits += 1
        return new Response(\`<head></head>\${require('greet').greeting} ${word} \${late} \${visits}\`, {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      },
    }`,
})
const lateModule = {
  id: '/site/late.ts',
  script: 'file:///site/late.ts.js',
  imports: {},
  code: "exports.late = 'late'",
}
const packages = "let loads = 0\nexports.greet = () => ({ greeting: 'hello ' + ++loads })"

describe('the host of npm run dev', () => {
  let worker: ServedWorker
  beforeAll(async () => {
    worker = await serveWorker({
      port: 0,
      configPath: join(import.meta.dirname, '../fixtures/acting-worker/wrangler.toml'),
      bindings: {},
      host: await bundleHost(['Ballot'], 'secret'),
      services: {
        ASSETS: async ({ url }) =>
          url.endsWith('/site.css') ? new Response('a {}') : new Response('', { status: 404 }),
        DEV: async ({ url }) => new Response(`node answers ${new URL(url).pathname}`),
      },
      onLog: () => undefined,
    })
  }, startLimitMs)
  afterAll(() => worker.stop())

  const ask = async (path: string) => (await fetch(new URL(path, worker.url))).text()
  const send = (update: Partial<ProgramUpdate>, secret = 'secret') =>
    fetch(new URL(devPaths.program, worker.url), {
      method: 'POST',
      headers: { [secretHeader]: secret },
      body: JSON.stringify({ entry, modules: [], removed: [], ...update }),
    })
  const page = (text: string) =>
    `<head><script type="module" src="${devPaths.browser}"></script></head>${text}`

  it('takes no code from somebody who doesn’t know the secret', async () => {
    expect((await send({ modules: [workerModule('evil')] }, 'guessed')).status).toBe(404)
  })

  it('serves the Worker that it was sent, and adds the script to its pages', async () => {
    const answer = await send({ modules: [workerModule('one'), lateModule], packages })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(await ask('/')).toBe(page('hello 1 one late 1'))
    expect(await ask('/')).toBe(page('hello 2 one late 2'))
  })

  it('evaluates all modules anew after a change, and no package', async () => {
    await send({ modules: [{ ...lateModule, code: "exports.late = 'later'" }] })
    expect(await ask('/')).toBe(page('hello 3 one later 1'))
  })

  it('keeps what Durable Objects have stored, and calls their new class', async () => {
    expect(await ask('/ballot')).toBe('one 1')
    await send({ modules: [workerModule('two')] })
    expect(await ask('/ballot')).toBe('two 2')
  })

  it('answers with the error of a module’s evaluation, and serves the next version', async () => {
    const broken = { ...workerModule('three'), code: 'throw new TypeError("at module scope")' }
    const answer = await send({ modules: [broken] })
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringMatching(/^TypeError: at module scope\n.*file:\/\/\/site\/worker\.ts\.js:1:\d+/),
    ])
    expect((await fetch(worker.url)).status).toBe(500)
    await send({ modules: [workerModule('four')] })
    expect(await ask('/')).toBe(page('hello 4 four later 1'))
  })

  it('answers an error of a request with a page that follows changes', async () => {
    const answer = await fetch(new URL('/fails', worker.url))
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(devPaths.browser)
  })

  it.each([
    ['/site.css', 'a {}'],
    ['/other.css', page('hello 5 four later 2')],
    [devPaths.events, `node answers ${devPaths.events}`],
  ])('answers %s with «%s»', async (path, text) => {
    expect(await ask(path)).toBe(text)
  })
})
