import { isbot } from 'isbot'

/** Longer names are no browser's; the expressions take time in proportion to the length. */
const maxLength = 1000

/** Every browser says `Mozilla` or `Opera` first; `isbot` knows the programs that say so too. */
export const isBrowserName = (userAgent: string): boolean =>
  userAgent.length <= maxLength && /^(?:Mozilla|Opera)\//.test(userAgent) && !isbot(userAgent)
