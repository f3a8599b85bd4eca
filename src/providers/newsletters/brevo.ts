import type { NewsletterAccount, NewsletterProvider } from '../newsletter-provider.ts'

const headersOf = ({ key }: NewsletterAccount) => ({ 'api-key': key })

/** Brevo (developers.brevo.com/reference/createcontact). A list's id is a number. */
export const provider: NewsletterProvider = {
  name: 'Brevo',
  country: 'fr',
  toHost: () => 'api.brevo.com',
  add: async ({ address, locale }, account, call) => {
    const { status } = await call('/v3/contacts', {
      method: 'POST',
      headers: headersOf(account),
      body: {
        email: address,
        attributes: { LANGUAGE: locale },
        listIds: [Number(account.list)],
        updateEnabled: true,
      },
    })
    return status < 300 ? 'done' : 'refused'
  },
  remove: async (address, account, call) => {
    const { status } = await call(`/v3/contacts/lists/${Number(account.list)}/contacts/remove`, {
      method: 'POST',
      headers: headersOf(account),
      body: { emails: [address] },
    })
    // Contacts that aren't on the list, or that Brevo doesn't know, are 400 and 404.
    return status < 300 || status === 400 || status === 404 ? 'done' : 'refused'
  },
}
