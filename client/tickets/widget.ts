import { ticketWidgetMaxWaitMs } from '../../src/shared/constants.ts'
import { loadScript } from '../browser/load-resource.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { withVisit } from './campaign.ts'

/** Selects buttons that lead to the site's ticket page, which shows the provider's frame. */
const frameButton = ':is([data-buy], [data-rows] p ~ a)[href$="/tickets"]'
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Addresses of frames by the address of the button; each is fetched once per page. */
const frames = new Map<string, Promise<string>>()
/** The widget couldn't be loaded once; this page doesn't try again. */
let isMissing = false

/**
 * Opens tickets in the provider's widget instead of on the ticket page, where the provider's script is configured. The
 * script is loaded once per page, when a ticket button is about to be clicked. Where it fails, the button opens the
 * ticket page.
 *
 * The provider's own sites use the script in the same way: a click on a link to `https://{host}/seance/{id}/#abiframe`
 * opens the widget, and the script cancels that click.
 */
export default function enableTicketWidget(): void {
  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const button = findButton(target)
        if (button && !isSavingData()) void prepare(button).catch(() => undefined)
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const { button: mouseButton, metaKey, ctrlKey, shiftKey, altKey } = event
    const button = findButton(event.target)
    if (!button || isMissing || event.defaultPrevented) return
    if (mouseButton !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void openWidget(button)
  })
}

const findButton = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(frameButton) : null

async function openWidget(button: HTMLAnchorElement): Promise<void> {
  // A second click before the widget is open would open two.
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const frame = await Promise.race([prepare(button), rejectLate()])
    if (!isTaken(frame)) throw new Error('the ticket widget did not handle the click')
  } catch (error) {
    console.warn(error)
    isMissing = true
    location.assign(button.href)
  } finally {
    button.ariaBusy = null
  }
}

const rejectLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the ticket widget took too long')), ticketWidgetMaxWaitMs)
  })

/** Loads the provider's script and styles. @returns the frame's address. @throws when any of them can't be had. */
async function prepare(button: HTMLAnchorElement): Promise<string> {
  const { ticketWidget = '', ticketWidgetStyles } = document.documentElement.dataset
  if (ticketWidgetStyles) addStyles(ticketWidgetStyles)
  const [frame] = await Promise.all([findFrame(button.href), loadScript(ticketWidget, ticketWidgetMaxWaitMs)])
  return frame
}

function addStyles(address: string): void {
  if (document.querySelector('[data-widget-styles]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.dataset.widgetStyles = ''
  document.head.append(link)
}

/** Finds the frame's address on the ticket page, since a row of a list doesn't contain it. */
function findFrame(ticketPage: string): Promise<string> {
  const known = frames.get(ticketPage)
  if (known) return known
  const asked = readFrame(ticketPage)
  frames.set(ticketPage, asked)
  asked.catch(() => frames.delete(ticketPage))
  return asked
}

async function readFrame(ticketPage: string): Promise<string> {
  const answer = await fetch(ticketPage)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const frame = page.querySelector<HTMLIFrameElement>('iframe[data-provider]')?.src
  if (!frame) throw new Error('the ticket page has no frame')
  return withVisit(frame)
}

/**
 * Clicks a link to the provider, without leaving the page.
 *
 * @returns whether the provider's script handled the click.
 */
function isTaken(frame: string): boolean {
  const link = document.createElement('a')
  link.href = frame
  link.hidden = true
  document.body.append(link)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
  let wasCancelled: boolean | undefined
  // The listener is added to the window, so that it runs after all listeners of the link and the document.
  const listen = () => {
    wasCancelled = click.defaultPrevented
    click.preventDefault()
  }
  window.addEventListener('click', listen)
  link.dispatchEvent(click)
  window.removeEventListener('click', listen)
  link.remove()
  // A script that stops the event's propagation keeps it from reaching the window.
  return wasCancelled ?? click.defaultPrevented
}
