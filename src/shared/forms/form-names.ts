interface FormRow {
  /** Page that shows and handles the form, by its name in the address book. */
  page: string
  /** Strapi's collection for the submissions, by its REST name. */
  collection: string
}

/**
 * The forms of the site whose submissions are stored, by the names that editors choose. The fields of each are in
 * `features/submissions/forms`, and its texts in the subject `submissionForms` of each language.
 */
export const formRegistry = {
  audition: { page: 'cast', collection: 'audition-requests' },
  b2b: { page: 'b2b', collection: 'invoice-requests' },
  contact: { page: 'contact', collection: 'contact-messages' },
} as const satisfies Record<string, FormRow>

export type FormName = keyof typeof formRegistry

// `Object.keys` is typed as returning strings; its strings are the keys of `formRegistry`.
export const formNames = Object.keys(formRegistry) as FormName[]

export const isFormName = (name: string): name is FormName => name in formRegistry

/** Wordings of the form for tickets by invoice, one for each audience. Editors choose among these names. */
export const formWordings = ['company', 'school', 'park', 'theatre'] as const
export type FormWording = (typeof formWordings)[number]
export const defaultWording: FormWording = 'company'

/** Reads the wording of a form. Any unknown value is the default wording. */
export const toFormWording = (sent: unknown): FormWording =>
  formWordings.find((wording) => wording === sent) ?? defaultWording
