import { readFile, writeFile } from 'node:fs/promises'
import type { ContentType } from '../../../src/shared/content-types.ts'
import { need, strapiUrl, version } from './services.ts'

/** How Strapi's panel identifies an entry: by its id in Strapi 4, by its `documentId` in Strapi 5. */
export type EntryId = number | string

/** An editor in Strapi's admin panel, who acts by the calls that the panel makes. */
export interface Editor {
  find: (type: ContentType, slug: string, locale?: string) => Promise<EntryId>
  /** Saves an entry as a draft. */
  create: (type: ContentType, fields: object) => Promise<EntryId>
  /** Saves an entry so that visitors see it: Strapi 5 publishes it in a second call. */
  edit: (type: ContentType, id: EntryId, fields: object) => Promise<void>
  /** The last webhook event of Strapi for such an edit. */
  editEvent: 'entry.update' | 'entry.publish'
  /** The value that `connect` and `disconnect` of a relation take. */
  reference: (id: EntryId) => object
  publish: (type: ContentType, id: EntryId, locale?: string) => Promise<void>
  unpublish: (type: ContentType, id: EntryId, locale?: string) => Promise<void>
  remove: (type: ContentType, id: EntryId) => Promise<void>
  /** The address that the panel's button «see it on the site» opens. */
  previewLink: (type: ContentType, id: EntryId, locale?: string) => Promise<URL>
  /** The submissions of a type with a key. */
  listSent: (type: string, key: string) => Promise<Record<string, unknown>[]>
  /** Changes a visitor's account as an operator does. */
  changeUser: (userId: string, fields: { blocked?: boolean; role?: number }) => Promise<void>
  /** @returns the id of a role of visitors' accounts */
  findRole: (type: string) => Promise<number>
  /** Changes the entry of a single type, and makes it where there is none. */
  fill: (type: ContentType, fields: object, locale?: string) => Promise<void>
}

const account = { email: 'editor@tutti.example', password: 'Editor-of-tests-1' }

/** One session is shared by all parts of a run: Strapi lets one account sign in five times in five minutes. */
const tokenFile = need('STRAPI_EDITOR_TOKEN')

async function readToken(): Promise<string> {
  const known = await readFile(tokenFile, 'utf8').catch(() => undefined)
  const token = known ?? (await tryToken('login', account)) ?? (await tryToken('register-admin', newAccount))
  if (!token) throw new Error('Strapi let nobody sign in')
  await writeFile(tokenFile, token)
  return token
}

/** Signs in; in an empty database this makes the first account. */
export async function signIn(): Promise<Editor> {
  const token = await readToken()
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${strapiUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const list = (type: string) => `content-manager/collection-types/api::${type}.${type}`
  const is5 = version === '5'
  const idOf = (saved: unknown): EntryId =>
    is5 ? (saved as { data: Saved }).data.documentId : (saved as Saved).id
  /** Strapi 5 identifies the row of a document by its locale. */
  const inLocale = (locale: string) => (is5 ? `?locale=${locale}` : '')
  const act = async (type: ContentType, id: EntryId, action: string, locale = 'ru') =>
    void (await call(
      'POST',
      `${list(type)}/${id}/actions/${action}${inLocale(locale)}`,
      is5 ? {} : undefined,
    ))
  const publish: Editor['publish'] = (type, id, locale) => act(type, id, 'publish', locale)
  return {
    find: async (type, slug, locale = 'ru') => {
      const filters = `filters[slug][$eq]=${slug}&locale=${locale}`
      const { results } = (await call('GET', `${list(type)}?pageSize=1&${filters}`)) as { results: Saved[] }
      const [entry] = results
      if (!entry) throw new Error(`Strapi has no ${type} ${slug}`)
      return is5 ? entry.documentId : entry.id
    },
    create: async (type, fields) => idOf(await call('POST', `${list(type)}${inLocale('ru')}`, fields)),
    edit: async (type, id, fields) => {
      await call('PUT', `${list(type)}/${id}${inLocale('ru')}`, fields)
      if (is5) await publish(type, id)
    },
    editEvent: is5 ? 'entry.publish' : 'entry.update',
    reference: (id) => (is5 ? { documentId: id } : { id }),
    publish,
    unpublish: (type, id, locale) => act(type, id, 'unpublish', locale),
    remove: async (type, id) => void (await call('DELETE', `${list(type)}/${id}${inLocale('ru')}`)),
    previewLink: async (type, id, locale = 'ru') => {
      const query = new URLSearchParams({ type, id: String(id), locale })
      return new URL(((await call('GET', `preview-link?${query}`)) as { url: string }).url)
    },
    listSent: async (type, key) => {
      const { results } = (await call('GET', `${list(type)}?filters[submissionKey][$eq]=${key}`)) as {
        results: Record<string, unknown>[]
      }
      return results
    },
    changeUser: async (userId, fields) => {
      const users = 'content-manager/collection-types/plugin::users-permissions.user'
      const found = (await call('GET', `${users}?filters[id][$eq]=${userId}`)) as { results: Saved[] }
      const [{ documentId } = { documentId: undefined }] = found.results
      await call('PUT', `${users}/${is5 ? documentId : userId}`, fields)
    },
    findRole: async (type) => {
      const { roles } = (await call('GET', 'users-permissions/roles')) as { roles: Role[] }
      const role = roles.find((each) => each.type === type)
      if (!role) throw new Error(`Strapi has no role ${type}`)
      return role.id
    },
    fill: async (type, fields, locale = 'ru') => {
      const where = is5 ? `locale=${locale}` : `plugins[i18n][locale]=${locale}`
      await call('PUT', `content-manager/single-types/api::${type}.${type}?${where}`, fields)
    },
  }
}

interface Saved {
  id: number
  documentId: string
}

interface Role extends Saved {
  type: string
}

const newAccount = { ...account, firstname: 'Editor', lastname: 'of tests' }

async function tryToken(action: 'login' | 'register-admin', body: object): Promise<string | undefined> {
  const response = await fetch(`${strapiUrl}/admin/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) return undefined
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
