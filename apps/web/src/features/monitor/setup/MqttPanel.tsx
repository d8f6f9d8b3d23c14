import {
  Button,
  Code,
  Group,
  List,
  PasswordInput,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  type BrokerFieldsFragment,
  type MqttSourceInput,
  MqttSourcesDocument,
  SaveMqttSourceDocument,
  TryMqttSourceDocument,
  type TryMqttSourceMutation,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { DataState } from '../../../ui/DataState.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { requiredErrors, textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Note } from '../../../ui/Note.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'

/** A broker that the deployment listens to. */
export function MqttPanel(): ReactNode {
  const { id: project_id } = useCurrentProject()
  const view = useView(MqttSourcesDocument, { project_id })
  return (
    <Panel title="MQTT" description="What the wildcards of the topic stand for is the tag">
      <DataState view={view}>{([source]) => <BrokerForm source={source} />}</DataState>
    </Panel>
  )
}

interface BrokerDraft {
  readonly url: string
  readonly username: string
  readonly password: string
  readonly topic: string
  readonly payload: 'json' | 'sparkplug'
  readonly enabled: boolean
}

const draftOf = (source: BrokerFieldsFragment | undefined): BrokerDraft => ({
  url: source?.url ?? '',
  username: source?.username ?? '',
  password: '',
  topic: source?.topic ?? 'plant/+/value',
  payload: source?.payload === 'sparkplug' ? 'sparkplug' : 'json',
  enabled: source?.enabled ?? true,
})

const inputOf = ({ password, username, ...rest }: BrokerDraft): MqttSourceInput => ({
  ...rest,
  username: username || null,
  // absent: the stored one stays
  ...(password !== '' && { password }),
})

function BrokerForm({ source }: { readonly source: BrokerFieldsFragment | undefined }): ReactNode {
  const { id: project_id } = useCurrentProject()
  const [draft, setDraft] = useState(() => draftOf(source))
  const save = useChange(SaveMqttSourceDocument, { stale: [MqttSourcesDocument] })
  const trial = useChange(TryMqttSourceDocument)
  const variables = { project_id, input: inputOf(draft) }
  const form = useCheckedForm(
    requiredErrors(draft, { url: 'Address', topic: 'Topic' }),
    () => save.mutate(variables, { onSuccess: () => notifyDone('The broker was saved.') }),
    save,
    /^input\.(url|topic)$/,
  )
  const text = textFields(draft, form.shown, setDraft)
  return (
    <Stack gap="sm">
      {source?.fault != null && <Note kind="warning">{source.fault}</Note>}
      <Form form={form} submitLabel="Save broker" maxWidth={620}>
        <TextInput label="Address" placeholder="mqtts://broker.example" {...text('url')} />
        <TextInput label="Topic" {...text('topic')} />
        <TextInput label="User name" autoComplete="off" {...text('username')} />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          description={source?.has_password === true ? 'Empty: the stored one stays' : undefined}
          {...text('password')}
        />
        <Group>
          <ChoiceSwitch
            label="Form of messages"
            choices={[
              { value: 'json', label: 'JSON' },
              { value: 'sparkplug', label: 'Like Sparkplug' },
            ]}
            value={draft.payload}
            onChange={(payload) => setDraft({ ...draft, payload })}
          />
          <Switch
            label="Listen"
            checked={draft.enabled}
            onChange={({ currentTarget }) => setDraft({ ...draft, enabled: currentTarget.checked })}
          />
          <Button
            variant="default"
            loading={trial.isPending}
            onClick={() => trial.mutate(variables)}
          >
            Try for 5 s
          </Button>
        </Group>
      </Form>
      <FailureNote of={trial} />
      {trial.data && <Heard trial={trial.data.tryMqttSource} />}
    </Stack>
  )
}

function Heard({ trial }: { readonly trial: TryMqttSourceMutation['tryMqttSource'] }): ReactNode {
  if (trial.fault !== null) return <Note kind="error">{trial.fault}</Note>
  if (trial.messages.length === 0)
    return <Note kind="warning">The broker took user and topic, and no message came in 5 s.</Note>
  return (
    <List size="sm" spacing={4}>
      {distinct(trial.messages).map(({ topic, content, is_read, accepted }) => (
        <List.Item key={`${topic} ${content}`}>
          <Code>{topic}</Code> <Code>{content}</Code>{' '}
          <Text span size="sm" c={is_read && accepted > 0 ? 'gray.9' : 'red.9'}>
            {is_read ? `${accepted} would be stored` : 'not in the form that was chosen'}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}

type HeardMessage = TryMqttSourceMutation['tryMqttSource']['messages'][number]

/** A broker may repeat a message within the seconds: it is shown once. */
const distinct = (messages: readonly HeardMessage[]): readonly HeardMessage[] => [
  ...new Map(messages.map((one) => [`${one.topic} ${one.content}`, one])).values(),
]
