import { Parser } from 'htmlparser2'
import { formMessages } from '../../../../languages/texts.ts'
import { pathTo } from '../../../../routes/paths.ts'
import { formKeyField } from '../../../../shared/forms/form-key.ts'
import { type FormName, formRegistry } from '../../../../shared/forms/form-names.ts'
import { defaultLocale } from '../../../../shared/locales.ts'
import { localePath } from '../../../../shared/urls.ts'
import type { FormValues } from './filled-forms.ts'

/** The response to a submitted form. */
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

/** What a visitor sees of a response. */
interface SeenAnswer {
  /** Heading of the error, else of the page. */
  heading: string
  /** Values of the form on the page as a browser would submit them; absent where the page has no form. */
  form: FormValues | undefined
}

/** Reads a page as a browser without JavaScript does. */
function readAnswer(html: string): SeenAnswer {
  const headings: Record<string, string> = {}
  const forms: Record<string, string>[] = []
  let heading: string | undefined
  let textArea: string | undefined
  let list: string | undefined
  let isInErrors = false
  const put = (name: string | undefined, value = '') => {
    const form = forms.at(-1)
    if (name && form) form[name] = value
  }
  const parser = new Parser({
    onopentag(tag, { name, value, type, checked, selected, ...rest }) {
      if (rest['data-form-errors'] !== undefined) isInErrors = true
      if (tag === 'form') forms.push({})
      else if (tag === 'h1' || (tag === 'h2' && isInErrors)) heading = tag
      else if (tag === 'textarea') {
        put(name)
        textArea = name
      } else if (tag === 'select') list = name
      else if (tag === 'option' && (selected !== undefined || isFirstOf(list))) put(list, value)
      else if (tag === 'input' && (!/^(radio|checkbox)$/.test(type ?? '') || checked !== undefined))
        put(name, value)
    },
    ontext(text) {
      if (heading) headings[heading] = `${headings[heading] ?? ''}${text}`
      if (textArea) put(textArea, `${forms.at(-1)?.[textArea] ?? ''}${text}`)
    },
    onclosetag(tag) {
      if (tag === heading) heading = undefined
      if (tag === 'h2') isInErrors = false
      if (tag === 'textarea') textArea = undefined
      if (tag === 'select') list = undefined
    },
  })
  const isFirstOf = (name: string | undefined) => name !== undefined && forms.at(-1)?.[name] === undefined
  parser.end(html)
  return {
    heading: headings.h2 ?? headings.h1 ?? '',
    form: forms.find((form) => formKeyField in form),
  }
}
