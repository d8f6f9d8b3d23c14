import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { type GuideTerm, useTerm } from '../lib/guide/terms.ts'
import { HoverNote } from './HoverNote.tsx'
import classes from './Kpi.module.css'

export interface KpiPart {
  readonly label: string
  /** Formatted, with its unit. */
  readonly value: string
}

export interface KpiFigure {
  readonly key: string
  readonly label: string
  /** Formatted without the unit; '–' when there is none. */
  readonly value: string
  readonly unit: string
  /** In words or symbols: 'Energy to grid / installed power'. */
  readonly formula?: string
  /** Numerator and denominator, or whatever the figure was made of. */
  readonly parts?: readonly KpiPart[]
  /** What a reader may wonder about; none where empty. */
  readonly note?: string
}

/** Figures side by side; each shows its formula and inputs on hover and on keyboard focus. */
export function KpiStrip({
  figures,
  label,
}: {
  readonly figures: readonly KpiFigure[]
  readonly label: string
}): ReactNode {
  return (
    <ul className={classes['strip']} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.key} className={classes['cell']}>
          <Kpi figure={figure} />
        </li>
      ))}
    </ul>
  )
}

function Kpi({ figure }: { readonly figure: KpiFigure }): ReactNode {
  const term = useTerm(figure.label)
  if (figure.formula === undefined && term === undefined) return <KpiFace figure={figure} />
  return (
    <HoverNote note={<KpiNote figure={figure} term={term} />}>
      <UnstyledButton className={classes['button']} aria-description={describe(figure, term)}>
        <KpiFace figure={figure} />
      </UnstyledButton>
    </HoverNote>
  )
}

interface KpiNoteProps {
  readonly figure: KpiFigure
  readonly term: GuideTerm | undefined
}

function KpiNote({ figure, term }: KpiNoteProps): ReactNode {
  return (
    <>
      <Text size="xs" fw={600}>
        {figure.label}
      </Text>
      {term !== undefined && (
        <Text size="xs" c="gray.7" mb={4}>
          {term.meaning}
        </Text>
      )}
      <Text size="xs" c="gray.7" mb={figure.parts === undefined ? 0 : 'xs'}>
        {figure.formula ?? term?.formula}
      </Text>
      <dl className={classes['parts']}>
        {figure.parts?.map((part) => (
          <div key={part.label} className={classes['part']}>
            <dt>{part.label}</dt>
            <dd>{part.value}</dd>
          </div>
        ))}
      </dl>
      {figure.note !== undefined && figure.note !== '' && (
        <Text size="xs" c="gray.7" mt="xs">
          {figure.note}
        </Text>
      )}
    </>
  )
}

function KpiFace({ figure }: { readonly figure: KpiFigure }): ReactNode {
  return (
    <span className={classes['face']}>
      <span className={classes['label']}>{figure.label}</span>
      <span className={classes['value']} data-figures>
        {figure.value}
        {figure.unit !== '' && <span className={classes['unit']}> {figure.unit}</span>}
      </span>
    </span>
  )
}

function describe(figure: KpiFigure, term: GuideTerm | undefined): string {
  const parts = (figure.parts ?? []).map((part) => `${part.label}: ${part.value}`)
  const formula = figure.formula ?? term?.formula ?? ''
  return [term?.meaning ?? '', formula, ...parts, figure.note ?? ''].filter(Boolean).join('. ')
}
