import { Group, Stack } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { AnchorLink, ButtonLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CompareLink } from './CompareLink.tsx'
import { RowTable } from './RowTable.tsx'
import { type DoneImport, useImports } from './useImport.ts'

const route = getRouteApi('/$org/project/$projectId/pvsyst-import')
const FROM = '/$org/project/$projectId'

/** What an import made, and where to go on. */
export function DonePanel({ id }: { readonly id: string }): ReactNode {
  const view = useImports()
  return (
    <DataState view={view} skeleton={<SkeletonLines count={8} />}>
      {(imports) => {
        const done = imports.find((one) => one.id === id)
        return done === undefined ? <UnknownImport /> : <Done done={done} />
      }}
    </DataState>
  )
}

function Done({ done }: { readonly done: DoneImport }): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Panel title={`${done.variant_name} is imported`} actions={<Next done={done} />}>
      <Stack gap="md">
        <FactList facts={factsOf(done)} />
        <RowTable
          rows={done.rows}
          search={search}
          onChange={(next) => void navigate({ search: { ...search, ...next }, replace: true })}
        />
        <AnchorLink from={FROM} to="/$org/project/$projectId/pvsyst-import" search={{}}>
          Import another variant
        </AnchorLink>
      </Stack>
    </Panel>
  )
}

function Next({ done }: { readonly done: DoneImport }): ReactNode {
  return (
    <Group gap="xs">
      <ButtonLink variant="default" from={FROM} to="/$org/project/$projectId/design/blocks">
        Open the design
      </ButtonLink>
      <CompareLink done={done} />
      <ButtonLink
        leftSection={<IconPlayerPlay size={15} aria-hidden />}
        from={FROM}
        to="/$org/project/$projectId/compute/blocks"
      >
        Run
      </ButtonLink>
    </Group>
  )
}

function factsOf({ block_ids, component_ids, layer_ids, enviro_dataset_id }: DoneImport) {
  return [
    { label: 'Blocks', value: formatCount(block_ids.length) },
    { label: 'Components', value: formatCount(component_ids.length) },
    { label: 'Layers', value: formatCount(layer_ids.length) },
    {
      label: 'Weather',
      value:
        enviro_dataset_id === null ? (
          'none: choose it in Compute'
        ) : (
          <AnchorLink
            size="sm"
            from={FROM}
            to="/$org/project/$projectId/resources/meteo/$datasetId"
            params={(known) => ({ ...known, datasetId: enviro_dataset_id })}
          >
            Open the dataset
          </AnchorLink>
        ),
    },
  ]
}

function UnknownImport(): ReactNode {
  return (
    <EmptyState
      title="This import is not known"
      text="It was done in another project, or the address is not whole."
      action={
        <ButtonLink from={FROM} to="/$org/project/$projectId/pvsyst-import" search={{}}>
          Begin an import
        </ButtonLink>
      }
    />
  )
}
