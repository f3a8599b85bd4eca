import { formMessages } from '../../../../languages/texts.ts'
import { pathTo } from '../../../../routes/paths.ts'
import { formKeyField } from '../../../../shared/forms/form-key.ts'
import { type FormName, formRegistry } from '../../../../shared/forms/form-names.ts'
import { defaultLocale } from '../../../../shared/locales.ts'
import { localePath } from '../../../../shared/urls.ts'
import type { FormValues } from './filled-forms.ts'
import { readAnswer } from './read-answer.ts'

/** Response to a submitted form. */
export interface FormResponse {
  status: number
  /** Target of the redirect, if any. */
  location: string | null
  heading: string
  /** Values of the returned form, as they would be submitted again. */
  form: FormValues | undefined
  /** Names of fields whose returned value differs from the submitted one. */
  changed: string[]
  /** Whether the page advises to keep a copy. */
  saysToKeepIt: boolean
}

/** Submits a form as a browser without JavaScript does, and follows the redirect. */
export async function sendForm(site: URL, name: FormName, typed: FormValues): Promise<FormResponse> {
  const path = localePath(defaultLocale, pathTo(formRegistry[name].page))
  const response = await fetch(new URL(path, site), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(typed),
  })
  const location = response.headers.get('location')
  const html = location ? await follow(response, new URL(location, site)) : await response.text()
  const { heading, form } = readAnswer(html)
  const changed = Object.keys(typed).filter(
    (field) => field !== formKeyField && toLines(form?.[field]) !== toLines(typed[field]),
  )
  const saysToKeepIt = html.includes(formMessages(defaultLocale).keepCopy)
  return { status: response.status, location, heading, form, changed: location ? [] : changed, saysToKeepIt }
}

/** Normalises line breaks, since browsers submit CRLF. */
const toLines = (text: string | undefined) => text?.replace(/\r\n?/g, '\n')

async function follow(response: Response, to: URL): Promise<string> {
  await response.body?.cancel()
  return (await fetch(to)).text()
}
