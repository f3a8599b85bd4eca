/** Where Turnstile's script, frames and answers come from (developers.cloudflare.com/turnstile). */
export const challengeOrigin = 'https://challenges.cloudflare.com'

/** The field that its widget adds to a form: a token that says that no program has filled it in. */
export const challengeField = 'cf-turnstile-response'
