import { createServer, type ServerResponse } from 'node:http'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { expect, knowCity, test } from './journey.ts'

/** Starts a search service with real connections, because the tests are about how a connection ends. */
async function startSearchService(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume()
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the service has no port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}

const json = { 'content-type': 'application/json' }
const half = '{"results":[{"indexUid":"concert","hits":['

/** On a busy machine a call that fails at once may take longer than the site waits. */
const faults: [string, (response: ServerResponse) => void, RegExp][] = [
  ['says nothing', () => undefined, /no answer within 2000 ms/],
  [
    'stops in the middle of its answer',
    (response) => response.writeHead(200, json).write(half),
    /no answer within 2000 ms/,
  ],
  [
    'ends in the middle of its answer',
    (response) => response.writeHead(200, json).end(half),
    /no json came|no answer within/,
  ],
  ['hangs up', (response) => response.destroy(), /connection|no answer within/],
]

for (const [what, answer, cause] of faults) {
  test(`the popup shows results and the log the cause while the search service ${what}`, async ({ page }) => {
    const service = await startSearchService(answer)
    const lines: string[] = []
    const variables = { SEARCH_URL: service.url, SEARCH_KEY: 'a-search-key' }
    const site = await serveWorker({ port: 0, variables, onLog: ({ message }) => lines.push(message) })
    try {
      await knowCity(page)
      await page.goto(new URL('/news', site.url).href)
      await page.locator('tutti-island[name="Search"] a').click()
      const popup = page.getByRole('dialog', { name: 'Поиск' })
      await popup.getByRole('textbox').fill('циммер')
      await expect(popup.getByRole('heading', { name: 'Музыка Ханса Циммера', exact: true })).toBeVisible()
      // The log may arrive later than the response.
      await expect
        .poll(() => lines.find((line) => line.includes('the index in the process answers'))?.toLowerCase())
        .toMatch(cause)
      expect(lines.join('\n')).not.toContain(variables.SEARCH_KEY)
    } finally {
      // The page is closed before the service: an unfinished picture would be an error of the browser.
      await page.close()
      await site.stop()
      service.stop()
    }
  })
}
