import { isbot } from 'isbot'
import { maxUserAgentLength } from './device.ts'

/**
 * Whether a `User-Agent` is a browser's. Every browser says `Mozilla` or `Opera` first, and `isbot` knows the programs that
 * say so too. A name that is too long to be read is no browser's.
 */
export const isBrowserName = (userAgent: string): boolean =>
  userAgent.length <= maxUserAgentLength && /^(?:Mozilla|Opera)\//.test(userAgent) && !isbot(userAgent)
