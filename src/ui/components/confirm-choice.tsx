import { confirmedField, optionField } from '../../shared/votes.ts'

interface ConfirmChoiceProps {
  /** Path to which the form is sent, and on which another option can be chosen. */
  path: string
  chosen: string
  texts: { confirmTitle: string; confirm: string; another: string }
  /** The choice, in a sentence. */
  children: string
}

/**
 * Asks a browser without the voter cookie to confirm its choice: the first request sets the cookie, and the second
 * one counts for it.
 */
export function ConfirmChoice({ path, chosen, texts, children }: ConfirmChoiceProps) {
  return (
    <form className="notice vote-confirm" method="post" action={path}>
      <h2>{texts.confirmTitle}</h2>
      <p role="status">{children}</p>
      <input type="hidden" name={optionField} value={chosen} />
      <input type="hidden" name={confirmedField} value="yes" />
      <p>
        <button type="submit" className="button">
          {texts.confirm}
        </button>{' '}
        <a href={path}>{texts.another}</a>
      </p>
    </form>
  )
}
