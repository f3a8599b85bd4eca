import { codegenMessages } from '../i18n/codegen.ts'
import type { Locale } from '../shared/locales.ts'

/** All that a partner takes away, made already. */
export interface Generated {
  title: string
  /** Of the page's kind, for its frame's height. */
  heightPx: number
  link: string
  frame: string
  buttonCode: string
  frameCode: string
  /** Where the code's files are; absent where the address is too long for one. */
  qr?: { path: string; size: number; svg: string; png: string } | undefined
}

export function CodegenResult({ locale, made }: { locale: Locale; made: Generated }) {
  const t = codegenMessages(locale)
  return (
    <div className="codegen-result">
      <h2>{t.result(made.title)}</h2>
      <section>
        <h3>{t.link}</h3>
        <Code label={t.link} text={made.link} />
        <p>
          <a href={made.link}>{t.preview}</a>
        </p>
      </section>
      <section>
        <h3>{t.button}</h3>
        <Code label={`${t.button}: ${t.code}`} text={made.buttonCode} />
        <p className="note">{t.preview}</p>
        {/* As it stands on another site: what it looks like is in its own attribute, made here and of nothing typed. */}
        <p dangerouslySetInnerHTML={{ __html: made.buttonCode }} />
      </section>
      <section>
        <h3>{t.frame}</h3>
        <p className="note">{t.frameHint}</p>
        <Code label={`${t.frame}: ${t.code}`} text={made.frameCode} />
        <p className="note">{t.preview}</p>
        <iframe src={made.frame} title={made.title} height={made.heightPx} loading="lazy" />
      </section>
      <section className="codegen-qr">
        <h3>{t.qr}</h3>
        {made.qr ? (
          <>
            <p className="note">{t.qrHint}</p>
            <p className="hero-actions">
              <a className="button" href={made.qr.svg} download="code.svg">
                SVG
              </a>
              <a className="button button-quiet" href={made.qr.png} download="code.png">
                PNG
              </a>
            </p>
            <figure>
              <svg
                viewBox={`0 0 ${made.qr.size} ${made.qr.size}`}
                role="img"
                aria-label={t.qrAlt(made.title)}
                shapeRendering="crispEdges"
              >
                <path fill="#fff" d={`M0 0h${made.qr.size}v${made.qr.size}H0z`} />
                <path d={made.qr.path} />
              </svg>
              <figcaption>
                <strong>{made.title}</strong>
                <span>{t.scan}</span>
              </figcaption>
            </figure>
          </>
        ) : (
          <p className="notice">{t.tooLong}</p>
        )}
      </section>
    </div>
  )
}

/** Text to take along: selected as a whole by one key, and never too long for its place. */
const Code = ({ label, text }: { label: string; text: string }) => (
  <textarea
    readOnly
    rows={text.length > 160 ? 5 : 2}
    aria-label={label}
    spellCheck={false}
    defaultValue={text}
  />
)
