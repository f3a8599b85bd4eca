import type { addresses, PageName } from '../../routes/addresses.ts'

/**
 * The forms of the site, by the names that editors choose. `formPages` names the page of each form, and
 * `features/submissions/deliver-to-strapi.ts` the collection of Strapi that stores it.
 */
export const formNames = ['audition', 'b2b', 'contact'] as const
export type FormName = (typeof formNames)[number]

/** Wordings of the form for tickets by invoice, one for each audience. Editors choose among these names. */
export const formWordings = ['company', 'school', 'park', 'theatre'] as const
export type FormWording = (typeof formWordings)[number]
export const defaultWording: FormWording = 'company'

/** Reads the wording of a form. Any unknown value is the default wording. */
export const toFormWording = (sent: unknown): FormWording =>
  formWordings.find((wording) => wording === sent) ?? defaultWording

/** Pages that handle a form, by their rows in the address book. */
type PageWithAction = {
  [Name in PageName]: (typeof addresses)[Name] extends { hasAction: true } ? Name : never
}[PageName]

/** The page that handles each form. */
export const formPages = { audition: 'cast', b2b: 'b2b', contact: 'contact' } as const satisfies Record<
  FormName,
  PageWithAction
>
