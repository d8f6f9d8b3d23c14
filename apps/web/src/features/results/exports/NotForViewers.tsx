import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'

export function NotForViewers(): ReactNode {
  return (
    <EmptyState
      title="Exports are not for viewers"
      text="The owner of this project keeps files of its results to those who work on it."
    />
  )
}
