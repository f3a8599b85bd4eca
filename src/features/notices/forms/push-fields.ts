/** Of the forms of `/push`; apart from their schema, which browsers don't need. */
export const pushStepField = 'press'
export const topicsField = 'topics'
export const codeField = 'code'
