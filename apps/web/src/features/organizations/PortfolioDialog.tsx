import { type UseMutationResult, useMutation } from '@tanstack/react-query'
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
import { useRefresh } from '../../lib/useRefresh.ts'
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
        of={change}
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
      of={change}
      onRename={change.mutate}
      onClose={onClose}
    />
  )
}

function useChangePortfolio(
  action: PortfolioAction,
  onDone: () => void,
): UseMutationResult<unknown, Error, string> {
  const refresh = useRefresh(PortfoliosDocument, OrganizationProjectsDocument, ProjectsDocument)
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
      await refresh()
    },
  })
}
