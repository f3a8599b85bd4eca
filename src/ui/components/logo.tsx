import type { SiteNames } from '../../content/site/site.ts'

/** The logo that an editor has uploaded, or the brand's mark, which is also the icon of the browser's tab. */
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

/** Shows the orchestra's mark and name. */
export function Logo({ name, logo }: { name: string; logo: SiteNames['logo'] | undefined }) {
  return (
    <>
      <Mark logo={logo} />
      <span className="logo-name">{name}</span>
    </>
  )
}
