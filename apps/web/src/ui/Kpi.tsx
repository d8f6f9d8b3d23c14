import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
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
  if (figure.formula === undefined) return <KpiFace figure={figure} />
  return (
    <HoverNote note={<KpiNote figure={figure} />}>
      <UnstyledButton className={classes['button']} aria-description={describe(figure)}>
        <KpiFace figure={figure} />
      </UnstyledButton>
    </HoverNote>
  )
}

function KpiNote({ figure }: { readonly figure: KpiFigure }): ReactNode {
  return (
    <>
      <Text size="xs" fw={600}>
        {figure.label}
      </Text>
      <Text size="xs" c="gray.7" mb={figure.parts === undefined ? 0 : 'xs'}>
        {figure.formula}
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

function describe(figure: KpiFigure): string {
  const parts = (figure.parts ?? []).map((part) => `${part.label}: ${part.value}`)
  return [figure.formula ?? '', ...parts, figure.note ?? ''].filter(Boolean).join('. ')
}
