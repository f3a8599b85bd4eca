import { type DeskRole, deskRoles } from './desk-addresses.ts'

/** Types of Strapi's roles for each role of the desk, as the configuration lists them. */
type RoleLists = Readonly<Record<'EDITOR_ROLES' | 'OFFICE_ROLES' | 'OWNER_ROLES', readonly string[]>>

/**
 * The role at the desk of a user of the account service; of several the highest.
 *
 * @param type type of the user's role in Strapi; absent where the service doesn't disclose it
 * @returns `undefined` for everybody who has no business at the desk
 */
export function toDeskRole(config: RoleLists, type: string | undefined): DeskRole | undefined {
  const typesOf: Record<DeskRole, readonly string[]> = {
    editor: config.EDITOR_ROLES,
    office: config.OFFICE_ROLES,
    owner: config.OWNER_ROLES,
  }
  return type === undefined ? undefined : deskRoles.findLast((role) => typesOf[role].includes(type))
}

/** Whether a role has the rights of another one. */
export const hasRightsOf = (role: DeskRole | undefined, needed: DeskRole): boolean =>
  role !== undefined && deskRoles.indexOf(role) >= deskRoles.indexOf(needed)
