interface FactLineProps {
  /** Short facts of one thing in the order of the line. Absent and empty ones are left out. */
  facts: readonly (string | undefined)[]
  className: 'note' | 'lead'
}

/**
 * Short facts of one thing beside each other, such as city, day and time that is left. They are a list whose items are
 * parted by room, because a sign between them would stand alone at the start or end of a wrapped line.
 */
export const FactLine = ({ facts, className }: FactLineProps) => (
  <ul className={`desk-facts ${className}`}>
    {facts.map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}
  </ul>
)
