import { toTableLine } from '../table-line.ts'
import { noticeFailures } from './notice-faults.ts'
import { startNoticeSite } from './notice-site.ts'
import { runNoticeFailure } from './run-notice-fault.ts'

const toLine = toTableLine([40, 6, 5, 5, 9, 6, 6, 6, 5])

/**
 * Prints the table of what happens to followers of a concert that is moved, while something fails: who could subscribe
 * at once and on a second try, who was notified meanwhile and in the end, and whose push was repeated.
 *
 * @returns whether everybody was notified and saw it once
 */
export async function printNoticeTable(): Promise<boolean> {
  const site = await startNoticeSite()
  let isAllKept = true
  let [followed, sent] = [0, 0]
  console.log(
    toLine(['what fails', 'people', 'asked', 'later', 'told then', 'in all', 'again', 'twice', 'lost']),
  )
  try {
    for (const fault of noticeFailures) {
      const result = await runNoticeFailure(site, fault)
      const { people, askedNow, askedLater, toldMeanwhile, told, again, twice, lost } = result
      const isExplained = again === 0 || fault.mayComeAgain === true
      const isKept = askedNow + askedLater === people && lost + twice === 0 && isExplained
      isAllKept &&= isKept
      followed += people
      sent += told
      const cells = [fault.name, people, askedNow, askedLater, toldMeanwhile, told, again, twice, lost]
      console.log(toLine([...cells, isKept ? '' : 'BROKEN']))
    }
    const unhandled = await site.readUnhandled()
    console.log(`${followed} people followed: ${sent} told, ${unhandled.length} unhandled rejections`)
    for (const each of unhandled) console.log(`  ${each}`)
    return isAllKept && unhandled.length === 0
  } finally {
    await site.stop()
  }
}
