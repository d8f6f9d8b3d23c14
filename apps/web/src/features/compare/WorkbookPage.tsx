import type { ComparedDataset, Selection } from '@duet/comparison'
import { Stack } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import type { WorkbookFragment } from '../../lib/gql/graphql.ts'
import { joinViews } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AnchorLink, ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TabBar } from '../../ui/tabs/TabBar.tsx'
import { searchOf } from './compareSearch.ts'
import { DatasetPairChoice } from './DatasetPairChoice.tsx'
import { firstDatasets, isListed, labelsOf } from './datasetOptions.ts'
import { RunsView } from './runs/RunsView.tsx'
import { SeriesView } from './SeriesView.tsx'
import { StagesView } from './StagesView.tsx'
import { TagBar } from './TagBar.tsx'
import { type DatasetChoice, useCompareDatasets } from './useCompareData.ts'
import { type ShownSelection, useSelection } from './useSelection.ts'
import { useWorkbook } from './useWorkbooks.ts'
import { shownView, VIEW_TITLES, viewsOf } from './views.ts'
import { WorkbookHeader } from './WorkbookHeader.tsx'
import { DRAFT, NOTHING_CHOSEN, storedSelection } from './workbookData.ts'

const route = getRouteApi('/$org/project/$projectId/compare/$workbookId')

/** Draws two weather datasets by all their columns; the application has it of another feature. */
export type WeatherPairView = (props: {
  readonly a: string
  readonly b: string
  readonly column: string | null
  readonly onColumn: (column: string) => void
}) => ReactNode

interface WorkbookPageProps {
  readonly weatherPair: WeatherPairView
}

/** Two datasets of the project side by side: a workbook, or a draft of one in the address. */
export function WorkbookPage({ weatherPair }: WorkbookPageProps): ReactNode {
  const project = useCurrentProject()
  const { workbookId } = route.useParams()
  const view = joinViews({
    datasets: useCompareDatasets(project.id),
    workbook: useWorkbook(project.id, workbookId === DRAFT ? undefined : workbookId),
  })
  return (
    <Page>
      <AnchorLink size="xs" to="/$org/project/$projectId/compare" from="/$org/project/$projectId">
        All workbooks
      </AnchorLink>
      <DataState view={view} skeleton={<Loading />}>
        {({ datasets, workbook }) =>
          workbook === undefined && workbookId !== DRAFT ? (
            <NoWorkbook />
          ) : (
            <Opened datasets={datasets} workbook={workbook} weatherPair={weatherPair} />
          )
        }
      </DataState>
    </Page>
  )
}

function Loading(): ReactNode {
  return (
    <Panel>
      <SkeletonLines count={10} />
    </Panel>
  )
}

function NoWorkbook(): ReactNode {
  return (
    <Panel>
      <EmptyState
        icon={<IconArrowsExchange size={32} />}
        title="Workbook Not Found"
        text="The workbook you are looking for does not exist, or you don't have access to the workbook."
        action={
          <ButtonLink to="/$org/project/$projectId/compare" from="/$org/project/$projectId">
            All workbooks
          </ButtonLink>
        }
      />
    </Panel>
  )
}

interface OpenedProps extends WorkbookPageProps {
  readonly datasets: readonly DatasetChoice[]
  readonly workbook: WorkbookFragment | undefined
}

function Opened({ datasets, workbook, weatherPair }: OpenedProps): ReactNode {
  const labelOf = useMemo(() => labelsOf(datasets), [datasets])
  const stored = useMemo(
    () =>
      workbook ? storedSelection(workbook) : { ...NOTHING_CHOSEN, ...firstDatasets(datasets) },
    [workbook, datasets],
  )
  const shown = useSelection(stored, labelOf)
  const { selection } = shown
  return (
    <>
      <WorkbookHeader key={workbook?.id} workbook={workbook} shown={shown} />
      <Stack gap="md">
        <DatasetPairChoice datasets={datasets} selection={selection} onChange={shown.onChange} />
        {workbook && <TagBar workbook={workbook} shown={shown} />}
        <Content datasets={datasets} shown={shown} weatherPair={weatherPair} />
      </Stack>
    </>
  )
}

interface ContentProps extends WorkbookPageProps {
  readonly datasets: readonly DatasetChoice[]
  readonly shown: ShownSelection
}

function Content({ datasets, shown, weatherPair }: ContentProps): ReactNode {
  const { dataset_a: a, dataset_b: b } = shown.selection
  if (a === null || b === null || !isListed(datasets, a) || !isListed(datasets, b))
    return <Unchosen count={datasets.length} />
  return (
    <>
      <ViewTabs selection={shown.selection} />
      <div id={PANEL_ID} role="tabpanel" tabIndex={-1}>
        <View a={a} b={b} shown={shown} weatherPair={weatherPair} />
      </div>
    </>
  )
}

const PANEL_ID = 'comparison'

function ViewTabs({ selection }: { readonly selection: Selection }): ReactNode {
  const { parameters } = selection
  return (
    <TabBar
      label="Views"
      panelId={PANEL_ID}
      tab={shownView(selection)}
      tabs={viewsOf(selection).map((view) => ({
        key: view,
        title: VIEW_TITLES[view],
        to: '.',
        search: searchOf({ ...selection, parameters: { ...parameters, view } }),
      }))}
    />
  )
}

interface ViewProps extends Omit<ContentProps, 'datasets'> {
  readonly a: ComparedDataset
  readonly b: ComparedDataset
}

function View({ a, b, shown, weatherPair: WeatherPair }: ViewProps): ReactNode {
  const { selection, onChange } = shown
  const { parameters } = selection
  const view = shownView(selection)
  if (view === 'runs')
    return (
      <RunsView
        a={a.id}
        b={b.id}
        block={parameters.block}
        onBlock={(block) => onChange({ ...selection, parameters: { ...parameters, block } })}
      />
    )
  if (view === 'weather')
    return (
      <WeatherPair
        a={a.id}
        b={b.id}
        column={parameters.weather_column}
        onColumn={(weather_column) =>
          onChange({ ...selection, parameters: { ...parameters, weather_column } })
        }
      />
    )
  if (view === 'losses') return <StagesView a={a} b={b} />
  return <SeriesView a={a} b={b} selection={selection} view={view} onChange={onChange} />
}

function Unchosen({ count }: { readonly count: number }): ReactNode {
  return (
    <Panel>
      <EmptyState
        icon={<IconArrowsExchange size={32} />}
        title={count === 0 ? 'Nothing to compare yet' : 'Choose two datasets'}
        text={
          count === 0
            ? 'A comparison needs simulations that have completed, or weather. Run a simulation or import weather first.'
            : 'Choose two datasets above: simulations, weather, custom datasets or readings of this project. Their figures, series and differences are then shown side by side.'
        }
        action={
          count === 0 ? (
            <ButtonLink
              to="/$org/project/$projectId/compute/blocks"
              from="/$org/project/$projectId"
            >
              Go to Compute
            </ButtonLink>
          ) : undefined
        }
      />
    </Panel>
  )
}
