/** For whom the form for tickets by invoice is put into words; an editor chooses, by these names. */
export const formWordings = ['company', 'school', 'park', 'theatre'] as const
export type FormWording = (typeof formWordings)[number]
export const usualWording: FormWording = 'company'

/** As it came back with a form: anything else is the usual one. */
export const toWording = (sent: unknown): FormWording =>
  formWordings.find((wording) => wording === sent) ?? usualWording
