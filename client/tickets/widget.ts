import { withCampaign } from '../../src/shared/campaign.ts'
import { ticketWidgetMaxWaitMs } from '../../src/shared/constants.ts'
import { loadScript } from '../browser/load-resource.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { readCampaign } from './campaign.ts'

/** Buttons that lead to our ticket page, where the provider's frame stands. */
const frameButton = ':is([data-buy], [data-rows] p ~ a)[href$="/tickets"]'
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Addresses of frames by the button's own address: each is asked for once per page. */
const frames = new Map<string, Promise<string>>()
/** A widget that couldn't be had isn't waited for again on this page. */
let isMissing = false

/**
 * The provider's widget instead of our ticket page, where a script of theirs is configured. It is loaded when a
 * ticket button is about to be clicked, once per page; whatever goes wrong, the button is a link.
 *
 * The contract with the script is narrow, and the one that the provider's own sites live by: a click on a link
 * to `https://{host}/seance/{id}/#abiframe` opens the widget, and the script says so by cancelling that click.
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
  // A second click while the first is under way would open two.
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const frame = await Promise.race([prepare(button), rejectLate()])
    if (!isTaken(frame)) throw new Error('the ticket widget took no notice')
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

/** Loads what a click will need. @returns the frame's address. @throws when any of it can't be had. */
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

/** Rows of concerts don't carry the frame's address: our ticket page knows it. */
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
  return withCampaign(frame, readCampaign())
}

/** Clicks on the provider's link. Whether or not the script takes the click, the page stays where it is. */
function isTaken(frame: string): boolean {
  const link = document.createElement('a')
  link.href = frame
  link.hidden = true
  document.body.append(link)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
  let wasCancelled: boolean | undefined
  // The last to hear of the click: listeners on the link, the document and the window come before.
  const listen = () => {
    wasCancelled = click.defaultPrevented
    click.preventDefault()
  }
  window.addEventListener('click', listen)
  link.dispatchEvent(click)
  window.removeEventListener('click', listen)
  link.remove()
  // A script that keeps its clicks to itself never lets them come this far.
  return wasCancelled ?? click.defaultPrevented
}
