// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendInPlace } from '../../../client/votes/send-in-place.ts'

const part = (content: string, name = 'wish/naruto') => `<div data-in-place="${name}">${content}</div>`
const form = (option: string, more = '') =>
  `<form method="post" action="/wishes/naruto"${more}><input name="option" value="${option}"><button>Хочу</button></form>`
const counted = part('<div role="status">Пожелание учтено</div>')
const toBeConfirmed = part(
  form('kazan', ' data-confirms').replace('<button>', '<input name="confirmed" value="yes"><button>'),
)

const answers: string[] = []
const sent: string[] = []
const submitted = vi.fn()

beforeEach(() => {
  answers.length = 0
  sent.length = 0
  submitted.mockReset()
  document.body.replaceWith(document.createElement('body'))
  vi.stubGlobal('fetch', async (address: URL, { body }: RequestInit) => {
    sent.push(`${address.pathname} ${body}`)
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('no network')
    return new Response(answer)
  })
  HTMLFormElement.prototype.submit = submitted
})

async function press(content: string) {
  document.body.innerHTML = content
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => {
    if (document.querySelector('[aria-busy="true"]') && submitted.mock.calls.length === 0)
      throw new Error('busy')
  })
}

// Listens once, as a page does.
sendInPlace(document)

describe('a vote or wish', () => {
  it('is sent, and the part of the page is replaced', async () => {
    answers.push(counted)
    await press(`${part(form('kazan'))}<p>Другое</p>`)
    expect(sent).toEqual(['/wishes/naruto option=kazan'])
    expect(document.body.textContent).toBe('Пожелание учтеноДругое')
    expect(document.activeElement?.textContent).toBe('Пожелание учтено')
  })

  it('is confirmed by the script, where the browser had no cookie', async () => {
    answers.push(toBeConfirmed, counted)
    await press(part(form('kazan')))
    expect(sent).toEqual(['/wishes/naruto option=kazan', '/wishes/naruto option=kazan&confirmed=yes'])
    expect(document.body.textContent).toBe('Пожелание учтено')
  })

  it('is confirmed once: what is asked again is shown', async () => {
    answers.push(toBeConfirmed, toBeConfirmed)
    await press(part(form('kazan')))
    expect(sent).toHaveLength(2)
    expect(document.querySelector('[data-confirms]')).not.toBeNull()
  })

  it('is sent as without script, where there is no network or another page comes', async () => {
    await press(part(form('kazan')))
    expect(submitted).toHaveBeenCalledTimes(1)
    answers.push('<h1>Сайт на ремонте</h1>')
    submitted.mockReset()
    await press(part(form('kazan')))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('leaves started islands, with what they show now', async () => {
    const island = (text: string) => `<tutti-island name="LiveResults">${text}</tutti-island>`
    answers.push(part(island('2 голоса')))
    const pressing = press(part(island('1 голос') + form('kazan')))
    const started = document.querySelector('tutti-island')
    await pressing
    expect(document.querySelector('tutti-island')).toBe(started)
    expect(started?.textContent).toBe('2 голоса')
  })

  it('elsewhere on the page is left to the browser', async () => {
    await press(form('kazan'))
    expect(sent).toEqual([])
  })
})
