import type { NewsletterAccount, NewsletterProvider } from '../newsletter-provider.ts'

/**
 * Returns the path of a list's member. Where Mailchimp's documentation names the MD5 hash of the address, its API takes the
 * address itself, too (mailchimp.com/developer/marketing/api/list-members/).
 */
const toMember = ({ list }: NewsletterAccount, address: string) =>
  `/3.0/lists/${encodeURIComponent(list)}/members/${encodeURIComponent(address)}`

const headersOf = ({ key }: NewsletterAccount) => ({ authorization: `Basic ${btoa(`key:${key}`)}` })

/** Mailchimp. The end of its keys names the data centre: `…-us21`. A list's id is the audience's. */
export const provider: NewsletterProvider = {
  name: 'Mailchimp',
  country: 'us',
  toHost: (key) => {
    const [, dataCentre] = /^\w+-([a-z]{2}\d{1,3})$/.exec(key) ?? []
    return dataCentre && `${dataCentre}.api.mailchimp.com`
  },
  add: async ({ address, locale }, account, call) => {
    const { status } = await call(toMember(account, address), {
      method: 'PUT',
      headers: headersOf(account),
      body: { email_address: address, status_if_new: 'subscribed', status: 'subscribed', language: locale },
    })
    // An address that was erased at Mailchimp may only be added by its owner, and is 400.
    return status < 300 ? 'done' : 'refused'
  },
  remove: async (address, account, call) => {
    const { status } = await call(toMember(account, address), {
      method: 'PATCH',
      headers: headersOf(account),
      body: { status: 'unsubscribed' },
    })
    return status < 300 || status === 404 ? 'done' : 'refused'
  },
}
