import { useMutation } from '@tanstack/react-query'
import {
  ApiTokensDocument,
  ChangePasswordDocument,
  type ChangePasswordMutationVariables,
  SessionsDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { authErrorText, authFailureText } from '../../lib/session/authErrors.ts'
import { startSession } from '../../lib/session/session.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { notifyDone } from '../../ui/notify.ts'

export interface ChangePassword {
  readonly change: (passwords: ChangePasswordMutationVariables) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** The server ends the other sessions and gives this one a new token. */
export function useChangePassword(onDone: () => void): ChangePassword {
  const refresh = useRefresh(SessionsDocument, ApiTokensDocument)
  const mutation = useMutation({
    mutationFn: async (passwords: ChangePasswordMutationVariables) => {
      const { changePassword } = await request(ChangePasswordDocument, passwords)
      if ('code' in changePassword) return authErrorText(changePassword)
      startSession(changePassword.expires_at)
      return undefined
    },
    onSuccess: async (refusal) => {
      if (refusal !== undefined) return
      onDone()
      notifyDone('The new password is set.')
      await refresh()
    },
  })
  return {
    change: mutation.mutate,
    isPending: mutation.isPending,
    error: mutation.isError ? authFailureText(mutation.error) : mutation.data,
  }
}
