// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listConcertsOfCity } from '../../../client/submissions/concert-choice.ts'

let answer: () => Response | Promise<Response>
let asked: string[]
const fetchCities = vi.fn(async (..._: unknown[]) => [{ attributes: { name: 'Казань' } }])
const kazan = {
  city: 'Казань',
  concerts: [
    { slug: 'zimmer', text: 'Zimmer, 5 December' },
    { slug: 'bach', text: 'Bach' },
  ],
}

/** A form with a choice of city and concert, and the button that requests the concerts from the server. */
function open({ city = '', note = '', chosen = '' } = {}): HTMLFormElement {
  document.body.innerHTML = `<form><input name="city" value="${city}">
    <select name="concert"><option value=""></option>${chosen && `<option value="${chosen}" selected>x</option>`}</select>
    <button data-step>Show concerts</button><p data-concerts-of>${note}</p></form>`
  return document.querySelector('form') ?? document.createElement('form')
}
const start = (form: HTMLFormElement) =>
  listConcertsOfCity(form, 'en', { fetchCities } as unknown as Parameters<typeof listConcertsOfCity>[2])
async function type(city: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[name="city"]')
  if (!input) return
  input.value = city
  input.dispatchEvent(new Event('change'))
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}
const options = () => [...document.querySelectorAll('option')].map(({ value }) => value)
const chosen = () => document.querySelector('select')?.value
const note = () => document.querySelector('[data-concerts-of]')?.textContent
const isButtonHidden = () => document.querySelector<HTMLElement>('[data-step]')?.hidden

/** Replaces the constructor `Option`, which happy-dom lacks. */
function Option(text: string, value = text) {
  return Object.assign(document.createElement('option'), { textContent: text, value })
}

beforeEach(() => {
  vi.stubGlobal('Option', Option)
  asked = []
  vi.clearAllMocks()
  answer = () => Response.json({ data: kazan })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a city that stands there already has its concerts listed', async () => {
  await start(open({ city: ' Казань ' }))
  expect([options(), isButtonHidden()]).toEqual([['', 'zimmer', 'bach'], true])
  expect(asked.map(decodeURIComponent)).toEqual([expect.stringMatching(/\?locale=en&city=Казань$/)])
  expect(note()).not.toBe('')
})

it('a city whose concerts the server has listed isn’t asked for again', async () => {
  await start(open({ city: 'Казань', note: '2 concerts in Kazan' }))
  expect([asked, isButtonHidden()]).toEqual([[], true])
})

it('a city that is typed later has its concerts listed, once', async () => {
  await start(open())
  expect([asked, options()]).toEqual([[], ['']])
  await type('Казань')
  await type('Казань ')
  expect([asked.length, options()]).toEqual([1, ['', 'zimmer', 'bach']])
})

it.each([
  ['zimmer', 'zimmer'],
  ['gone', ''],
])('of the concerts of another city, the chosen %s is «%s»', async (before, after) => {
  await start(open({ city: 'Казань', chosen: before }))
  expect(chosen()).toBe(after)
})

it('a city that is taken back has none', async () => {
  await start(open({ city: 'Казань' }))
  await type('')
  expect([options(), note()]).toEqual([[''], ''])
})

it('another city that is typed meanwhile is the one that counts', async () => {
  const first = Promise.withResolvers<Response>()
  answer = () => first.promise
  const started = start(open({ city: 'Пермь' }))
  answer = () => Response.json({ data: kazan })
  await type('Казань')
  first.resolve(Response.json({ data: { city: 'Пермь', concerts: [{ slug: 'perm', text: 'x' }] } }))
  await started
  expect(options()).toEqual(['', 'zimmer', 'bach'])
})

it('where the site doesn’t answer, its button stays, and the same city may be tried again', async () => {
  answer = () => new Response('oops', { status: 503 })
  await start(open({ city: 'Казань' }))
  expect([isButtonHidden(), options()]).toEqual([false, ['']])
  answer = () => Response.json({ data: kazan })
  await type('Казань')
  expect([isButtonHidden(), options()]).toEqual([true, ['', 'zimmer', 'bach']])
})

it('names of cities are offered once somebody begins to type', async () => {
  await start(open())
  const input = document.querySelector('[name="city"]')
  expect(fetchCities).not.toHaveBeenCalled()
  input?.dispatchEvent(new Event('focus'))
  input?.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(input?.getAttribute('list')).toBe('city-names'))
  expect(fetchCities).toHaveBeenCalledOnce()
  expect(document.querySelector('#city-names option')?.textContent).toBe('Казань')
})
