import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

let root: ReturnType<typeof createRoot>

/** A page of one empty element, in which `show` draws. */
export function openEmptyPage(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
}
export const show = (element: ReactElement) => act(async () => root.render(element))
export const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** A click. @returns whether the browser follows the link */
export async function click(
  at: Element | string | null | undefined,
  more: MouseEventInit = {},
): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  const element = typeof at === 'string' ? document.querySelector(at) : at
  await act(async () => element?.dispatchEvent(event))
  return !event.defaultPrevented
}

/** Enter in the form's field. @returns whether the browser sends the form */
export async function enter(): Promise<boolean> {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => document.querySelector('form')?.dispatchEvent(event))
  return !event.defaultPrevented
}

export const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })

export const type = (input: HTMLInputElement | null, text: string) =>
  act(async () => {
    // React hears of a value only where its own setter hasn't noted it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
