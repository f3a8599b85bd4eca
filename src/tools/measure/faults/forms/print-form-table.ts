import { toTableLine } from '../table-line.ts'
import { type FormSite, formFailures, startFormSite } from './form-site.ts'
import { type FormResult, runFormFailure } from './run-form-fault.ts'

const toLine = toTableLine([36, 9, 5, 7, 10, 5, 6], (at) => at < 2 || at > 6)

const isKept = ({ arrived, lost, twice, complaints }: FormResult) =>
  arrived === 1 && lost + twice + complaints.length === 0

/**
 * Prints the table of what happens to submissions while something fails: each form with each failure.
 *
 * @returns whether nothing was lost, nothing arrived twice, and every message to visitors was true
 */
export async function printFormTable(): Promise<boolean> {
  const site = await startFormSite()
  let isAllKept = true
  let [forms, lost, twice] = [0, 0, 0]
  console.log(
    toLine(['what fails', 'form', 'sent', 'stored', 'in Strapi', 'lost', 'twice', 'the visitor saw']),
  )
  try {
    const about = await findConcert(site)
    for (const fault of formFailures) {
      const results = await runFormFailure(site, fault, about)
      for (const [at, result] of results.entries()) {
        const { form, sent, stored, arrived, seen } = result
        const cells = [sent, stored, arrived, result.lost, result.twice, seen.join(', then ')]
        console.log(toLine([at === 0 ? fault.name : '', form, ...cells, isKept(result) ? '' : 'BROKEN']))
        for (const complaint of result.complaints) console.log(`  ${complaint}`)
        isAllKept &&= isKept(result)
        forms += 1
        lost += result.lost
        twice += result.twice
      }
    }
    const unhandled = await site.readUnhandled()
    console.log(`${forms} forms sent: ${lost} lost, ${twice} twice, ${unhandled.length} unhandled rejections`)
    for (const each of unhandled) console.log(`  ${each}`)
    return isAllKept && unhandled.length === 0
  } finally {
    await site.stop()
  }
}

/** Returns a city's name as a visitor types it, and a concert there that has tickets. */
async function findConcert({ worker }: FormSite): Promise<{ city: string; concert: string }> {
  const city = 'Москва'
  const response = await fetch(
    new URL(`/api/concerts?city=${encodeURIComponent(city)}&locale=ru`, worker.url),
  )
  const { data } = (await response.json()) as { data: { concerts: { slug: string }[] } }
  // Days pass while the table is made, so the last concert is taken.
  const last = data.concerts.at(-1)
  if (!last) throw new Error(`the demo has no concert in ${city}`)
  return { city, concert: last.slug }
}
