import type { AccountPort, Tokens } from './account-port.ts'
import type { StrapiAccounts } from './ask-strapi.ts'
import { createStrapi4Accounts } from './strapi4-accounts.ts'

/**
 * The accounts of a Strapi, 4 or 5. Most calls are the same; what 5 adds is loaded with the first tokens that are its
 * own, and the first sign-in by another company there.
 *
 * @param readDialect which of the two it is
 */
export function createStrapiAccounts(
  service: StrapiAccounts,
  readDialect: () => Promise<'4' | '5'>,
): AccountPort {
  const of4 = createStrapi4Accounts(service)
  const of5 = () => import('./strapi5-accounts.ts')
  /** A token without another one lasts as long as it lasts, in both. */
  const isKept = ({ refresh }: Tokens) => refresh !== undefined
  return {
    ...of4,
    refresh: async (asker, tokens) =>
      isKept(tokens) ? (await of5()).refreshAtStrapi5(service, asker, tokens) : tokens,
    signOut: async (asker, tokens) => {
      if (isKept(tokens)) await (await of5()).signOutAtStrapi5(service, asker, tokens)
    },
    signOutEverywhere: async (asker, tokens) => {
      if (isKept(tokens)) await (await of5()).signOutEverywhereAtStrapi5(service, asker, tokens)
    },
    startProvider: async (...given) =>
      (await readDialect()) === '4'
        ? of4.startProvider(...given)
        : (await of5()).startProviderAtStrapi5(service, ...given),
    finishProvider: async (...given) => {
      const held = given[3]
      return held === undefined
        ? of4.finishProvider(...given)
        : (await of5()).finishProviderAtStrapi5(service, ...given)
    },
  }
}
