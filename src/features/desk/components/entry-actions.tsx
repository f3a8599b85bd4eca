import { deskInboxMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import type { EntryChange, InboxEntry } from '../../../shared/forms/inbox-entries.ts'
import type { DeskViewer } from '../desk-service.ts'
import { EntryForm } from './entry-forms.tsx'

interface EntryActionsProps {
  page: Page
  entry: InboxEntry
  viewer: DeskViewer
  /** Names of those who work at the desk. */
  colleagues: readonly string[]
}

/** What has become of an entry, and the buttons that change it. */
export function EntryActions({ page, entry, viewer, colleagues }: EntryActionsProps) {
  const t = deskInboxMessages(page.locale)
  const { handling, suspicion, assignee, deliveries, removeUntil } = entry
  const others = colleagues.filter((name) => name !== assignee && name !== viewer.user.username)
  // What is held back waits for somebody to say whether it is spam.
  const told = deliveries.filter(({ state }) => state !== 'held' || (suspicion && suspicion !== 'office'))
  const isStuck = deliveries.some(({ state }) => state === 'failed')
  return (
    <aside className="entry-side" aria-label={t.state}>
      <dl>
        <div>
          <dt>{t.state}</dt>
          <dd>{suspicion === undefined ? t.handling[handling] : t.suspicions(suspicion)}</dd>
        </div>
        <div>
          <dt>{t.assignee}</dt>
          <dd>{assignee ?? t.nobody}</dd>
        </div>
        {told.map(({ recipient, state, fault }) => (
          <div key={recipient}>
            <dt>{t.recipients(recipient)}</dt>
            <dd>
              {t.deliveryStates(state)}
              {fault && state !== 'delivered' ? <span className="note"> {fault}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {assignee === viewer.user.username ? (
        <ChangeButton page={page} entry={entry} change="assign" assignee="" text={t.release} />
      ) : (
        <ChangeButton
          page={page}
          entry={entry}
          change="assign"
          assignee={viewer.user.username}
          text={t.take}
        />
      )}
      {others.length > 0 ? <AssignForm page={page} entry={entry} names={others} /> : null}
      {handling === 'open' ? (
        <ChangeButton page={page} entry={entry} change="close" text={t.close} />
      ) : (
        <ChangeButton page={page} entry={entry} change="reopen" text={t.reopen} />
      )}
      {suspicion === undefined ? null : (
        <ChangeButton page={page} entry={entry} change="genuine" text={t.genuine} />
      )}
      {removeUntil || suspicion === 'office' ? null : (
        <ChangeButton page={page} entry={entry} change="spam" text={t.spam} />
      )}
      {isStuck ? <ChangeButton page={page} entry={entry} change="retry" text={t.retry} /> : null}
      {hasRightsOf(viewer.role, 'owner') ? <EraseForm page={page} entry={entry} /> : null}
    </aside>
  )
}

interface ChangeButtonProps extends Pick<EntryActionsProps, 'page' | 'entry'> {
  change: EntryChange
  assignee?: string
  text: string
}

const ChangeButton = ({ page, entry, change, assignee, text }: ChangeButtonProps) => (
  <EntryForm page={page} entry={entry} action="change">
    <input type="hidden" name="change" value={change} />
    {assignee === undefined ? null : <input type="hidden" name="assignee" value={assignee} />}
    <button type="submit" className="button button-quiet">
      {text}
    </button>
  </EntryForm>
)

/** Gives an entry to a colleague. */
function AssignForm({
  page,
  entry,
  names,
}: Pick<EntryActionsProps, 'page' | 'entry'> & { names: readonly string[] }) {
  const t = deskInboxMessages(page.locale)
  return (
    <details>
      <summary>{t.assignOther}</summary>
      <EntryForm page={page} entry={entry} action="change" className="entry-assign">
        <input type="hidden" name="change" value="assign" />
        <div className="field">
          <label htmlFor="assignee">{t.assigneeName}</label>
          <select id="assignee" name="assignee">
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-quiet">
          {t.assign}
        </button>
      </EntryForm>
    </details>
  )
}

function EraseForm({ page, entry }: Pick<EntryActionsProps, 'page' | 'entry'>) {
  const t = deskInboxMessages(page.locale)
  return (
    <details>
      <summary>{t.erase}</summary>
      <EntryForm page={page} entry={entry} action="erase">
        <p className="note">{t.eraseNote}</p>
        <input type="hidden" name="sure" value="yes" />
        <button type="submit" className="button button-quiet desk-alert">
          {t.eraseSure}
        </button>
      </EntryForm>
    </details>
  )
}
