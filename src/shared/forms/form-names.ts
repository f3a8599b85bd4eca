/** The forms of the site, by the names that editors choose them by. */
export const formNames = ['audition', 'b2b', 'contact'] as const
export type FormName = (typeof formNames)[number]
