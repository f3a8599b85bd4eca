import type { Session } from '../../context/visitor.ts'
import type { DeskRole } from '../../routes/desk-addresses.ts'

/** The signed-in person who looks at a page of the desk. */
export interface DeskViewer {
  user: Session['user']
  role: DeskRole
}
