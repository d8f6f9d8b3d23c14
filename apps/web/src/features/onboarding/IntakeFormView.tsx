import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { UpdateLeadIntakeFormDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { safeReferer } from '../../lib/session/safeReferer.ts'
import { useRefreshUser } from '../../lib/session/useRefreshUser.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { IntakeFields } from './IntakeFields.tsx'
import { type IntakeForm, intakeErrors } from './intakeForm.ts'

const route = getRouteApi('/signed-in/onboarding/intake-form')
const INPUT_FIELDS = /^input\.(company_name|company_type|position|use_cases|features)$/

export function IntakeFormView({ initial }: { readonly initial: IntakeForm }): ReactNode {
  const [draft, setDraft] = useState(initial)
  const navigate = useNavigate()
  const { referer } = route.useSearch()
  const refreshUser = useRefreshUser()
  const save = useMutation({
    mutationFn: () => request(UpdateLeadIntakeFormDocument, { input: inputOf(draft) }),
    onSuccess: async () => {
      await refreshUser()
      await navigate({ href: safeReferer(referer) })
    },
  })
  const form = useCheckedForm(intakeErrors(draft), () => save.mutate(), {
    error: save.error,
    fields: INPUT_FIELDS,
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm">
        <IntakeFields
          draft={draft}
          errors={form.shown}
          onChange={(next) => setDraft({ ...draft, ...next })}
        />
        {form.message !== undefined && <ErrorNote message={form.message} />}
        <Group mt="xs">
          <Button type="submit" loading={save.isPending}>
            Submit
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function inputOf(form: IntakeForm) {
  return {
    company_name: form.company_name.trim(),
    company_type: form.company_type,
    position: form.position,
    use_cases: [...form.use_cases],
    features: [...form.features],
  }
}
