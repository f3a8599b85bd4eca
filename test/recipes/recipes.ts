import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A checkout in which a recipe is followed. */
export interface Kitchen {
  /** Replaces the text of a file, which is made if it isn't there. */
  write: (file: string, text: string) => void
  /** Adds text behind the first place of a file that matches. @throws Error where none does */
  addBehind: (file: string, place: string | RegExp, added: string) => void
  /** Copies a file or a folder. @param rename changes its names and its texts */
  copy: (from: string, to: string, rename: (text: string) => string) => void
  read: (file: string) => string
  /** Folders of languages, without those that may fall back to another. */
  languages: string[]
}

export function openKitchen(root: string): Kitchen {
  const inCopy = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(inCopy(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(inCopy(file), text)
  const isWhole = (language: string) => !read(`src/languages/${language}/language.ts`).includes('fallback:')
  return {
    read,
    write,
    addBehind: (file, place, added) => {
      const text = read(file)
      const at = typeof place === 'string' ? text.indexOf(place) : text.search(place)
      if (at < 0) throw new Error(`${file} has no place for ${added}`)
      const end = at + (typeof place === 'string' ? place.length : (place.exec(text)?.[0].length ?? 0))
      write(file, text.slice(0, end) + added + text.slice(end))
    },
    copy: (from, to, rename) => {
      cpSync(inCopy(from), inCopy(to), { recursive: true })
      renameAll(inCopy(to), rename)
    },
    languages: readdirSync(inCopy('src/languages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isWhole(entry.name))
      .map(({ name }) => name),
  }
}

function renameAll(path: string, rename: (text: string) => string): void {
  const entries = readdirSync(dirname(path), { withFileTypes: true })
  const isFolder = entries.some((entry) => entry.isDirectory() && path.endsWith(`/${entry.name}`))
  if (!isFolder) {
    writeFileSync(path, rename(readFileSync(path, 'utf8')))
    return
  }
  for (const name of readdirSync(path)) {
    const renamed = rename(name)
    if (renamed !== name) cpSync(join(path, name), join(path, renamed), { recursive: true })
    renameAll(join(path, renamed), rename)
  }
}

/** The blocks of code of a recipe, in their order. */
function readBlocks(kitchen: Kitchen, title: string): string[] {
  const [, recipe = ''] =
    new RegExp(`^## ${title}.*?\\n(.*?)^## `, 'ms').exec(kitchen.read('docs/recipes.md')) ?? []
  return [...recipe.matchAll(/^ *```tsx?\n(.*?)^ *```/gms)].map(([, block = '']) =>
    block.replace(/^ {3}/gm, ''),
  )
}

/** The examples of the document. */
const form = 'volunteer'
const seller = 'eventix'

/** Texts of the page and of both links; a test finds those that were left in English. */
const texts: Readonly<Record<string, { history: string; volunteer: string }>> = {
  ru: { history: 'Как всё началось', volunteer: 'Помочь нам' },
  en: { history: 'How it began', volunteer: 'Help us' },
  de: { history: 'Wie alles begann', volunteer: 'Mithelfen' },
  th: { history: 'จุดเริ่มต้นของเรา', volunteer: 'ช่วยเรา' },
}
const textOf = (language: string, name: 'history' | 'volunteer'): string => {
  const text = texts[language]?.[name]
  if (!text) throw new Error(`the recipes need texts in ${language}`)
  return text
}

/** Follows «A page» by the very blocks of the document. */
export function addPage(kitchen: Kitchen): void {
  const [row = '', page = '', line = ''] = readBlocks(kitchen, 'A page')
  kitchen.addBehind('src/routes/addresses.ts', /^ {2}contact: .*\n/m, `  ${row}`)
  for (const language of kitchen.languages) {
    kitchen.addBehind(
      `src/languages/${language}/texts/pages.ts`,
      /^import .*\n+/m,
      `export const history = { title: '${textOf(language, 'history')}', description: '${textOf(language, 'history')}' }\n\n`,
    )
    kitchen.addBehind(
      `src/languages/${language}/texts/site.ts`,
      /menuLinks: \{\n/,
      `    history: '${textOf(language, 'history')}',\n`,
    )
  }
  kitchen.addBehind(
    'src/languages/texts.ts',
    /^(?=export const )/m,
    `export const historyMessages = textsOf('history')\n`,
  )
  kitchen.write('src/pages/history.tsx', page)
  kitchen.addBehind('src/worker/app.ts', /^ {4}contact: contentPage\('contact'\),\n/m, `    ${line}`)
  kitchen.addBehind('src/demo/brand/brand.ts', /footer: \[\n/, `      'history',\n`)
}

/** Follows «A form». */
export function addForm(kitchen: Kitchen): void {
  const rename = (text: string) =>
    text
      .replace(/\bcontact(?=Rows|Schema|Topics)/g, 'volunteer')
      .replaceAll('ContactValues', 'VolunteerValues')
      .replaceAll('contact-message', 'volunteer-request')
      .replaceAll('contact_message', 'volunteer_request')
  const forms = 'src/features/submissions/forms'
  kitchen.addBehind(
    'src/shared/forms/form-names.ts',
    /^ {2}contact: \{ page.*\n/m,
    `  volunteer: { page: 'volunteer', collection: 'volunteer-requests' },\n`,
  )
  kitchen.addBehind(
    'src/routes/addresses.ts',
    /^ {2}contact: .*\n/m,
    `  volunteer: { kind: 'page', path: '/volunteer', isFixed: true, hasAction: true },\n`,
  )
  kitchen.addBehind(
    'src/worker/app.ts',
    /^ {4}contact: contentPage\('contact'\),\n/m,
    `    volunteer: contentPage('volunteer'),\n`,
  )
  kitchen.copy(`${forms}/contact-form.ts`, `${forms}/volunteer-form.ts`, (text) =>
    rename(text)
      .replaceAll('VolunteerValues', 'VolunteerValues')
      .replaceAll('ContactValues', 'VolunteerValues'),
  )
  kitchen.addBehind(
    `${forms}/submission-forms.ts`,
    /^import \{ contactRows.*\n/m,
    `import { volunteerRows, volunteerSchema } from './${form}-form.ts'\n`,
  )
  kitchen.addBehind(
    `${forms}/submission-forms.ts`,
    /^ {2}contact: .*\n/m,
    `  volunteer: { schema: volunteerSchema, rows: volunteerRows },\n`,
  )
  for (const language of kitchen.languages) {
    const texts = `src/languages/${language}/texts/submission-forms.ts`
    const [block = ''] = /^ {2}contact: \{\n.*?^ {2}\},\n/ms.exec(kitchen.read(texts)) ?? []
    kitchen.addBehind(texts, block, block.replace('contact:', 'volunteer:'))
    kitchen.addBehind(
      `src/languages/${language}/texts/site.ts`,
      /menuLinks: \{\n/,
      `    volunteer: '${textOf(language, 'volunteer')}',\n`,
    )
    kitchen.addBehind(
      `src/languages/${language}/texts/content-manager-options.ts`,
      /^ {2}contact: .*\n/m,
      `  volunteer: '${textOf(language, 'volunteer')}',\n`,
    )
  }
  kitchen.addBehind('src/strapi-project/files/src/components/block/form.json', '"contact"', ', "volunteer"')
  kitchen.copy(
    'src/strapi-project/files/src/api/contact-message',
    'src/strapi-project/files/src/api/volunteer-request',
    rename,
  )
  const [paragraph = ''] =
    /^ {2}contact: \{\n.*?^ {2}\},\n/ms.exec(kitchen.read('src/demo/brand/pages.ts')) ?? []
  kitchen.addBehind('src/demo/brand/pages.ts', paragraph, paragraph.replace('contact:', 'volunteer:'))
  kitchen.addBehind('src/demo/brand/brand.ts', /footer: \[\n/, `      'volunteer',\n`)
  kitchen.addBehind(
    'test/worker/forms/forms.tests.ts',
    /\['\/contact', contactFormValues\],\n/,
    `  ['/volunteer', contactFormValues],\n`,
  )
  kitchen.addBehind(
    'test/worker/desk/said.tests.ts',
    /^ {2}contact: \[\[.*\n/m,
    `  volunteer: [['a form', ({ guest }) => guest.send('/volunteer', contactFormValues), 'Номер']],\n`,
  )
  kitchen.write('test/worker/forms/opened.tests.ts', openingTest)
}

/** Lets tests of the copy open both pages; the form is sent by those of all forms. */
const openingTest = `import { expect, it } from 'vitest'
import { visit } from '../visit.ts'

it.each(['/history', '/en/history', '/volunteer', '/th/volunteer'])('%s answers 200', async (path) => {
  expect((await visit(path)).status).toBe(200)
})
`

/** Follows «A ticket service», with an API that says what is left. */
export function addSeller(kitchen: Kitchen): void {
  kitchen.copy('src/providers/tickets/frame.ts', 'src/providers/tickets/eventix.ts', (text) =>
    text
      .replace(/\/\*\*.*?\*\//, '/** Eventix shows the tickets of an event in a frame. */')
      .replace("name: 'Tickets',", "name: 'Eventix',\n  country: 'NL',\n  hosts: ['eventix.example'],"),
  )
  kitchen.addBehind(
    'src/providers/tickets.ts',
    /^import .*\n/m,
    `import * as eventix from './tickets/${seller}.ts'\n`,
  )
  kitchen.addBehind('src/providers/tickets.ts', 'ticketProviders = {', ' eventix,')
  kitchen.addBehind(
    'test/unit/ticket-providers.test.ts',
    /TicketProviderId, \[page.*\n/,
    `  eventix: [['https://eventix.example/e/1', 'https://eventix.example/e/1']],\n`,
  )
  kitchen.addBehind('docs/adopt.md', '(the address of its frame), ', '`eventix`, ')
  kitchen.copy(
    'src/features/availability/sources/generic.ts',
    'src/features/availability/sources/eventix.ts',
    (text) => text.replace(/toEvent: .*\n/, "toEvent: (page) => page?.pathname.split('/')[2],\n"),
  )
  kitchen.addBehind(
    'src/features/availability/ticket-sources.ts',
    /\{ source: TicketSource \}>> = \{\n/,
    `  eventix: () => import('./sources/${seller}.ts'),\n`,
  )
  kitchen.addBehind(
    'src/config/config-values.ts',
    /sellerConnections = \{\n/,
    `  eventix: ({ EVENTIX_TOKEN: token }) => token && { token },\n`,
  )
  kitchen.addBehind(
    'src/config/config-values.ts',
    /ticketVariables = \{\n/,
    `  EVENTIX_TOKEN: z.optional(z.string()),\n`,
  )
  kitchen.addBehind(
    'src/tools/operate/variables/visitors.ts',
    /(?=\n {2}PRETIX_TOKEN: )/,
    `\n  EVENTIX_TOKEN: {
    meaning: 'Token of the API of Eventix. With it the site knows what is sold.',
    without: 'tickets of Eventix are shown as editors describe them',
    isSecret: true,
    isRarelySet: true,
  },`,
  )
  kitchen.addBehind(
    'test/unit/connected-sources.test.ts',
    /variablesOf: .*\n/,
    `  eventix: { EVENTIX_TOKEN: 'token' },\n`,
  )
  kitchen.addBehind(
    'test/unit/ticket-sources.test.ts',
    /$/,
    `
import { toTicketSettings } from '../../src/config/config-values.ts'
import { loadSources } from '../../src/features/availability/ticket-sources.ts'

it('Eventix is asked where its variable is set', async () => {
  const { connectedSellers } = toTicketSettings({ EVENTIX_TOKEN: 'token' } as never)
  const [seller] = await loadSources({ connectedSellers } as never)
  const asked: unknown[] = []
  const ask = async (...call: unknown[]) => {
    asked.push(call)
    return { body: { 1: { state: 'on-sale', available: 12 } }, headers: new Headers() }
  }
  const event = seller?.source.toEvent(new URL('https://eventix.example/e/1'), 'gala') ?? ''
  const answers = await seller?.source.fetchEvents({ token: 'token', url: 'https://api.example', now: () => 0, ask } as never, [event])
  expect([seller?.id, asked.length, answers?.get('1')?.available]).toEqual(['eventix', 1, 12])
})
`,
  )
}
