import type { ReactNode } from 'react'
import classes from './FactList.module.css'
import { Term } from './help/Term.tsx'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Names and values in two columns. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={classes['list']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes['fact']}>
          <dt>
            <Term label={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
