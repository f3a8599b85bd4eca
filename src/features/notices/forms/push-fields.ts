/** Field names of the forms of `/push`. Browsers load this file without the schema. */
export const pushStepField = 'press'
export const topicsField = 'topics'
export const codeField = 'code'
/** Begins the code that ends the newsletter; one without it ends notices about concerts. */
export const newsletterCodeStart = 'n-'
