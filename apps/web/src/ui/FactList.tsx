import type { ReactNode } from 'react'
import classes from './FactList.module.css'

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
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
