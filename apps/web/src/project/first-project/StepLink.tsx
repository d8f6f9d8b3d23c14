import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/links.tsx'
import type { FirstStep } from './firstSteps.ts'

interface StepLinkProps extends ButtonProps {
  readonly step: FirstStep
  /** Slug. */
  readonly org: string
  readonly projectId: string | null
}

const PAGES = {
  components: '/$org/project/$projectId/design/components',
  weather: '/$org/project/$projectId/resources/meteo',
  run: '/$org/project/$projectId/compute/blocks',
} as const

/** Leads to where a step is done; nothing before the project is there. */
export function StepLink({ step, org, projectId, ...button }: StepLinkProps): ReactNode {
  const look = { size: 'xs', ...button }
  if (step.key === 'place') {
    return (
      <ButtonLink {...look} to="/$org/project-create" params={{ org }}>
        {step.action}
      </ButtonLink>
    )
  }
  if (projectId === null) return null
  if (step.key === 'land') {
    return (
      <ButtonLink
        {...look}
        to="/$org/project/$projectId/design/blocks"
        params={{ org, projectId }}
        search={{ tool: 'perimeter' }}
      >
        {step.action}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink {...look} to={PAGES[step.key]} params={{ org, projectId }}>
      {step.action}
    </ButtonLink>
  )
}
