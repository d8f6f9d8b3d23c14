import { causeLabel, ruleText } from '@duet/monitoring/texts'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatResult } from '../../../lib/format.ts'
import { IssueRuleSettingsDocument } from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { componentLabel } from '../shell/componentLabel.ts'
import type { IssueDetails } from './useIssues.ts'

/** Why this was raised, with the limits that the plant had then, and where. */
export function RulePanel({
  details: { issue, nodes },
}: {
  readonly details: IssueDetails
}): ReactNode {
  const view = useView(
    IssueRuleSettingsDocument,
    { project_id: issue.project_id, at: issue.last_at },
    NEVER_STALE,
  )
  const types = [...new Set(nodes.map(({ event_type }) => event_type))]
  return (
    <Panel title="How it was found" guide="/docs/monitoring/evaluation.html#rules">
      <Stack gap="sm">
        <DataState view={view}>
          {(deployment) =>
            types.map((type) => (
              <Text key={type} size="sm">
                <b>{causeLabel(type)}.</b> {ruleText(type, deployment?.version?.settings)}
              </Text>
            ))
          }
        </DataState>
        <FactList
          facts={nodes.map((node) => ({
            label: `${componentLabel(node.component)} ${node.name}`,
            value: `${causeLabel(node.event_type)}, ${formatResult(node.kwh, 'kWh')}`,
          }))}
        />
      </Stack>
    </Panel>
  )
}
