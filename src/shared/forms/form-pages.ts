import type { PageName } from '../addresses.ts'
import type { FormName } from './form-names.ts'

/** The page that takes each form. */
export const formPages = { audition: 'cast', b2b: 'b2b', contact: 'contact' } as const satisfies Record<
  FormName,
  PageName
>
