import type { SiteNames } from '../../content/site/site-names.ts'

/** The orchestra's mark, as it stands in the browser's tab too, or the logo that an editor gave it. */
export function Mark({ logo }: { logo: SiteNames['logo'] | undefined }) {
  return logo ? (
    <img className="logo-own" src={logo.url} width={logo.width} height={logo.height} alt="" />
  ) : (
    <img
      className="logo-mark"
      src="/build/icons/icon.svg"
      width={32}
      height={32}
      alt=""
      fetchPriority="low"
    />
  )
}

/** The mark and the name. */
export function Logo({ name, logo }: { name: string; logo: SiteNames['logo'] | undefined }) {
  return (
    <>
      <Mark logo={logo} />
      <span className="logo-name">{name}</span>
    </>
  )
}
