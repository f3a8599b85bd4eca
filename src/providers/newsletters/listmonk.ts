import * as z from 'zod/mini'
import type { CallNewsletter, NewsletterAccount, NewsletterProvider } from '../newsletter-provider.ts'

const headersOf = ({ key }: NewsletterAccount) => ({ authorization: `token ${key}` })

const found = z.object({ data: z.object({ results: z.array(z.object({ id: z.number() })) }) })

/** Finds a subscriber by the address; listmonk takes a condition in SQL, whose quotes are doubled. */
async function findId(address: string, account: NewsletterAccount, call: CallNewsletter) {
  const query = `subscribers.email = '${address.replaceAll("'", "''")}'`
  const { body } = await call(`/api/subscribers?${new URLSearchParams({ query })}`, {
    headers: headersOf(account),
  })
  return found.safeParse(body).data?.data.results[0]?.id
}

/** Changes the lists of a subscriber. */
async function changeLists(action: object, id: number, account: NewsletterAccount, call: CallNewsletter) {
  const { status } = await call('/api/subscribers/lists', {
    method: 'PUT',
    headers: headersOf(account),
    body: { ids: [id], target_list_ids: [Number(account.list)], ...action },
  })
  return status < 300 ? 'done' : 'refused'
}

/**
 * listmonk, which an orchestra runs on a host of its own (listmonk.app/docs/apis/subscribers). The key is `user:token` of an
 * API user; a list's id is a number.
 */
export const provider: NewsletterProvider = {
  name: 'listmonk',
  add: async ({ address, locale }, account, call) => {
    const { status } = await call('/api/subscribers', {
      method: 'POST',
      headers: headersOf(account),
      body: {
        email: address,
        name: address,
        status: 'enabled',
        lists: [Number(account.list)],
        attribs: { language: locale },
        // Adds a reader as confirmed, since the site has asked for confirmation already.
        preconfirm_subscriptions: true,
      },
    })
    if (status !== 409) return status < 300 ? 'done' : 'refused'
    const id = await findId(address, account, call)
    return id === undefined
      ? 'refused'
      : changeLists({ action: 'add', status: 'confirmed' }, id, account, call)
  },
  remove: async (address, account, call) => {
    const id = await findId(address, account, call)
    return id === undefined ? 'done' : changeLists({ action: 'unsubscribe' }, id, account, call)
  },
}
