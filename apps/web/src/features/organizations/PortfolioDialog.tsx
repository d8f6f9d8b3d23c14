import type { ReactNode } from 'react'
import {
  CreatePortfolioDocument,
  DeletePortfolioDocument,
  OrganizationProjectsDocument,
  PortfoliosDocument,
  ProjectsDocument,
  RenamePortfolioDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'

export interface NamedPortfolio {
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

const STALE = [PortfoliosDocument, OrganizationProjectsDocument, ProjectsDocument]

export function PortfolioDialog({ action, onClose }: PortfolioDialogProps): ReactNode {
  const options = { stale: STALE, onDone: onClose }
  const create = useChange(CreatePortfolioDocument, options)
  const rename = useChange(RenamePortfolioDocument, options)
  const remove = useChange(DeletePortfolioDocument, options)
  switch (action.kind) {
    case 'create':
      return (
        <RenameDialog
          title="Create portfolio"
          name=""
          confirmLabel="Create"
          of={create}
          onRename={(name) => create.mutate({ organization_id: action.organizationId, name })}
          onClose={onClose}
        />
      )
    case 'rename':
      return (
        <RenameDialog
          title="Rename portfolio"
          name={action.portfolio.name}
          of={rename}
          onRename={(name) => rename.mutate({ id: action.portfolio.id, name })}
          onClose={onClose}
        />
      )
    case 'delete':
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
          of={remove}
          onConfirm={() => remove.mutate({ id: action.portfolio.id })}
          onClose={onClose}
        />
      )
  }
}
