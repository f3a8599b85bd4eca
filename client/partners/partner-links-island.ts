/**
 * The page of partner links (`/codegen`). It is an island because buttons copy texts and print the sheet, and because
 * the names of the last campaign are stored in the browser.
 */
import { codegenMessages } from '../../src/languages/texts.ts'
import { campaignFieldNames } from '../../src/shared/embed.ts'
import { campaignNamesKey } from '../../src/shared/stored-names.ts'
import type { IslandContext, StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'

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

/** Copies a text; where the browser forbids that, selects it, so that one key press copies it. */
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

/** Fills an empty form with the campaign's names that were sent last, and stores them when the form is sent. */
function rememberNames(element: HTMLElement, { readLocalStorage, writeLocalStorage }: IslandContext): void {
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
    // A text that isn't JSON is replaced at the next submission.
    return {}
  }
}

export default startPartnerLinks
