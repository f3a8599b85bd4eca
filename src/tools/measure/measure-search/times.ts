import { post } from './ask.ts'
import { judgements } from './judgements/index.ts'

const rounds = 300
const warmUps = 60

/** The three indexes that visitors ask most. */
const indexes = ['concert', 'program', 'city'] as const

/**
 * What one multi-search of three queries takes, each with another text, one after the other over loopback: the
 * Worker's own work and the way there. A call that is refused before anything is searched shows what the way takes.
 */
export async function measureTimes(origin: URL) {
  const texts = judgements.filter(({ locale }) => locale === 'ru').map(({ q }) => q)
  const textAt = (round: number) => texts[round % texts.length] ?? ''
  const search = (round: number) =>
    post(
      origin,
      'ru',
      indexes.map((indexUid) => ({ indexUid, q: textAt(round), hitsPerPage: 4 })),
    )
  const refused = () =>
    fetch(new URL('/api/search', origin), { method: 'POST', body: '{}' }).then((response) => response.text())
  return [
    {
      name: 'a multi-search of three queries, loopback included',
      ms: await time(search),
      isSearch: true,
    },
    { name: 'the same call, refused', ms: await time(refused), isSearch: false },
  ]
}

async function time(call: (round: number) => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < warmUps; round++) await call(round)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await call(round)
    taken.push(performance.now() - begun)
  }
  return taken
}
