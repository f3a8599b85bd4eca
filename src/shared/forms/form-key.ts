import * as z from 'zod/mini'

/**
 * The key of a form: the time when it was made and a UUID, such as `mfx3k2a1.0b8a6c1e-…`. Forms with equal keys create
 * one entry. Keys can't be guessed; a made-up one gains nothing, since it only stands for an unknown form.
 */
export const formKeySchema = z
  .string()
  .check(z.regex(/^[0-9a-z]{8,9}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** @param now milliseconds since 1970 */
export const makeFormKey = (now: number): string => `${now.toString(36)}.${crypto.randomUUID()}`

/** @returns age of the form in milliseconds */
export const readFormAgeMs = (key: string, now: number): number => now - Number.parseInt(key, 36)

/** Minimum age of a form. Only bots fill one in faster. */
export const minFormAgeMs = 3000
/** Maximum age of a form. An older one must be sent again, because its earlier submission may already be deleted. */
export const maxFormAgeMs = 24 * 60 * 60 * 1000

/** Name of the hidden field with the form's key. Equal keys create one entry and get the same answer. */
export const formKeyField = 'form-key'

/**
 * Name of the honeypot: people don't see this field, bots fill it in. Such a submission is stored but not delivered.
 */
export const honeypotField = 'website'

/** Name of the button that shows the concerts of the typed city. It sends the form but stores nothing. */
export const showConcertsField = 'form-step'

/** Name of the hidden field with the form's wording, so that a form with errors has the same texts. */
export const wordingField = 'wording'

/** Name of the button that sends a form with several buttons. Its value is the intent. */
export const intentField = 'wish'
