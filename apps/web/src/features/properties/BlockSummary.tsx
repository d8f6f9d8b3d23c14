import { type Block, type BlockPvSummary, USUAL_DC_AC_RATIO } from '@duet/plant'
import { Button, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { useStore } from '../../lib/externalStore.ts'
import {
  formatAreaM2,
  formatCount,
  formatFixed,
  formatPowerW,
  formatUnit,
  MISSING,
} from '../../lib/format.ts'
import { FigureList } from '../../project/FigureList.tsx'
import { setBlockField } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
import { EstimateFigures } from '../estimate/EstimateFigures.tsx'
import { suggestedInverters } from './inverterCount.ts'
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
      {error !== undefined && (
        <p className={classes['problem']}>
          <IconAlertTriangle size={14} aria-hidden /> {error}
        </p>
      )}
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
    <FigureList
      columns={3}
      figures={[
        ['Tables', formatCount(summary?.tables)],
        ['Rows', formatCount(summary?.rows)],
        ['Modules drawn', formatCount(summary?.modules)],
        ['In full strings', formatCount(modulesInStrings(summary))],
        ['Area', formatAreaM2(summary?.area)],
        ['DC drawn', formatPowerW(summary?.stc_power, 'Wp')],
        ['DC in full strings', formatPowerW(powerInStringsW(summary), 'Wp')],
        ['AC rated', formatPowerW(summary?.inverter_ac_power, 'Wac')],
        ['DC/AC', ratio(summary?.dc_ac_ratio)],
        ['GCR', ratio(summary?.gcr)],
        ['Tables per row', perRow(summary)],
        ['Pitch', formatUnit(pitchM, 'm')],
        ['Per string', formatCount(summary?.modules_per_string)],
        ['Strings', formatCount(summary?.strings)],
      ]}
    />
  )
}

/** The plant in numbers, where no block is chosen. */
export function PlantSummary({ session }: { readonly session: DesignSession }): ReactNode {
  const blocks = useStore(session.shown, (design) => design.blocks)
  const layouts = useStore(session.layout, ({ byBlock }) => byBlock)
  const summaries = Object.keys(blocks).flatMap((id) => layouts.get(id)?.summary ?? [])
  const sum = (figure: (one: BlockPvSummary) => number | null): number =>
    summaries.reduce((total, one) => total + (figure(one) ?? 0), 0)
  const dcW = sum(({ stc_power }) => stc_power)
  const acW = sum(({ inverter_ac_power }) => inverter_ac_power)
  return (
    <section className={classes['summary']} aria-label="Summary of the plant">
      <Title order={2} mb={6}>
        Whole plant
      </Title>
      <FigureList
        columns={3}
        figures={[
          ['Blocks', formatCount(Object.keys(blocks).length)],
          ['Tables', formatCount(sum(({ tables }) => tables))],
          ['Modules drawn', formatCount(sum(({ modules }) => modules))],
          ['In full strings', formatCount(sum(modulesInStrings))],
          ['Area', formatAreaM2(sum(({ area }) => area))],
          ['DC drawn', formatPowerW(dcW, 'Wp')],
          ['DC in full strings', formatPowerW(sum(powerInStringsW), 'Wp')],
          ['AC rated', formatPowerW(acW, 'Wac')],
          ['DC/AC', ratio(acW > 0 ? dcW / acW : null)],
        ]}
      />
    </section>
  )
}

/** Modules left over from whole strings give no energy. Null: no string length is known. */
function modulesInStrings(summary: BlockPvSummary | undefined): number | null {
  const { strings = null, modules_per_string: inSeries = null } = summary ?? {}
  return strings === null || inSeries === null ? null : strings * inSeries
}

/** The DC power at STC that a run has. */
function powerInStringsW(summary: BlockPvSummary | undefined): number | null {
  const { stc_power = null, modules = 0 } = summary ?? {}
  const inStrings = modulesInStrings(summary)
  return stc_power === null || inStrings === null || !modules
    ? null
    : (stc_power * inStrings) / modules
}

interface InverterButtonProps {
  readonly session: DesignSession
  readonly summary: BlockPvSummary
}

/** One press from one inverter to as many as the modules need. */
function InverterButton({ session, summary }: InverterButtonProps): ReactNode {
  const count = suggestedInverters(summary)
  if (count === undefined) return null
  const field = { name: 'num_inverters', label: 'Number of inverters' }
  return (
    <Button
      variant="default"
      mt={8}
      onClick={() => setBlockField(session, summary.block_id, field, count)}
    >
      {`Use ${counted(count, 'inverter')} (DC/AC ${formatFixed(USUAL_DC_AC_RATIO, 2)})`}
    </Button>
  )
}

function ratio(value: number | null | undefined): string {
  return formatFixed(value, 2)
}

function perRow(counts: BlockPvSummary | undefined): string {
  if (counts === undefined || counts.max_tables_per_row === 0) return MISSING
  const { min_tables_per_row: least, max_tables_per_row: most } = counts
  return least === most ? formatCount(most) : `${formatCount(least)}–${formatCount(most)}`
}

function pitchOf(parameters: object | undefined): number | undefined {
  return parameters !== undefined && 'row_spacing' in parameters
    ? Number(parameters.row_spacing)
    : undefined
}
