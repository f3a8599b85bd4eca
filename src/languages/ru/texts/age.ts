export const age = { justNow: 'только что' }
