import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconDownload, IconMathFunction } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import { formatPercentFixed } from '../../../lib/format.ts'
import { CopyText } from '../../../ui/CopyText.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorNote, FailureNote } from '../../../ui/ErrorNote.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Scope, scopeName } from '../scope.ts'
import type { ResultJobState } from '../useResultJob.ts'
import { durationText } from './durationText.ts'
import { FactorTable } from './FactorTable.tsx'
import { RunTable } from './RunTable.tsx'
import { type PvsystData, type PvsystFactorsView, usePvsystFactors } from './usePvsystFactors.ts'

/** Factors for the fields of a 2-D model, from controlled runs of the scene. */
export function PvsystFactorsTab({ scope }: { readonly scope: Scope }): ReactNode {
  const factors = usePvsystFactors(scope)
  return (
    <Stack gap="md">
      <Note kind="neutral">
        PVsyst takes the rear side as a cross-section of endless rows and asks the user for
        correction factors. These are our own equivalent of the published recipes: controlled runs
        with the same weather, each with one thing changed, and factors from their sums weighted by
        energy.
      </Note>
      <DataState view={factors.view} skeleton={<SkeletonBox height={420} />}>
        {(data) => (
          <FactorsView key={scopeName(scope)} scope={scope} data={data} factors={factors} />
        )}
      </DataState>
    </Stack>
  )
}

interface FactorsViewProps {
  readonly scope: Scope
  readonly data: PvsystData
  readonly factors: PvsystFactorsView
}

function FactorsView({ scope, data, factors: { job, start } }: FactorsViewProps): ReactNode {
  if (data.block_names.length === 0) return <NotTraced />
  const isRunning = job?.status === 'queued' || job?.status === 'running'
  if (data.factors.length > 0) return <Factors scope={scope} data={data} />
  return (
    <Panel title={`Factors: ${scopeName(scope)}`} description={blocksText(data)}>
      <Stack gap="sm">
        {job?.status === 'failed' && (
          <ErrorNote message={job.error_message ?? 'The factors could not be made.'} />
        )}
        <FailureNote of={start} />
        {isRunning ? (
          <JobProgress job={job} />
        ) : (
          <Group gap="md">
            <Button loading={start.isPending} onClick={() => start.mutate()}>
              Make the factors
            </Button>
            <Text size="sm" c="gray.7">
              Takes about {durationText(data.estimated_s)} on this server; the page may be left
              meanwhile.
            </Text>
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

function NotTraced(): ReactNode {
  return (
    <EmptyState
      icon={<IconMathFunction size={32} />}
      title="No light was traced"
      text="The factors compare traced scenes. Tables on two axes are simulated with the light of an open plane; rows of fixed tables and of trackers about one axis have factors."
    />
  )
}

function JobProgress({ job }: { readonly job: ResultJobState }): ReactNode {
  const share = job.total_parts > 0 ? job.completed_parts / job.total_parts : 0
  return (
    <Stack gap={4}>
      <Progress value={share * 100} aria-label="Progress of the controlled runs" />
      <Text size="sm" c="gray.7" aria-live="polite">
        {job.status === 'queued'
          ? 'Waiting for a worker.'
          : `${formatPercentFixed(share, 0)} of the scenes and runs are done.`}
      </Text>
    </Stack>
  )
}

function blocksText({ block_names: names, untraced_block_names: others }: PvsystData): string {
  const of =
    names.length === 1
      ? `Block ${names[0]}.`
      : `${counted(names.length, 'block')}, weighted by their energy.`
  return others.length === 0 ? of : `${of} Without factors, not traced: ${others.join(', ')}.`
}

function Factors({ scope, data }: { readonly scope: Scope; readonly data: PvsystData }): ReactNode {
  const title = `PVsyst factors of ${scopeName(scope)}`
  return (
    <Stack gap="md">
      <Panel
        title={title}
        description={`${blocksText(data)} ${madeText(data)}`}
        actions={
          <>
            <CopyText text={data.csv} label="Copy factors and runs" />
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() =>
                downloadBlob(
                  new Blob([data.csv], { type: 'text/csv' }),
                  `${fileNameOf(`${scope.simulation.name} ${title}`)}.csv`,
                )
              }
            >
              CSV
            </Button>
          </>
        }
      >
        <FactorTable rows={data.factors} />
      </Panel>
      <Panel
        title="Controlled runs"
        description="What the factors are made of: sums over all steps of the run. H is light on the rear behind structure, E energy of the modules before quality and wires."
      >
        <RunTable rows={data.runs} />
      </Panel>
    </Stack>
  )
}

function madeText({ job }: PvsystData): string {
  if (!job?.completed_at) return ''
  const seconds = (Date.parse(job.completed_at) - Date.parse(job.created_at)) / 1000
  return `Made in ${durationText(seconds)}.`
}
