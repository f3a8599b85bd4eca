/** Field names of the forms of `/push`. Browsers load this file without the schema. */
export const pushStepField = 'press'
export const topicsField = 'topics'
export const codeField = 'code'
