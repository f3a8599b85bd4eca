import type { Context } from 'hono'
import type { AddressName, ParamsOf } from '../routes/addresses.ts'
import type { AppEnv } from './app-env.ts'

/**
 * A varying part of the path that was asked for, as it came. A part that the address's row hasn't doesn't compile.
 *
 * @param _address the handler's own, by its row
 */
export const readParam = <Name extends AddressName>(
  c: Context<AppEnv>,
  _address: Name,
  part: keyof ParamsOf<Name> & string,
): string => c.req.param(part) ?? ''
