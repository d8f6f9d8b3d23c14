import type { AdminAccountQuery } from '../../../lib/gql/graphql.ts'

export type AdminAccount = AdminAccountQuery['adminAccount']

export interface AccountDialogProps {
  readonly account: AdminAccount
  readonly onClose: () => void
}
