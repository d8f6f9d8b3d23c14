import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Term } from '../ui/help/Term.tsx'
import classes from './FigureList.module.css'

interface FigureListProps extends ComponentPropsWithoutRef<'dl'> {
  readonly figures: readonly (readonly [label: string, value: ReactNode])[]
  /** Side by side; absent where `className` says how they stand. */
  readonly columns?: number
}

/** Figures under their names. */
export function FigureList({ figures, columns, ...props }: FigureListProps): ReactNode {
  const grid = columns !== undefined && {
    className: classes['figures'],
    style: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  }
  return (
    <dl {...grid} {...props}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>
            <Term label={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
