import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatNumber } from '../../../lib/format.ts'
import { formatAgo } from '../../../lib/formatTime.ts'
import { type DeployedVersionFragment, NewestReadingsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FOLLOW } from '../shell/follow.ts'

interface LiveRow {
  readonly id: string
  readonly tag: string
  readonly what: string
  readonly value: number | null
  readonly at: string | null
}

/** Which tags have come, their last value as it was sent, and how old it is. */
export function LiveReadings({
  version,
}: {
  readonly version: DeployedVersionFragment
}): ReactNode {
  const { id: project_id } = useCurrentProject()
  const view = useView(NewestReadingsDocument, { project_id }, FOLLOW)
  return (
    <DataState view={view}>
      {(deployment) => {
        const rows = liveRows(version, deployment?.newest_readings ?? [])
        const come = rows.filter(({ at }) => at !== null).length
        return (
          <Panel
            title="Readings"
            description={`${come} of ${rows.length} tags have come today or yesterday`}
          >
            <DataTable<LiveRow>
              label="Readings by tag"
              rows={rows}
              rowKey={({ id }) => id}
              height={360}
              initialSort={{ key: 'at', descending: false }}
              columns={[
                { key: 'tag', title: 'Tag', value: ({ tag }) => tag },
                { key: 'what', title: 'Measures', value: ({ what }) => what },
                rightColumn<LiveRow>('value', 'Last value, as sent', ({ value }) =>
                  formatNumber(value),
                ),
                rightColumn<LiveRow>(
                  'at',
                  'Age',
                  ({ at }) => (at === null ? 'nothing came' : formatAgo(at)),
                  ({ at }) => (at === null ? 0 : Date.parse(at)),
                ),
              ]}
            />
          </Panel>
        )
      }}
    </DataState>
  )
}

interface Newest {
  readonly hierarchy_id: string
  readonly value: number | null
  readonly at: string | null
}

function liveRows(
  { nodes }: DeployedVersionFragment,
  newest: readonly Newest[],
): readonly LiveRow[] {
  const byId = new Map(newest.map((one) => [one.hierarchy_id, one]))
  return nodes.flatMap(({ id, sensor_tag, component, component_measure }) =>
    sensor_tag === null
      ? []
      : [
          {
            id,
            tag: sensor_tag,
            what: `${component_measure ?? ''} of ${component}`,
            value: byId.get(id)?.value ?? null,
            at: byId.get(id)?.at ?? null,
          },
        ],
  )
}
