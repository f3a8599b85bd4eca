import { confirmedField, optionField } from '../../shared/votes.ts'

interface ConfirmChoiceProps {
  /** Path to which the form is sent. */
  path: string
  /** Where another option can be chosen; if absent, on the same path. */
  otherPath?: string
  chosen: string
  /** Further hidden fields of the form. */
  fields?: Readonly<Record<string, string>>
  texts: { confirmTitle: string; confirm: string; another: string }
  /** The choice that the visitor confirms, in a sentence. */
  children: string
}

/**
 * Asks a browser without the voter cookie to confirm its choice: the first request sets the cookie, and the second
 * one counts for it.
 */
export function ConfirmChoice({
  path,
  otherPath = path,
  chosen,
  fields = {},
  texts,
  children,
}: ConfirmChoiceProps) {
  return (
    <form className="notice vote-confirm" method="post" action={path} data-confirms>
      <h2>{texts.confirmTitle}</h2>
      <p role="status">{children}</p>
      <input type="hidden" name={optionField} value={chosen} />
      <input type="hidden" name={confirmedField} value="yes" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="vote-ways">
        <button type="submit" className="button">
          {texts.confirm}
        </button>{' '}
        <a href={otherPath}>{texts.another}</a>
      </p>
    </form>
  )
}
