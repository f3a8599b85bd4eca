import type { ShowTickets, TicketProvider } from '../ticket-provider.ts'

/** Languages that the widget has (docs.pretix.eu/guides/widget); pages in others have it in English. */
const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk']

/** Address of a shop's event, `/{organiser}/{event}/`, or of one date of a series, `/{organiser}/{event}/{number}/`. */
const eventPath = /^(\/[\w.-]+\/[\w.-]+\/)(?:(\d+)\/?)?$/

/** pretix sells by its widget on the site's ticket page, from pretix.eu or from a host of the orchestra. */
export const provider: TicketProvider = {
  name: 'pretix',
  country: 'de',
  hosts: ['pretix.eu'],
  widget: {
    isEvent: ({ pathname }) => eventPath.test(pathname),
    // The widget asks the shop what is on sale, and opens the checkout in a frame, or by a form in a tab of its own.
    sources: (host) => {
      const shop = [`https://${host}`]
      return {
        'script-src': shop,
        'style-src': shop,
        'img-src': shop,
        'connect-src': shop,
        'frame-src': shop,
        'form-action': shop,
      }
    },
  },
}

export const showTickets: ShowTickets = async (event, locale, tools) => {
  const { loadScript, loadStyles, addElement, voucher } = tools
  const { origin, pathname } = new URL(event)
  const [, shop = '', date] = eventPath.exec(pathname) ?? []
  const language = languages.includes(locale) ? locale : 'en'
  addElement({
    class: 'pretix-widget-compat',
    event: `${origin}${shop}`,
    ...(date ? { subevent: date } : {}),
    ...(voucher ? { voucher } : {}),
  })
  const tab = globalThis as { PretixWidget?: { buildWidgets: () => void } }
  const isLoaded = tab.PretixWidget !== undefined
  await Promise.all([
    loadStyles(`${origin}${shop}widget/v1.css`),
    loadScript(`${origin}/widget/v1.${language}.js`),
  ])
  // The script builds the widgets of a page once, when it loads; later ones are built by this call.
  if (isLoaded) tab.PretixWidget?.buildWidgets()
}
