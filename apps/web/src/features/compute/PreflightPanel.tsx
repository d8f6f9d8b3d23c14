import type { Block } from '@duet/plant'
import { Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { formatCount } from '../../lib/format.ts'
import { shownSentence } from '../../lib/shownUnits.ts'
import { DatasetLink } from '../../project/DatasetLink.tsx'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FieldLink } from './FieldLink.tsx'
import { PreflightTimes } from './PreflightTimes.tsx'
import { cachedText, sizeText } from './preflightTexts.ts'
import type { Preflight, PreflightView } from './usePreflight.ts'

interface PreflightPanelProps {
  readonly preflight: PreflightView
  /** Of the design. */
  readonly blocks: readonly Block[]
}

/** What would be run, whether it can be, and how long it would take: before Run. */
export function PreflightPanel({ preflight, blocks }: PreflightPanelProps): ReactNode {
  return (
    <Panel
      title="Pre-flight"
      description="What the server finds for these choices. Nothing has been started."
    >
      <div style={{ opacity: preflight.isOutdated ? 0.55 : 1 }} aria-busy={preflight.isOutdated}>
        <DataState view={preflight.view} skeleton={<SkeletonLines count={5} />}>
          {(data) => <Findings preflight={data} blocks={blocks} />}
        </DataState>
      </div>
    </Panel>
  )
}

interface FindingsProps {
  readonly preflight: Preflight
  readonly blocks: readonly Block[]
}

function Findings({ preflight, blocks }: FindingsProps): ReactNode {
  const ofPlant = preflight.messages
  const common = (preflight.errors.find(({ block_id }) => block_id === '')?.messages ?? []).filter(
    (message) => ofPlant.every((one) => one.message !== message),
  )
  const cached = cachedText(preflight)
  const steps = preflight.step_count
  const ready = preflight.blocks.filter(({ messages }) => messages.length === 0)
  const withMessages = preflight.blocks.filter(({ messages }) => messages.length > 0)
  return (
    <Stack gap="sm">
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {common.map((message) => (
          <Line key={message} kind="error">
            {shownSentence(message)}
          </Line>
        ))}
        {ofPlant.map(({ severity, message, path }) => (
          <Line key={message} kind={kindOf([{ severity }])}>
            <FieldLink path={path}>{shownSentence(message)}</FieldLink>
          </Line>
        ))}
        {withMessages.map((found) => (
          <BlockLine
            key={found.block_id}
            found={found}
            block={blocks.find(({ id }) => id === found.block_id)}
          />
        ))}
        {(ready.length > MOST_LISTED ? [sumOf(ready)] : ready).map((found) => (
          <Line key={found.name} kind="ok">
            <b>{found.name}</b>: {countText(found)}
          </Line>
        ))}
        {preflight.datasets.map((dataset) => (
          <DatasetLine key={dataset.dataset_id} dataset={dataset} />
        ))}
        {preflight.datasets.flatMap(({ dataset_id, name, fitness }) =>
          (fitness?.remarks ?? []).map(({ code, level, message }) => (
            <Line key={`${dataset_id} ${code}`} kind={level === 'note' ? 'note' : 'warning'}>
              {preflight.datasets.length > 1 && <b>{`${name}: `}</b>}
              {shownSentence(message)}
            </Line>
          )),
        )}
        {cached !== undefined && <Line kind="ok">{cached}.</Line>}
        {steps > 0 && (
          <Line kind="ok">
            {counted(steps, 'step')}
            {preflight.is_ready && `. ${sizeText(preflight)}`}.
          </Line>
        )}
      </Stack>
      {preflight.is_ready && <PreflightTimes preflight={preflight} />}
    </Stack>
  )
}

const LOOKS = {
  ok: { Icon: IconCircleCheck, color: 'var(--mantine-color-teal-9)', word: 'In order' },
  warning: { Icon: IconAlertTriangle, color: 'var(--mantine-color-orange-9)', word: 'Look at' },
  note: { Icon: IconInfoCircle, color: 'var(--mantine-color-gray-7)', word: 'To be known' },
  error: { Icon: IconCircleX, color: 'var(--mantine-color-red-9)', word: 'In the way' },
} as const

interface MarkedProps {
  readonly kind: keyof typeof LOOKS
  readonly children: ReactNode
}

function Line(props: MarkedProps): ReactNode {
  return (
    <li>
      <Marked {...props} />
    </li>
  )
}

function Marked({ kind, children }: MarkedProps): ReactNode {
  const { Icon, color, word } = LOOKS[kind]
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <Icon size={16} color={color} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <VisuallyHidden>{word}:</VisuallyHidden>
      <Text size="sm" component="div">
        {children}
      </Text>
    </Group>
  )
}

/** Blocks in order beyond this many are summed up in one line. */
const MOST_LISTED = 10

type FoundBlock = Preflight['blocks'][number]

function sumOf(
  blocks: readonly FoundBlock[],
): Pick<FoundBlock, 'name' | 'table_count' | 'module_count'> {
  const sum = (key: 'table_count' | 'module_count'): number =>
    blocks.reduce((total, block) => total + block[key], 0)
  return {
    name: counted(blocks.length, 'block'),
    table_count: sum('table_count'),
    module_count: sum('module_count'),
  }
}

/** Modules left over from whole strings are not run. */
const countText = ({
  table_count,
  module_count,
}: Pick<FoundBlock, 'table_count' | 'module_count'>): string =>
  `${counted(table_count, 'table')}, ${counted(module_count, 'module')} in full strings`

interface BlockLineProps {
  readonly found: FoundBlock
  readonly block: Block | undefined
}

/** The worst of the messages; never 'In order'. */
function kindOf(messages: readonly { readonly severity: string }[]): 'error' | 'warning' {
  return messages.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
}

const worstFirst = (messages: FoundBlock['messages']): FoundBlock['messages'] =>
  messages.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))

function BlockLine({ found, block }: BlockLineProps): ReactNode {
  return (
    <Line kind={kindOf(found.messages)}>
      <b>{found.name}</b>: {countText(found)}
      <Stack gap={4} mt={4}>
        {worstFirst(found.messages).map(({ severity, message, path }) => (
          <Marked key={message} kind={kindOf([{ severity }])}>
            <FieldLink block={block} path={path}>
              {shownSentence(message)}
            </FieldLink>
          </Marked>
        ))}
      </Stack>
    </Line>
  )
}

function DatasetLine({ dataset }: { readonly dataset: Preflight['datasets'][number] }): ReactNode {
  const { quality, quality_checks: checks, daylight_step_count: daylight } = dataset
  const columns = [
    dataset.has_windspeed && 'wind speed',
    dataset.has_rh && 'humidity',
    dataset.has_pw && 'precipitable water',
    dataset.has_snow_depth && 'snow depth',
    dataset.has_rain && 'rain',
    dataset.has_dust && 'dust',
  ].filter((column) => column !== false)
  return (
    <Line kind={quality === 'failed' || quality === 'warning' ? 'warning' : 'ok'}>
      <DatasetLink datasetId={dataset.dataset_id} fw={600}>
        {dataset.name}
      </DatasetLink>
      {daylight > 0 &&
        `: covers the range, ${formatCount(daylight)} of ${counted(dataset.step_count, 'step')} with daylight`}
      {columns.length > 0 && `; with ${columns.join(', ')}`}
      {quality === 'passed' && '; its quality report has no remarks'}
      {checks.length > 0 && `; remarks of its quality report: ${checks.join(', ')}`}
    </Line>
  )
}
