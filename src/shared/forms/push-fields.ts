/** Field names of the forms of `/push`. Browsers load this file without the schema. */
export const pushStepField = 'press'
export const topicsField = 'topics'
export const codeField = 'code'

/** Beginnings of the codes in e-mails, by what they end: one of the newsletters, or all notices about concerts. */
export const leaveCodeStarts = { newsletter: 'n-', press: 'p-', notices: '' } as const
export type LeaveScope = keyof typeof leaveCodeStarts

/** @returns what a code ends */
export const readLeaveScope = (code: string): LeaveScope =>
  (['newsletter', 'press'] as const).find((scope) => code.startsWith(leaveCodeStarts[scope])) ?? 'notices'
