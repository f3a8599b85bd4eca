import type { Context } from 'hono'
import type { AddressName, ParamsOf } from '../routes/addresses.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Reads a variable part of the requested path, without validation. A part that the address doesn't have is a compile
 * error.
 *
 * @param _address name of the handler's own row in the address book
 */
export const readParam = <Name extends AddressName>(
  c: Context<AppEnv>,
  _address: Name,
  part: keyof ParamsOf<Name> & string,
): string => c.req.param(part) ?? ''
