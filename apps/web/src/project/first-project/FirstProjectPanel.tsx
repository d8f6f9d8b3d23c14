import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  mayCreateProject,
  useCurrentOrganization,
} from '../../lib/organization/currentOrganization.ts'
import { Panel } from '../../ui/Panel.tsx'
import classes from './FirstProject.module.css'
import { type FirstProject, firstSteps, nextStep } from './firstSteps.ts'
import { useHiddenSteps } from './hiddenSteps.ts'
import { StepIcon } from './StepIcon.tsx'
import { StepLink } from './StepLink.tsx'
import { useFirstProject } from './useFirstProject.ts'

/** The steps to a first result, until they are done or hidden. */
export function FirstProjectPanel(): ReactNode {
  const organization = useCurrentOrganization()
  const { isHidden, setHidden } = useHiddenSteps()
  const project = useFirstProject(organization.id, !isHidden && mayCreateProject(organization))
  if (project === undefined || project.has_run) return null
  return (
    <Panel
      title="Your first project"
      description={
        project.name === null
          ? 'Five steps from a place on the map to a yield report.'
          : `The next steps of ${project.name}.`
      }
      actions={
        <Button size="xs" variant="subtle" color="gray" onClick={() => setHidden(true)}>
          Hide
        </Button>
      }
    >
      <Steps project={project} org={organization.slug} />
    </Panel>
  )
}

function Steps(props: { readonly project: FirstProject; readonly org: string }): ReactNode {
  const { project, org } = props
  const steps = firstSteps(project)
  const next = nextStep(steps)
  return (
    <ol className={classes['steps']} aria-label="Steps of your first project">
      {steps.map((step) => (
        <li
          key={step.key}
          className={classes['step']}
          data-next={step === next}
          {...(step === next && { 'aria-current': 'step' as const })}
        >
          <StepIcon isDone={step.isDone} size={18} />
          <div className={classes['text']}>
            <Text size="sm" fw={600}>
              {step.title}
            </Text>
            <Text size="xs" c="gray.7">
              {step.text}
            </Text>
          </div>
          {!step.isDone && (
            <StepLink
              step={step}
              org={org}
              projectId={project.project_id}
              variant={step === next ? 'filled' : 'default'}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
