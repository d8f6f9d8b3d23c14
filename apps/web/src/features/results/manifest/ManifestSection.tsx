import { Code, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { RunManifestDocument, type RunManifestQuery } from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { FactList } from '../../../ui/FactList.tsx'

type Manifest = RunManifestQuery['runManifest']
type Input = Manifest['inputs'][number]

const KINDS: Readonly<Record<string, string>> = {
  document: 'Design',
  system: 'System parameters',
  block: 'Block',
  layers: 'Drawings of the block',
  component: 'Component',
  dataset: 'Meteo file',
  terrain: 'Terrain',
}

const COLUMNS: readonly Column<Input>[] = [
  { key: 'kind', title: 'Input', value: ({ kind }) => KINDS[kind] ?? kind },
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'detail', title: 'What', value: ({ detail }) => detail },
  {
    key: 'sha256',
    title: 'SHA-256',
    render: ({ sha256 }) => <Code title={sha256}>{sha256.slice(0, 16)}</Code>,
  },
]

/** What the run was made from, each input by its hash, and who asked for it. */
export function ManifestSection({ simulationId }: { readonly simulationId: string }): ReactNode {
  const view = useView(RunManifestDocument, { simulation_id: simulationId }, NEVER_STALE)
  return (
    <section>
      <Title order={2}>Run manifest</Title>
      <Text size="xs" c="gray.6" mb={6}>
        Runs with the same hash were made from the same inputs by the same engine.
      </Text>
      <DataState view={view} skeleton={<SkeletonLines count={6} />}>
        {(manifest) => (
          <>
            <FactList facts={choices(manifest)} />
            <DataTable
              label="Inputs of the run"
              rows={manifest.inputs}
              rowKey={({ kind, name, sha256 }) => `${kind} ${name} ${sha256}`}
              columns={COLUMNS}
            />
          </>
        )}
      </DataState>
    </section>
  )
}

function choices(manifest: Manifest): { label: string; value: ReactNode }[] {
  const { from, to, simulated_year, shading_layers } = manifest
  return [
    {
      label: 'Asked for',
      value: `${formatDateTime(manifest.created_at)} by ${manifest.created_by}`,
    },
    { label: 'Engine', value: `${manifest.engine_version}, ${manifest.environment}` },
    {
      label: 'Chosen range',
      value:
        from === null && to === null
          ? 'all of the weather'
          : `${from ?? 'start'} to ${to ?? 'end'}`,
    },
    { label: 'Simulated year', value: simulated_year ?? 'as in the weather' },
    { label: 'Obstacles', value: shading_layers.join(', ') || 'none' },
    { label: 'Hash of the run', value: <Code>{manifest.sha256}</Code> },
  ]
}
