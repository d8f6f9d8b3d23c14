import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconCloudUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatAgo } from '../../../lib/formatTime.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { OfferRow } from './OfferRow.tsx'
import type { Place, SourceAnswer } from './useAvailable.ts'

interface SourcePanelProps {
  readonly answer: SourceAnswer
  readonly place: Place
  readonly onUpload: () => void
}

/** What one source has for the place. */
export function SourcePanel({ answer, place, onUpload }: SourcePanelProps): ReactNode {
  const project = useCurrentProject()
  const isUpload = answer.datasets.length === 0 && !answer.has_failed
  return (
    <Panel
      title={answer.title}
      description={answer.coverage}
      actions={<ProviderState answer={answer} />}
    >
      <Stack gap="sm">
        {answer.message !== null && (
          <Note kind={answer.has_failed ? 'warning' : 'neutral'}>{answer.message}</Note>
        )}
        {answer.datasets.map((dataset) => (
          <OfferRow
            key={dataset.id}
            dataset={dataset}
            title={titleOf(answer, dataset.source)}
            place={place}
          />
        ))}
        {isUpload && mayAddWeather(project) && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconCloudUpload size={16} aria-hidden />}
            onClick={onUpload}
          >
            Upload weather file
          </Button>
        )}
        <Text size="xs" c="gray.7">
          {answer.licence}. Named with datasets: {answer.attribution}.{' '}
          <Anchor
            size="xs"
            underline="always"
            href={answer.info_url}
            target="_blank"
            rel="noreferrer"
          >
            About {answer.source === 'default' ? 'PVGIS' : answer.title}
          </Anchor>
        </Text>
      </Stack>
    </Panel>
  )
}

const SUGGESTED_TITLES: Readonly<Record<string, string>> = {
  pvgis: 'PVGIS',
  nasapower: 'NASA POWER',
}

const titleOf = (answer: SourceAnswer, source: string): string =>
  SUGGESTED_TITLES[source] ?? answer.title

/** How the last downloads of this server went. */
function ProviderState({ answer }: { readonly answer: SourceAnswer }): ReactNode {
  const { last_success_at: good, last_failure_at: bad, last_failure: reason } = answer
  if (bad !== null && (good === null || bad > good)) {
    return (
      <span title={reason ?? undefined}>
        <StatusBadge tone="warning">failed {formatAgo(bad)}</StatusBadge>
      </span>
    )
  }
  return good === null ? null : <StatusBadge tone="good">answered {formatAgo(good)}</StatusBadge>
}
