import { confirmedField, optionField } from '../../shared/votes.ts'

interface ConfirmChoiceProps {
  /** Where it is sent, and where another one is chosen. */
  path: string
  chosen: string
  texts: { confirmTitle: string; confirm: string; another: string }
  /** What was chosen, in a sentence. */
  children: string
}

/** A browser that comes for the first time sees once more what it is about to send: else it would be counted unknown. */
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
