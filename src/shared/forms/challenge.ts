/** Origin of Turnstile's script, frames and API (developers.cloudflare.com/turnstile). */
export const challengeOrigin = 'https://challenges.cloudflare.com'

/** Name of the field that Turnstile's widget adds to a form. Its value is a token for the server. */
export const challengeField = 'cf-turnstile-response'
