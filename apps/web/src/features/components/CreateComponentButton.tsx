import { COMPONENT_LABELS, type ComponentKind } from '@duet/plant'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { freeName } from './componentName.ts'
import { namesOf, type StoredComponent } from './useComponents.ts'
import { useCreateAndOpen } from './useCreateAndOpen.ts'

interface CreateComponentButtonProps {
  readonly kind: ComponentKind
  readonly components: readonly StoredComponent[]
  readonly isIcon?: boolean
  readonly variant?: 'filled' | 'default'
}

/** A new component starts from a typical part of its kind and opens at once. */
export function CreateComponentButton(props: CreateComponentButtonProps): ReactNode {
  const { kind, components } = props
  const { mutate, isPending } = useCreateAndOpen()
  const label = `Create ${COMPONENT_LABELS[kind]}`
  const onClick = (): void =>
    mutate({ kind, name: freeName(COMPONENT_LABELS[kind], namesOf(components, kind)) })
  if (props.isIcon === true) {
    return (
      <IconButton label={label} loading={isPending} onClick={onClick}>
        <IconPlus size={15} />
      </IconButton>
    )
  }
  return (
    <Button
      variant={props.variant ?? 'filled'}
      leftSection={<IconPlus size={16} aria-hidden />}
      loading={isPending}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
