/** Of Strapi's admin, without a slash at its end: of the same host where nothing says otherwise. */
export const adminAddress = ({
  ADMIN_URL,
  CONTENT_URL,
}: {
  ADMIN_URL?: string | undefined
  CONTENT_URL?: string | undefined
}): string => ADMIN_URL ?? (CONTENT_URL ? `${CONTENT_URL.replace(/\/$/, '')}/admin` : '/admin')
