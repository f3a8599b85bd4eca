import type { ReactNode } from 'react'
import type { IslandProps } from '../../../client/islands/island-props.ts'
import { Island } from '../components/island.tsx'

interface FormIslandProps {
  props: IslandProps['SubmissionForm']
  /** Whether it came back with errors: their summary gets the focus, and its code doesn't wait to be used. */
  hasErrors: boolean
  children: ReactNode
}

/** A form that code checks as one leaves a field; without it the server does. */
export const FormIsland = ({ props, hasErrors, children }: FormIslandProps) => (
  <Island name="SubmissionForm" load={hasErrors ? 'visible' : 'use'} props={props}>
    {children}
  </Island>
)
