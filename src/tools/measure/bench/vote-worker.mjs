/** The built site's objects of votes, and a way to vote without a browser: what `bench/votes.ts` measures. */
import * as site from './site.js'

export const { SignInThrottle, VoteTally } = site

/** What shards were asked for, as all objects of one bare workerd are in one isolate. */
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

/** Pages that listen hear of one vote. */
async function listenToOneVote(env, vote, pages) {
  const tally = env.VOTE_TALLY.getByName(vote)
  await tally.open(specOf(vote))
  let told = 0
  let allTold = () => undefined
  const heard = new Promise((resolve) => {
    allTold = resolve
  })
  for (let page = 0; page < pages; page++) {
    const { webSocket } = await tally.fetch('https://site.test/', { headers: { upgrade: 'websocket' } })
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
    return Response.json(await listenToOneVote(env, vote, number))
  },
}
