import type { addresses, PageName } from '../../routes/addresses.ts'
import type { FormName } from './form-names.ts'

/** Pages whose rows say that they take what a form sends. */
type TakingPage = {
  [Name in PageName]: (typeof addresses)[Name] extends { hasAction: true } ? Name : never
}[PageName]

/** The page that takes each form. */
export const formPages = { audition: 'cast', b2b: 'b2b', contact: 'contact' } as const satisfies Record<
  FormName,
  TakingPage
>
