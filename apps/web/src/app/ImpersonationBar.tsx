import { Button, Group, Text } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../lib/currentUser.ts'
import {
  AdminCopyProjectToSelfDocument,
  type AdminCopyProjectToSelfMutation,
  AdminMeDocument,
  EndImpersonationDocument,
} from '../lib/gql/graphql.ts'
import { request } from '../lib/graphqlClient.ts'
import { graphqlQuery } from '../lib/graphqlQuery.ts'
import { startSession } from '../lib/session/session.ts'
import { addTask } from '../lib/tasks/backgroundTasks.ts'
import { notifyDone, notifyError } from '../ui/notify.ts'
import classes from './Frame.module.css'

/** While a system administrator acts as somebody else: who is who, and the way back. */
export function ImpersonationBar(): ReactNode {
  const user = useCurrentUser()
  return user.impersonator === null ? null : (
    <Bar email={user.email} impersonator={user.impersonator.email} />
  )
}

function Bar(props: { readonly email: string; readonly impersonator: string }): ReactNode {
  const { projectId } = useParams({ strict: false })
  const admin = useQuery(graphqlQuery(AdminMeDocument, {}))
  const end = useMutation({ mutationFn: endImpersonation, onError: notifyError })
  return (
    <section className={classes['impersonation']} aria-label="Impersonation">
      <IconUserShield size={16} aria-hidden />
      <Text size="xs" style={{ flex: 1, minWidth: 200 }}>
        <b>{admin.data?.adminMe.email ?? props.impersonator}</b> is impersonating{' '}
        <b>{props.email}</b>
      </Text>
      <Group gap="xs">
        {projectId !== undefined && <CopyToSelf projectId={projectId} />}
        <Button variant="white" color="dark" loading={end.isPending} onClick={() => end.mutate()}>
          End Impersonate Session
        </Button>
      </Group>
    </section>
  )
}

function CopyToSelf({ projectId }: { readonly projectId: string }): ReactNode {
  const copy = useMutation({
    mutationFn: (): Promise<AdminCopyProjectToSelfMutation> =>
      addTask({
        name: 'Copy project to self',
        type: 'copy',
        run: () => request(AdminCopyProjectToSelfDocument, { project_id: projectId }),
      }),
    onSuccess: ({ adminCopyProjectToSelf: { name, organization } }) =>
      notifyDone(`${name} was copied into ${organization.name}.`),
    onError: notifyError,
  })
  return (
    <Button variant="white" color="dark" loading={copy.isPending} onClick={() => copy.mutate()}>
      Copy Project to Self
    </Button>
  )
}

/**
 * Back to the administrator's own session; the page is loaded anew, for nothing of the other user may stay.
 * @throws Error with the server's words where there is no session to go back to
 */
async function endImpersonation(): Promise<void> {
  const { endImpersonation: answer } = await request(EndImpersonationDocument, {})
  if ('message' in answer) throw new Error(answer.message)
  startSession(answer.expires_at)
  location.reload()
}
