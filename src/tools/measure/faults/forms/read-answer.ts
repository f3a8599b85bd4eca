import { Parser } from 'htmlparser2'
import { formKeyField } from '../../../../shared/forms/form-key.ts'
import type { FormValues } from './filled-forms.ts'

/** What a visitor sees of a response. */
export interface SeenAnswer {
  /** Heading of the error, else of the page. */
  heading: string
  /** Values of the form on the page as a browser would submit them; absent where there is none. */
  form: FormValues | undefined
}

/** Reads a page as a browser without JavaScript does. */
export function readAnswer(html: string): SeenAnswer {
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
