import { voteResultMessages } from '../../src/languages/texts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { findLeaders, sumVotes, toVotePercent, type VoteResults } from '../../src/shared/votes.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { type AnnouncerClock, createThrottledAnnouncer } from './announce.ts'
import { listenToVoteResults } from './listen-to-results.ts'

const clock: AnnouncerClock = {
  now: Date.now,
  later: (work, pauseMs) => window.setTimeout(work, pauseMs),
  forget: (timer) => {
    if (typeof timer === 'number') clearTimeout(timer)
  },
}

const announcers = new WeakMap<HTMLElement, ReturnType<typeof createThrottledAnnouncer>>()

/** Updates the results that the server rendered. Votes for an option that isn't on the page are left out. */
function showVoteResults(ballot: HTMLElement, results: VoteResults, locale: Locale): void {
  const t = voteResultMessages(locale)
  const rows = [...ballot.querySelectorAll<HTMLElement>('[data-option]')]
  const options = rows.flatMap(({ dataset }) => dataset.option ?? [])
  const total = sumVotes(results.counts, options)
  const leaders = findLeaders(results.counts, options)
  for (const row of rows) {
    const option = row.dataset.option ?? ''
    const votes = results.counts[option] ?? 0
    const percent = toVotePercent(votes, total)
    write(row, '[data-votes]', t.votes(votes))
    write(row, '[data-share]', t.share(percent))
    const leading = results.isFinal ? t.winner : t.leader
    write(row, '[data-leading]', leaders.includes(option) ? leading : '')
    const meter = row.querySelector('meter')
    if (meter) meter.value = percent
  }
  write(ballot, '[data-total]', total > 0 ? t.total(t.votes(total)) : t.noVotes)
  if (results.isFinal) close(ballot, t.closed)
  const leader = rows.find(({ dataset }) => dataset.option === leaders[0])?.querySelector('strong')
  say(ballot, results.version, leader ? t.news(leader.textContent ?? '', t.votes(total)) : '')
}

/** Disables the ballot of a page that was rendered while the vote was open. */
function close(ballot: HTMLElement, closed: string): void {
  for (const input of ballot.querySelectorAll('input')) input.disabled = true
  const send = ballot.querySelector('[data-cast]')
  if (send) send.textContent = closed
}

/** Leaves an unchanged text alone, since writing it would lose a screen reader's place in it. */
function write(place: HTMLElement, selector: string, text: string): void {
  const found = place.querySelector(selector)
  if (found && found.textContent !== text) found.textContent = text
}

function say(ballot: HTMLElement, version: number, news: string): void {
  const announce =
    announcers.get(ballot) ?? createThrottledAnnouncer((words) => write(ballot, '[data-news]', words), clock)
  announcers.set(ballot, announce)
  announce(version, news)
}

/**
 * Starts live results of a vote. They are an island because a page can't receive updates by itself: without JavaScript
 * it shows the results of the time when it was rendered.
 */
const startLiveResults: StartIsland<IslandProps['LiveResults']> = (element, { locale, slug, closesAt }) => {
  listenToVoteResults(slug, (results) => showVoteResults(element, results, locale), closesAt)
  return undefined
}

export default startLiveResults
