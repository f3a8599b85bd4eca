/**
 * What scripts add to `/codegen`: texts are copied by a button, the sheet is printed by one, and the names of a campaign
 * are there again next time.
 */
import { codegenMessages } from '../../src/i18n/codegen.ts'
import { campaignFieldNames } from '../../src/shared/codegen.ts'
import { campaignNamesKey } from '../../src/shared/stored-names.ts'
import type { IslandProps } from '../islands/island-props.ts'
import type { PageTools, StartIsland } from '../islands/registry.ts'

const startPartnerLinks: StartIsland<IslandProps['Codegen']> = (element, { locale }, page) => {
  const t = codegenMessages(locale)
  for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-copy], button[data-print]')) {
    button.hidden = false
  }
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
    if (button?.matches('[data-print]')) print()
    if (button?.matches('[data-copy]')) void copy(button, t)
  })
  rememberNames(element, page)
  return undefined
}

/** Where the browser lets nobody write to the clipboard, the text is selected: one key more. */
async function copy(button: HTMLButtonElement, t: { copied: string; selected: string }): Promise<void> {
  const text = button.parentElement?.querySelector('textarea')
  const state = button.parentElement?.querySelector('[role="status"]')
  if (!text || !state) return
  try {
    await navigator.clipboard.writeText(text.value)
    state.textContent = t.copied
  } catch {
    text.select()
    state.textContent = t.selected
  }
}

/** What the address says of a campaign stands; a form that says nothing begins with what was sent last. */
function rememberNames(element: HTMLElement, { readLocalStorage, writeLocalStorage }: PageTools): void {
  const form = element.querySelector<HTMLFormElement>('form[data-codegen]')
  const fields = campaignFieldNames.flatMap((name) => {
    const field = form?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [{ name, field }] : []
  })
  const asked = new URLSearchParams(location.search)
  if (!asked.has('page') && fields.every(({ field }) => field.value === '')) {
    const names = parse(readLocalStorage(campaignNamesKey))
    for (const { name, field } of fields) field.value = String(names[name] ?? '')
  }
  form?.addEventListener('submit', () => {
    const names = Object.fromEntries(fields.map(({ name, field }) => [name, field.value.trim()]))
    const isEmpty = Object.values(names).every((value) => value === '')
    writeLocalStorage(campaignNamesKey, isEmpty ? null : JSON.stringify(names))
  })
}

function parse(text: string | null): Partial<Record<string, unknown>> {
  try {
    const names: unknown = JSON.parse(text ?? '{}')
    return typeof names === 'object' && names !== null ? { ...names } : {}
  } catch {
    // Not ours any more: the next names replace it.
    return {}
  }
}

export default startPartnerLinks
