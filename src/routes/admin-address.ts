/** The address of Strapi's admin panel without a trailing slash; by default on the host of the content service. */
export const toAdminAddress = ({
  ADMIN_URL,
  CONTENT_URL,
}: {
  ADMIN_URL?: string | undefined
  CONTENT_URL?: string | undefined
}): string => ADMIN_URL ?? (CONTENT_URL ? `${CONTENT_URL.replace(/\/$/, '')}/admin` : '/admin')
