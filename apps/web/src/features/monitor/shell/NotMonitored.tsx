import { IconActivityHeartbeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayAdminister, useCurrentProject } from '../../../lib/currentProject.ts'
import { personName } from '../../../lib/person.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** A project without a deployment, or with one of which nothing is set up. */
export function NotMonitored(): ReactNode {
  const project = useCurrentProject()
  return (
    <Page>
      <PageHeader title="Monitor" />
      <EmptyState
        icon={<IconActivityHeartbeat size={36} />}
        title="This plant is not monitored yet"
        text={
          <>
            Monitoring holds the readings of a plant in operation against this model: what it should
            have made, what it made, and where the rest was lost. It needs the design as it was
            built, the tags of its sensors, and weather.{' '}
            {mayAdminister(project)
              ? 'Deploying the project locks its design.'
              : `${personName(project.owner)} (${project.owner.email}) owns the project and can set it up.`}
          </>
        }
        action={
          mayAdminister(project) && (
            <ButtonLink
              from="/$org/project/$projectId"
              to="/$org/project/$projectId/monitor/set-up"
              search={{ step: 'plant' }}
            >
              Set up monitoring
            </ButtonLink>
          )
        }
      />
    </Page>
  )
}
