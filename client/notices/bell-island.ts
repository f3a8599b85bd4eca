/**
 * The bell that follows a topic. It is an island because only a script can subscribe a browser to push notifications. A
 * dialog explains what will be sent; only its button asks the browser for permission. Without JavaScript the bell is a
 * link to a page with the same explanation.
 */

import { bellMessages } from '../../src/languages/texts.ts'
import { pathTo } from '../../src/routes/paths.ts'
import { pushStepField, topicsField } from '../../src/shared/forms/push-fields.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { fromTopicText, type Topic, toTopicText } from '../../src/shared/notices.ts'
import { localePath } from '../../src/shared/urls.ts'
import { loadStyleSheet } from '../browser/load-resource.ts'
import { pageLocale } from '../browser/root-element.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { address } from '../styles/bell.css'
import { canSubscribe, subscribeBrowser } from './subscribe-browser.ts'

const startBell: StartIsland<IslandProps['Bell']> = async (element, { hasMail }) => {
  const link = element.querySelector<HTMLAnchorElement>('a')
  if (!link) return undefined
  const [publicKey] = await Promise.all([fetchKey(), loadStyleSheet(address)])
  const dialog = makeDialog(publicKey, link, hasMail)
  element.append(dialog)
  const open = () => dialog.showModal()
  open()
  return open
}

/** @returns the site's public VAPID key. @throws where it can't be had; the bell then stays a link. */
async function fetchKey(): Promise<string> {
  const answer = await fetch(pathTo('pushKey'))
  const { data } = (await answer.json()) as { data: { publicKey: string } | null }
  if (!data) throw new Error(`no key: ${answer.status}`)
  return data.publicKey
}

/** Reads the topics from the link's query `about`; a concert's topics get texts of their kind. */
function readTopics(link: HTMLAnchorElement, t: ReturnType<typeof bellMessages>) {
  return (new URL(link.href).searchParams.get('about') ?? '').split(',').flatMap((text) => {
    const topic = fromTopicText(text)
    if (!topic) return []
    const { kind } = topic
    const words = kind === 'concert' || kind === 'tickets' ? t.about[kind] : (link.textContent ?? '')
    return { ...topic, text: words }
  })
}

function makeDialog(publicKey: string, link: HTMLAnchorElement, hasMail: boolean): HTMLDialogElement {
  const locale = pageLocale()
  const t = bellMessages(locale)
  const topics = readTopics(link, t)
  const title = make('h2', t.title)
  title.id = 'bell-title'
  const choices = topics.map(({ text }, index) => {
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.checked = index === 0 || topics.length === 1
    const label = document.createElement('label')
    label.append(box, ` ${text}`)
    return { box, label }
  })
  const readChosen = () => topics.filter((_, index) => choices[index]?.box.checked)
  const state = make('p', '')
  state.setAttribute('role', 'status')
  const allow = makeButton(t.allow, 'button')
  const close = makeButton(t.notNow, 'button button-quiet')
  const all = document.createElement('a')
  all.href = link.href
  all.textContent = t.all
  const mail = hasMail ? [makeMailForm(locale, readChosen)] : []
  const dialog = document.createElement('dialog')
  dialog.className = 'bell'
  dialog.setAttribute('aria-labelledby', title.id)
  const note = make('p', `${t.ask} ${t.night}`)
  note.className = 'note'
  const buttons = document.createElement('p')
  buttons.append(allow, close)
  const byBrowser = [note, buttons, state]
  const ways = canSubscribe() ? [...byBrowser, ...mail] : [...mail, ...byBrowser]
  dialog.append(title, ...choices.map(({ label }) => label), ...ways, all)
  close.addEventListener('click', () => dialog.close())
  // The island would cancel clicks on the dialog, which is inside it.
  dialog.addEventListener('click', (event) => {
    event.stopPropagation()
    if (event.target === dialog) dialog.close()
  })
  allow.addEventListener('click', async () => {
    const chosen = readChosen()
    if (chosen.length === 0) return dialog.close()
    allow.disabled = true
    const subscribed = await subscribeBrowser(publicKey, locale, chosen)
    allow.disabled = false
    state.textContent = t[subscribed]
    if (subscribed !== 'done') return
    allow.hidden = true
    close.textContent = 'OK'
    close.focus()
    // The bell's last node is its text, after the icon.
    if (link.lastChild) link.lastChild.textContent = t.on
  })
  return dialog
}

/** The field for an e-mail address. Its form leads to the page of notices, which says that a letter is on its way. */
function makeMailForm(locale: Locale, readChosen: () => Topic[]): HTMLFormElement {
  const t = bellMessages(locale)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = localePath(locale, pathTo('push'))
  const field = (name: string, type: string, value = '') =>
    Object.assign(document.createElement('input'), { name, type, value })
  const topics = field(topicsField, 'hidden')
  const email = field('email', 'email')
  email.required = true
  email.autocomplete = 'email'
  const label = make('label', t.email)
  label.append(email)
  const send = makeButton(t.sendLetter, 'button button-quiet')
  send.type = 'submit'
  const hint = make('small', t.byMailHint)
  form.append(field(pushStepField, 'hidden', 'mail'), topics, label, send, hint)
  form.addEventListener('submit', () => {
    topics.value = readChosen().map(toTopicText).join()
  })
  return form
}

function make<Name extends 'h2' | 'label' | 'p' | 'small'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function makeButton(text: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  return button
}

export default startBell
