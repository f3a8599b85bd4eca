import { createServer } from 'node:http'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { expect, knowCity, test } from './journey.ts'

/** Starts a search service that stops in the middle of each answer, by a real connection. */
async function startStoppingService() {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"results":[{"indexUid":"concert","hits":[')
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

// Other failures of the service are in `test/worker/search/api.tests.ts`; none of them leaves a body unfinished.
test('the popup shows results and the log the cause while the search service stops in the middle of its answer', async ({
  page,
}) => {
  const service = await startStoppingService()
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
      .poll(() => lines.find((line) => line.includes('the index in the process answers')))
      .toMatch(/no answer within 2000 ms/)
    expect(lines.join('\n')).not.toContain(variables.SEARCH_KEY)
  } finally {
    // The page is closed before the service: an unfinished picture would be an error of the browser.
    await page.close()
    await site.stop()
    service.stop()
  }
})
