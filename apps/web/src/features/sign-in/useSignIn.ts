import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { errorMessage } from '../../lib/graphqlError.ts'
import { type Credentials, signIn } from './signIn.ts'

export interface SignInState {
  readonly submit: (credentials: Credentials) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** Afterwards the guard of the login page finds the user and leads to where they wanted to go. */
export function useSignIn(): SignInState {
  const router = useRouter()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: signIn,
    onSuccess: async (refusal) => {
      if (refusal !== undefined) return
      queryClient.clear()
      await router.invalidate()
    },
  })
  return {
    submit: mutation.mutate,
    isPending: mutation.isPending,
    error: mutation.isError ? errorMessage(mutation.error) : mutation.data,
  }
}
