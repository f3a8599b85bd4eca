import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentUrl, serveStandIn } from './content-stand-in.ts'
import { type Figure, median } from './figure.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from './workerd.ts'

const rounds = 5
const times = 60
/** Number of parallel sign-ins; each waits so long that its time does not reveal whether an account exists. */
const atOnce = 30
const maxOwnMs = 10

/**
 * Measures the CPU time of one sign-in, of the whole workerd with its Durable Objects. The account service responds at
 * once here.
 */
export async function measureSignIn(): Promise<Figure[]> {
  const accounts = await serveStandIn(async (request, response) => {
    await request.toArray()
    response.writeHead(200, { 'content-type': 'application/json' }).end(answerNextUser())
  })
  const { 'index.js': site = '', ...parts } = await readBuiltWorker()
  const entry = await readFile(join(import.meta.dirname, 'sign-in-worker.mjs'), 'utf8')
  const worker = await startWorkerd({
    modules: { ...parts, 'site.js': site, 'index.js': entry },
    variables: { CONTENT_URL: contentUrl, SITE_SECRET: 'a secret of nobody, to measure with' },
    outboundPort: accounts.port,
    hasObjects: true,
  })
  try {
    await signInAll(worker)
    const costs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = await worker.cpuMs()
      await signInAll(worker)
      costs.push(((await worker.cpuMs()) - before) / times)
    }
    const ms = median(costs)
    return [
      {
        name: "signing in: the Worker's own processor time",
        measured: `${ms.toFixed(1)} ms`,
        target: `≤ ${maxOwnMs} ms`,
        isMet: ms <= maxOwnMs,
        // The figure is printed without a target, since times depend on the machine.
        isOnlyPrinted: true,
      },
    ]
  } finally {
    await worker.stop()
    accounts.stop()
  }
}

let asked = 0

async function signInAll({ url }: BareWorkerd): Promise<void> {
  let left = times
  const signInOn = async () => {
    while (left > 0) {
      left -= 1
      asked += 1
      // A new user from a new address each time, so that every counter is new.
      const response = await fetch(new URL('/api/auth/local', url), {
        method: 'POST',
        headers: {
          origin: url.origin,
          'content-type': 'application/json',
          'cf-connecting-ip': `10.1.${asked >> 8}.${asked & 255}`,
        },
        body: JSON.stringify({ identifier: `somebody-${asked}@example.com`, password: 'three small words' }),
      })
      const text = await response.text()
      if (response.status !== 200) throw new Error(`signing in answered ${response.status}: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, signInOn))
}

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
let users = 0

/** Returns the answer to a sign-in of a user who has no session yet: one user begins only so many in a day. */
function answerNextUser(): string {
  users += 1
  const jwt = [
    { alg: 'HS256', typ: 'JWT' },
    { id: users, iat: 1, exp: 4_000_000_000 },
  ]
    .map(toPart)
    .join('.')
  const email = `somebody-${users}@example.com`
  return JSON.stringify({
    jwt: `${jwt}.${'a'.repeat(43)}`,
    user: { id: users, username: 'somebody', email, provider: 'local', confirmed: true },
  })
}
