import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  CreatePortfolioDocument,
  DeletePortfolioDocument,
  OrganizationProjectsDocument,
  PortfoliosDocument,
  ProjectsDocument,
  RenamePortfolioDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'

interface NamedPortfolio {
  readonly id: string
  readonly name: string
}

export type PortfolioAction =
  | { readonly kind: 'create'; readonly organizationId: string }
  | { readonly kind: 'rename' | 'delete'; readonly portfolio: NamedPortfolio }

interface PortfolioDialogProps {
  readonly action: PortfolioAction
  readonly onClose: () => void
}

export function PortfolioDialog({ action, onClose }: PortfolioDialogProps): ReactNode {
  const change = useChangePortfolio(action, onClose)
  const error = change.isError ? errorMessage(change.error) : undefined
  if (action.kind === 'delete') {
    return (
      <ConfirmDialog
        opened
        title="Delete portfolio?"
        text={
          <>
            <b>{action.portfolio.name}</b> will be deleted. Its projects stay monitored, without a
            portfolio.
          </>
        }
        confirmLabel="Delete portfolio"
        isDangerous
        isPending={change.isPending}
        error={error}
        onConfirm={() => change.mutate('')}
        onClose={onClose}
      />
    )
  }
  return (
    <RenameDialog
      title={action.kind === 'create' ? 'Create portfolio' : 'Rename portfolio'}
      name={action.kind === 'create' ? '' : action.portfolio.name}
      confirmLabel={action.kind === 'create' ? 'Create' : 'Rename'}
      isPending={change.isPending}
      error={error}
      onRename={change.mutate}
      onClose={onClose}
    />
  )
}

function useChangePortfolio(
  action: PortfolioAction,
  onDone: () => void,
): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string): Promise<unknown> => {
      switch (action.kind) {
        case 'create':
          return request(CreatePortfolioDocument, {
            organization_id: action.organizationId,
            name,
          })
        case 'rename':
          return request(RenamePortfolioDocument, { id: action.portfolio.id, name })
        case 'delete':
          return request(DeletePortfolioDocument, { id: action.portfolio.id })
      }
    },
    onSuccess: async () => {
      onDone()
      await Promise.all(
        [
          allOf(PortfoliosDocument),
          allOf(OrganizationProjectsDocument),
          allOf(ProjectsDocument),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
}
