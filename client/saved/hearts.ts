import { savedMessages } from '../../src/languages/texts.ts'
import { loadStyleSheet } from '../browser/load-resource.ts'
import { pageLocale } from '../browser/root-element.ts'
import { address } from '../styles/navigation.css'
import { onSavedConcertsChange, readSavedSlugs, setConcertSaved } from './saved-concerts.ts'

/** Matches the path of a concert's page, or of its evening, in any language; the group is its slug. */
const concertPattern = /\/c\/([a-z0-9-]+)(?:\/evening)?$/

/** Rows of concerts in lists and cards of search results; the first link in each opens the concert. */
const places = ':is([data-rows], [data-finds]) > li'

/**
 * Adds a heart button, which saves a concert, to every row and card of a concert, and one with a text to the concert's
 * own page. A script adds them, since they do nothing without one.
 */
export function addHeartButtons(root: Document | Element): void {
  const t = savedMessages(pageLocale())
  for (const place of root.querySelectorAll(`${places}:not(:has([data-heart]))`)) {
    const link = place.querySelector('a')
    const slug = link && concertPattern.exec(link.pathname)?.[1]
    const time = place.querySelector('time')
    if (!slug || isOver(time)) continue
    // The link of a card has the text «details»; the concert's name is bold in the heading above it.
    const name = (place.querySelector('h3 b') ?? link).textContent
    place.append(makeHeart(slug, t.saveConcert(`${name}, ${spaced(time)}`)))
  }
  const place = root.querySelector('[data-heart-place]:empty')
  const slug = concertPattern.exec(location.pathname)?.[1]
  if (place && slug && !isOver(document.querySelector('[data-concert-time]')))
    place.append(makeNamedHeart(slug, t))
  listen()
  showSaved()
}

let styleSheet: Promise<void> | undefined

/** Adds the heart buttons once their style sheet has come: without it they would move the page. */
export function addHeartButtonsOnceStyled(root: Document | Element): void {
  styleSheet ??= loadStyleSheet(address)
  styleSheet.then(() => addHeartButtons(root), console.warn)
}

/** @returns a date's text with spaces between its elements, which only styles separate on the page. */
const spaced = (time: HTMLTimeElement | null) =>
  [...(time?.childNodes ?? [])].map(({ textContent }) => textContent).join(' ')

function makeHeart(slug: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'heart'
  button.dataset.heart = slug
  button.ariaLabel = label
  return button
}

/** Makes the button of a concert's own page, with a text and a link to the list of saved concerts. */
function makeNamedHeart(slug: string, t: ReturnType<typeof savedMessages>): DocumentFragment {
  const button = makeHeart(slug, t.save)
  button.classList.add('button', 'button-quiet')
  button.textContent = t.save
  button.removeAttribute('aria-label')
  const link = document.createElement('a')
  link.href = document.querySelector<HTMLAnchorElement>('a[href$="/saved"]')?.href ?? '/saved'
  link.textContent = t.title
  const both = document.createDocumentFragment()
  both.append(button, link)
  return both
}

/** @returns whether a concert is over. Yesterday's is not yet: in its city it may still be today. */
function isOver(time: HTMLTimeElement | null): boolean {
  const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
  return time !== null && time.dateTime.slice(0, 10) < yesterday && !time.closest('[data-saved-list]')
}
const dayMs = 86_400_000

let isListening = false

/** Adds one listener for all heart buttons, also for those that are added later, and a live region that announces each change. */
function listen(): void {
  if (isListening) return
  isListening = true
  const status = document.createElement('p')
  status.ariaLive = 'polite'
  status.className = 'hidden-text'
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
    if (!button?.dataset.heart) return
    const isSaved = button.ariaPressed !== 'true'
    setConcertSaved(button.dataset.heart, isSaved)
    const t = savedMessages(pageLocale())
    status.textContent = isSaved ? t.saved : t.removed
  })
  onSavedConcertsChange(showSaved)
  document.body.append(status)
}

function showSaved(): void {
  const saved = new Set(readSavedSlugs())
  for (const button of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const isSaved = saved.has(button.dataset.heart ?? '')
    const pressed = String(isSaved)
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed
    // On a concert's own page the button has a text; in lists it is an icon.
    if (button.textContent) {
      const t = savedMessages(pageLocale())
      button.textContent = isSaved ? t.saved : t.save
    }
  }
}
