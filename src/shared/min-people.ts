/**
 * What fewer people than this wish for, or fewer visits than this come from, is told nobody: neither the desk nor a public page. A
 * smaller number might show what a single person did.
 */
export const minPeople = 5
