/** Wraps the built site's Durable Objects of votes for `bench/votes.ts`, which votes without a browser. */
import * as site from './site.js'

export const { SignInThrottle, VoteTally } = site

/** Number of calls of shards; all objects of one bare workerd share an isolate. */
let calls = 0

export class VoteShard extends site.VoteShard {
  async cast(ballot) {
    calls += 1
    return super.cast(ballot)
  }
  async report() {
    calls += 1
    return super.report()
  }
  /** Evicts the object from memory: unsaved state is lost, and pending requests fail. */
  async leaveMemory() {
    this.ctx.abort('put out of memory')
  }
}

const specOf = (vote) => ({ vote, options: ['march', 'band'], changedAt: 1 })

async function castAll(env, vote, shards, votes) {
  const began = Date.now()
  let next = 0
  const voteOn = async () => {
    while (next < votes) {
      const at = next++
      const shard = at % shards
      const ballot = {
        spec: specOf(vote),
        place: { shard, of: shards },
        voter: `visitor-${at}`,
        option: 'march',
      }
      const { as } = await env.VOTE_SHARD.getByName(`${vote}:${shard}`).cast(ballot)
      if (as !== 'counted') throw new Error(`a vote was ${as}`)
    }
  }
  await Promise.all(Array.from({ length: 50 * shards }, voteOn))
  return { ms: Date.now() - began }
}

/**
 * Every visitor votes four times in parallel; after a quarter and after half of them the object is evicted from memory.
 */
async function castRepeatedly(env, vote, visitors) {
  const repeats = 4
  const tally = () => env.VOTE_TALLY.getByName(vote)
  const shard = () => env.VOTE_SHARD.getByName(`${vote}:0`)
  await tally().open(specOf(vote))
  let sent = 0
  const send = async (voter) => {
    for (;;) {
      sent += 1
      if ([1, 2].some((quarter) => sent === quarter * visitors))
        await shard()
          .leaveMemory()
          .catch(() => undefined)
      try {
        const ballot = { spec: specOf(vote), place: { shard: 0, of: 1 }, voter, option: 'march' }
        return await shard().cast(ballot)
      } catch {
        // Failed requests are repeated, as visitors would do.
      }
    }
  }
  const sendRepeatedly = (voter) => Promise.all(Array.from({ length: repeats }, () => send(voter)))
  const voters = Array.from({ length: visitors }, (_, at) => `visitor-${at}`)
  await Promise.all(voters.map(sendRepeatedly))
  const chosen = await Promise.all(voters.map((voter) => shard().find(voter)))
  await tally().close()
  const { counts } = await tally().read()
  return { sent, votes: chosen.filter(Boolean).length, sum: counts.march }
}

/** Measures how one vote reaches listening pages. */
async function listenToOneVote(env, vote, pages) {
  const tally = env.VOTE_TALLY.getByName(vote)
  await tally.open(specOf(vote))
  let told = 0
  let allTold = () => undefined
  const heard = new Promise((resolve) => {
    allTold = resolve
  })
  for (let page = 0; page < pages; page++) {
    const { webSocket } = await tally.fetch('https://site.test/', {
      headers: { upgrade: 'websocket', 'x-listener': `page-${page}` },
    })
    webSocket.accept()
    webSocket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).counts.march === 1 && ++told === pages) allTold()
    })
  }
  const before = calls
  const place = { shard: 0, of: 1 }
  await env.VOTE_SHARD.getByName(`${vote}:0`).cast({
    spec: specOf(vote),
    place,
    voter: 'one',
    option: 'march',
  })
  if (pages > 0) await heard
  for (let page = 0; page < pages; page++) await tally.read(specOf(vote))
  return { told, calls: calls - before }
}

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url)
    const [vote, number] = [searchParams.get('vote'), Number(searchParams.get('number'))]
    if (pathname === '/cast')
      return Response.json(await castAll(env, vote, number, Number(searchParams.get('votes'))))
    if (pathname === '/repeat') return Response.json(await castRepeatedly(env, vote, number))
    return Response.json(await listenToOneVote(env, vote, number))
  },
}
