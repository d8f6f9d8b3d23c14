import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayAdminister, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatZoneTime } from '../../../lib/formatTime.ts'
import type { DeployedVersionFragment } from '../../../lib/gql/graphql.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Arrival } from './Arrival.tsx'
import { LiveReadings } from './LiveReadings.tsx'
import { draftOfVersion } from './setupDraft.ts'
import { namesOf, versionChanges } from './setupFacts.ts'
import type { SetupStep } from './setupSearch.ts'
import type { Deployed } from './stepProps.ts'
import { useSetupDraft } from './useSetupDraft.ts'
import { useSetupNames } from './useSetupNames.ts'

interface DeployedSetupProps {
  readonly deployment: Deployed
  readonly onStep: (step: SetupStep) => void
}

interface VersionRow {
  readonly version: DeployedVersionFragment
  readonly changes: readonly string[]
}

/** The versions of a deployment, how readings come, and which have come. */
export function DeployedSetup({ deployment, onStep }: DeployedSetupProps): ReactNode {
  const project = useCurrentProject()
  const { reset } = useSetupDraft(project.id)
  const { versions, tag } = deployment
  const [newest] = versions
  return (
    <Page>
      <PageHeader
        title="Set-up"
        description={`${versions.length} ${versions.length === 1 ? 'version' : 'versions'}; a day is evaluated by the version of its beginning`}
        actions={
          newest &&
          mayAdminister(project) && (
            <Button
              onClick={() => {
                reset(draftOfVersion(newest, tag))
                onStep('plant')
              }}
            >
              New version
            </Button>
          )
        }
      />
      <Stack gap="md">
        <VersionTable versions={versions} />
        {newest && <LiveReadings version={newest} />}
        <Arrival />
      </Stack>
    </Page>
  )
}

function VersionTable({ versions }: Pick<Deployed, 'versions'>): ReactNode {
  const names = namesOf(useSetupNames())
  const rows = versions.map((version, at) => {
    const before = versions[at + 1]
    const changes = before
      ? versionChanges(before, version, names).map(({ label, value }) => `${label}: ${value}`)
      : ['The first version']
    return { version, changes: changes.length > 0 ? changes : ['Nothing: saved again'] }
  })
  return (
    <Panel title="Versions">
      <DataTable<VersionRow>
        label="Versions"
        rows={rows}
        rowKey={({ version }) => version.id}
        columns={[
          { key: 'from', title: 'Valid from', render: ({ version }) => fromText(version) },
          {
            key: 'changes',
            title: 'What changed',
            render: ({ changes }) =>
              changes.map((text) => (
                <Text key={text} size="sm">
                  {text}
                </Text>
              )),
          },
          { key: 'nodes', title: 'Nodes', value: ({ version }) => version.nodes.length },
        ]}
      />
    </Panel>
  )
}

const fromText = ({ valid_from, time_zone }: DeployedVersionFragment): string =>
  Date.parse(valid_from) === 0 ? 'The beginning' : formatZoneTime(valid_from, time_zone)
