import { browserParameters } from '../../shared/constants.ts'
import { isHost } from '../../shared/editor-address.ts'
import { toUnescaped } from '../../shared/urls.ts'

/**
 * Converts an address to the spelling in which addresses typed by editors and addresses requested by visitors are
 * compared: without host, final slash and campaign, unescaped, in small letters.
 *
 * @returns `undefined` for a text that is no address of a site, and for the home page, which always exists
 */
export function toRedirectKey(typed: string): string | undefined {
  const text = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/^[\s"'«“„<]+|[\s"'»“”>,;]+$/g, '')
    .replaceAll('\\', '/')
    .replaceAll('&amp;', '&')
  // In `//old//way` the first segment has no dot, so it isn't a host.
  const [host = ''] =
    (isHost(text) ? /^[^/?#]*/ : /^(?:https?:\/\/|\/\/(?=[^/?#]+\.))[^/?#]*/i).exec(text) ?? []
  const path = text.slice(host.length)
  // The query may begin with `&`: some programs append campaign parameters with `&` to an address without a query.
  const [, pathname = '', search = ''] = /^([^?&#]*)([?&][^#]*)?/.exec(path) ?? []
  const name = normalise(pathname)
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')
  const query = toQuery(search)
  return name || query ? `/${name}${query && `?${query}`}` : undefined
}

function toQuery(search: string): string {
  const parameters = [...new URLSearchParams(search)]
    .filter(([name]) => !browserParameters.some((other) => other === name.toLowerCase()))
    .map(([name, value]) => normalise(`${name}=${value}`))
  return parameters.sort().join('&')
}

const normalise = (text: string) =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, toUnescaped)
    .normalize('NFKC')
    .toLowerCase()
