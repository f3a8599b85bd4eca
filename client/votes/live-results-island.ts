import { voteMessages } from '../../src/i18n/votes.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { leadersOf, percentOf, totalOf, type VoteResults } from '../../src/shared/votes.ts'
import type { IslandProps } from '../islands/island-props.ts'
import type { StartIsland } from '../islands/registry.ts'
import { type AnnouncerClock, createThrottledAnnouncer } from './announce.ts'
import { listenToResults } from './listen-to-results.ts'

const clock: AnnouncerClock = {
  now: Date.now,
  later: (work, pauseMs) => window.setTimeout(work, pauseMs),
  forget: (timer) => {
    if (typeof timer === 'number') clearTimeout(timer)
  },
}

const announcers = new WeakMap<HTMLElement, ReturnType<typeof createThrottledAnnouncer>>()

/** Writes how a vote stands into what the server has drawn; an option that the page doesn't have isn't counted. */
function showVoteResults(ballot: HTMLElement, results: VoteResults, locale: Locale): void {
  const t = voteMessages(locale)
  const rows = [...ballot.querySelectorAll<HTMLElement>('[data-option]')]
  const options = rows.flatMap(({ dataset }) => dataset.option ?? [])
  const total = totalOf(results.counts, options)
  const leaders = leadersOf(results.counts, options)
  for (const row of rows) {
    const option = row.dataset.option ?? ''
    const votes = results.counts[option] ?? 0
    const percent = percentOf(votes, total)
    write(row, '[data-votes]', t.votes(votes))
    write(row, '[data-share]', t.share(percent))
    const leading = results.isFinal ? t.winner : t.leader
    write(row, '[data-leading]', leaders.includes(option) ? leading : '')
    const meter = row.querySelector('meter')
    if (meter) meter.value = percent
  }
  write(ballot, '[data-total]', total > 0 ? t.total(t.votes(total)) : t.noVotes)
  if (results.isFinal) close(ballot, t.faults.closed)
  const leader = rows.find(({ dataset }) => dataset.option === leaders[0])?.querySelector('strong')
  say(ballot, results.version, leader ? t.news(leader.textContent ?? '', t.votes(total)) : '')
}

/** Nothing can be chosen on a page that was made while the vote was open. */
function close(ballot: HTMLElement, closed: string): void {
  for (const input of ballot.querySelectorAll('input')) input.disabled = true
  const send = ballot.querySelector('[data-cast]')
  if (send) send.textContent = closed
}

/** A text that is the same isn't written: a screen reader's place in it would be lost. */
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
 * Counts go on while the page is open. An island because a page by itself is told nothing more: without it the results
 * are those of when it was made.
 */
const startLiveResults: StartIsland<IslandProps['LiveResults']> = (element, { locale, slug, closesAt }) => {
  listenToResults(slug, (results) => showVoteResults(element, results, locale), closesAt)
  return undefined
}

export default startLiveResults
