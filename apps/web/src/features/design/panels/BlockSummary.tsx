import type { Block, BlockPvSummary } from '@duet/plant'
import { Button, Title, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  formatAreaM2,
  formatCount,
  formatFixed,
  formatPowerW,
  formatUnit,
  MISSING,
} from '../../../lib/format.ts'
import { EstimateFigures } from '../estimate/EstimateFigures.tsx'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import { setBlockField } from './designActions.ts'
import { suggestedInverters, USUAL_DC_AC_RATIO } from './inverterCount.ts'
import classes from './PropertyPanel.module.css'

interface BlockSummaryProps {
  readonly session: DesignSession
  readonly block: Block
}

/** The block in numbers; follows the hand while a layer is drawn or dragged. */
export function BlockSummary({ session, block }: BlockSummaryProps): ReactNode {
  const layout = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id))
  const error = useStore(session.layout, ({ errors }) => errors.get(block.id))
  const summary = layout?.summary
  const pitch = session.components.get().get(block.pv_table_id ?? '')
  return (
    <section className={classes['summary']} aria-label={`Summary of ${block.name}`}>
      <Title order={2} mb={6}>
        {block.name}
      </Title>
      <Figures summary={summary} pitchM={pitchOf(pitch?.parameters)} />
      <EstimateFigures session={session} block={block} />
      <Hints hints={summary?.hints ?? []} error={error} />
      {summary !== undefined && session.mayEdit && (
        <InverterButton session={session} summary={summary} />
      )}
    </section>
  )
}

interface FiguresProps {
  readonly summary: BlockPvSummary | undefined
  readonly pitchM: number | undefined
}

function Figures({ summary, pitchM }: FiguresProps): ReactNode {
  return (
    <dl className={classes['figures']}>
      <Figure label="Tables" value={formatCount(summary?.tables)} />
      <Figure label="Rows" value={formatCount(summary?.rows)} />
      <Figure label="Modules" value={formatCount(summary?.modules)} />
      <Figure label="Area" value={formatAreaM2(summary?.area)} />
      <Figure label="DC at STC" value={formatPowerW(summary?.stc_power, 'Wp')} />
      <Figure label="AC rated" value={formatPowerW(summary?.inverter_ac_power, 'Wac')} />
      <Figure label="DC/AC" value={ratio(summary?.dc_ac_ratio)} />
      <Figure label="GCR" value={ratio(summary?.gcr)} />
      <Figure label="Tables per row" value={perRow(summary)} />
      <Figure label="Pitch" value={formatUnit(pitchM, 'm')} />
      <Figure label="Per string" value={formatCount(summary?.modules_per_string)} />
      <Figure label="Strings" value={formatCount(summary?.strings)} />
    </dl>
  )
}

interface InverterButtonProps {
  readonly session: DesignSession
  readonly summary: BlockPvSummary
}

/** One press from one inverter to as many as the modules need. */
function InverterButton({ session, summary }: InverterButtonProps): ReactNode {
  const count = suggestedInverters(summary)
  if (count === undefined) return null
  const field = { name: 'num_inverters', label: 'Number of Inverters' }
  return (
    <Button
      variant="default"
      mt={8}
      onClick={() => setBlockField(session, summary.block_id, field, count)}
    >
      {`Use ${formatCount(count)} inverters (DC/AC ${formatFixed(USUAL_DC_AC_RATIO, 2)})`}
    </Button>
  )
}

interface HintsProps {
  readonly hints: BlockPvSummary['hints']
  /** The block could not be laid out. */
  readonly error: string | undefined
}

function Hints({ hints, error }: HintsProps): ReactNode {
  const all =
    error === undefined
      ? hints
      : [{ code: 'LAYOUT', level: 'error' as const, message: error }, ...hints]
  return (
    <ul className={classes['hints']}>
      {all.map(({ code, level, message }) => (
        <li key={`${code} ${message}`} data-level={level}>
          {level === 'info' ? (
            <IconInfoCircle size={14} aria-hidden />
          ) : (
            <IconAlertTriangle size={14} aria-hidden />
          )}
          <span>
            {level !== 'info' && <VisuallyHidden component="span">Warning: </VisuallyHidden>}
            {message}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function ratio(value: number | null | undefined): string {
  return formatFixed(value, 2)
}

interface RowCounts {
  readonly tables_per_row: number
  readonly min_tables_per_row: number
  readonly max_tables_per_row: number
}

function perRow(counts: RowCounts | undefined): string {
  if (counts === undefined || counts.max_tables_per_row === 0) return MISSING
  const { min_tables_per_row: least, max_tables_per_row: most } = counts
  return least === most ? formatCount(most) : `${formatCount(least)}–${formatCount(most)}`
}

function pitchOf(parameters: object | undefined): number | undefined {
  return parameters !== undefined && 'row_spacing' in parameters
    ? Number(parameters.row_spacing)
    : undefined
}
