import { lightText } from '@duet/monitoring/texts'
import { Group, Text, UnstyledButton } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatDay, formatZoneTime } from '../../../lib/formatTime.ts'
import { CurrentOrganizationContext } from '../../../lib/organization/currentOrganization.ts'
import { HoverNote } from '../../../ui/HoverNote.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { useDeployment } from './deployment.ts'
import { freshnessFact } from './freshnessText.ts'

/** Whether readings come, how far they are evaluated, and where the expected values come from. */
export function Freshness(): ReactNode {
  const deployment = useDeployment()
  const { evaluation, last_reading: last, version } = deployment
  const { tone, label, text } = freshnessFact(deployment)
  const light = lightText(evaluation.light_sources)
  return (
    <Group gap="sm" fz="xs" c="gray.7">
      <PortfolioLink />
      <HoverNote
        note={
          <>
            <Text size="xs">{text}</Text>
            {last !== null && (
              <Text size="xs">
                {formatZoneTime(last, version.time_zone)} ({version.time_zone})
              </Text>
            )}
            <Text size="xs">
              {evaluation.last_day === null
                ? 'No day has been evaluated yet.'
                : `Evaluated up to ${formatDay(evaluation.last_day)}.`}
            </Text>
          </>
        }
      >
        <UnstyledButton aria-label={`Readings: ${label}`}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </UnstyledButton>
      </HoverNote>
      {light !== '' && <span>Expected from {light}</span>}
      {evaluation.failure !== null ? (
        <StatusBadge tone="bad">Evaluation fails: {evaluation.failure}</StatusBadge>
      ) : (
        evaluation.waiting_days > 1 && (
          <span>{counted(evaluation.waiting_days, 'day is', 'days are')} being evaluated</span>
        )
      )}
    </Group>
  )
}

/** To the other plants. Those who are not of the organisation see this one alone. */
function PortfolioLink(): ReactNode {
  const organization = useContext(CurrentOrganizationContext)
  const { portfolio } = useDeployment()
  if (organization === undefined) return null
  return (
    <AnchorLink
      fz="xs"
      to="/$org/monitor-portfolios/$id"
      params={{ org: organization.slug, id: portfolio?.id ?? 'all' }}
      search={({ period, from, to }) => ({ period, from, to })}
    >
      {portfolio?.name ?? 'All plants'}
    </AnchorLink>
  )
}
