/** The orchestra's word mark: a conductor's stroke of the three lights, then the name in the display face. */
export function Logo() {
  return (
    <>
      <svg className="logo-mark" viewBox="0 0 36 36" aria-hidden="true">
        <defs>
          <linearGradient id="logo-light" x1="0" y1="1" x2="1" y2="0">
            <stop stopColor="#f2b35e" />
            <stop offset=".5" stopColor="#ef6a8b" />
            <stop offset="1" stopColor="#8f7bff" />
          </linearGradient>
        </defs>
        <circle cx="18" cy="18" r="17" fill="#191324" />
        <path
          d="M8 25c3-13 8-17 11-12 2 4-4 10 0 12 3 1 6-5 9-13"
          fill="none"
          stroke="url(#logo-light)"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
      </svg>
      <span className="logo-name">Полутон</span>
    </>
  )
}
