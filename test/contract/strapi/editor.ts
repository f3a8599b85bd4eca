import type { ContentType } from '../../../src/shared/content-types.ts'
import { strapiUrl } from './services.ts'

/** Somebody who works in Strapi's admin panel, through the calls that the panel makes. */
export interface Editor {
  /** @returns the id in Strapi. */
  find: (type: ContentType, slug: string, locale?: string) => Promise<number>
  create: (type: ContentType, fields: object) => Promise<number>
  edit: (type: ContentType, id: number, fields: object) => Promise<void>
  publish: (type: ContentType, id: number) => Promise<void>
  unpublish: (type: ContentType, id: number) => Promise<void>
  remove: (type: ContentType, id: number) => Promise<void>
  /** What visitors have sent under a key. */
  listSent: (type: SentType, key: string) => Promise<Record<string, unknown>[]>
  /** What an operator changes of a visitor's account. */
  changeUser: (userId: string, fields: { blocked?: boolean; role?: number }) => Promise<void>
  /** @returns the id of a role of visitors' accounts */
  findRole: (type: string) => Promise<number>
  /** Of a type of which there is one entry: makes it where there is none. */
  fill: (type: ContentType, fields: object, locale?: string) => Promise<void>
}

/** Strapi's types for what visitors send. */
export type SentType = 'audition-request' | 'contact-message' | 'invoice-request'

const account = { email: 'editor@tutti.example', password: 'Editor-of-tests-1' }

/** Signs in; in an empty database this makes the first account. */
export async function signIn(): Promise<Editor> {
  const token = (await tryToken('login', account)) ?? (await tryToken('register-admin', newAccount))
  if (!token) throw new Error('Strapi let nobody sign in')
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${strapiUrl}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const list = (type: ContentType | SentType) => `content-manager/collection-types/api::${type}.${type}`
  return {
    find: async (type, slug, locale = 'ru') => {
      const filters = `filters[slug][$eq]=${slug}&plugins[i18n][locale]=${locale}`
      const { results } = (await call('GET', `${list(type)}?pageSize=1&${filters}`)) as { results: Saved[] }
      const [entry] = results
      if (!entry) throw new Error(`Strapi has no ${type} ${slug}`)
      return entry.id
    },
    create: async (type, fields) => ((await call('POST', list(type), fields)) as Saved).id,
    edit: async (type, id, fields) => void (await call('PUT', `${list(type)}/${id}`, fields)),
    publish: async (type, id) => void (await call('POST', `${list(type)}/${id}/actions/publish`)),
    unpublish: async (type, id) => void (await call('POST', `${list(type)}/${id}/actions/unpublish`)),
    remove: async (type, id) => void (await call('DELETE', `${list(type)}/${id}`)),
    listSent: async (type, key) => {
      const { results } = (await call('GET', `${list(type)}?filters[submissionKey][$eq]=${key}`)) as {
        results: Record<string, unknown>[]
      }
      return results
    },
    changeUser: async (userId, fields) => {
      await call('PUT', `content-manager/collection-types/plugin::users-permissions.user/${userId}`, fields)
    },
    findRole: async (type) => {
      const { roles } = (await call('GET', 'users-permissions/roles')) as { roles: Role[] }
      const role = roles.find((each) => each.type === type)
      if (!role) throw new Error(`Strapi has no role ${type}`)
      return role.id
    },
    fill: async (type, fields, locale = 'ru') => {
      await call(
        'PUT',
        `content-manager/single-types/api::${type}.${type}?plugins[i18n][locale]=${locale}`,
        fields,
      )
    },
  }
}

interface Saved {
  id: number
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
