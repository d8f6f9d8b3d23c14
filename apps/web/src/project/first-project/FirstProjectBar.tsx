import { CloseButton, Text } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { useCurrentUser } from '../../lib/currentUser.ts'
import { CurrentOrganizationContext } from '../../lib/organization/currentOrganization.ts'
import classes from './FirstProject.module.css'
import { firstSteps, nextStep } from './firstSteps.ts'
import { useHiddenSteps } from './hiddenSteps.ts'
import { StepIcon } from './StepIcon.tsx'
import { StepLink } from './StepLink.tsx'
import { useFirstProject } from './useFirstProject.ts'

/** In a first project, above its pages: what is done, and the step that comes next. */
export function FirstProjectBar(): ReactNode {
  const user = useCurrentUser()
  const organization = useContext(CurrentOrganizationContext)
  const project = useCurrentProject()
  const { isHidden, setHidden } = useHiddenSteps()
  const isOwn = project.owner.id === user.id
  const first = useFirstProject(organization?.id, isOwn && !isHidden, project.id)
  if (organization === undefined || first?.project_id !== project.id || first.has_run) return null
  const steps = firstSteps(first)
  const next = nextStep(steps)
  return (
    <nav className={classes['bar']} aria-label="Your first project">
      <Text size="xs" fw={600}>
        Your first project
      </Text>
      <ol className={classes['barSteps']}>
        {steps.map((step) => (
          <li
            key={step.key}
            className={classes['barStep']}
            {...(step === next && { 'aria-current': 'step' as const })}
          >
            <StepIcon isDone={step.isDone} size={14} />
            {step.title}
          </li>
        ))}
      </ol>
      {next && (
        <StepLink step={next} org={organization.slug} projectId={project.id} size="compact-xs" />
      )}
      <CloseButton
        size="sm"
        ml="auto"
        aria-label="Hide the steps of your first project"
        onClick={() => setHidden(true)}
      />
    </nav>
  )
}
