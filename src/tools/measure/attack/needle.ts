/** Stands in all that is sent to poison an answer: nobody else must ever read it. */
export const needle = 'n33dle'
