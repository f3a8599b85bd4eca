import { formKeyField } from '../../src/shared/forms/form-key.ts'
import { makeAgedFormKey } from '../fixtures/new-key.ts'
import { origin, type Visit, visit } from './visit.ts'

export type Fields = Readonly<Record<string, string>>

/** Sends what stands in a form, as a browser does from a page of the site; a multipart one by its `content-type`. */
export const sendBody = (path: string, body: string, { headers, ...more }: Visit = {}) =>
  visit(path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    ...more,
  })

export const sendForm = (path: string, fields: Fields, how?: Visit) =>
  sendBody(path, new URLSearchParams(fields).toString(), how)

/** Sends the form under a new key, unless the fields contain one. */
export const sendNew = (path: string, fields: Fields, how?: Visit) =>
  sendForm(path, { [formKeyField]: makeAgedFormKey(), ...fields }, how)

/** The key of the form on a page; empty where it has none yet. */
export const keyIn = (html: string) => /name="form-key" value="([^"]*)"/.exec(html)?.[1] ?? ''
