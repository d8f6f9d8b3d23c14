import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { UpdateLeadIntakeFormDocument } from '../../lib/gql/graphql.ts'
import { safeReferer } from '../../lib/session/safeReferer.ts'
import { useRefreshUser } from '../../lib/session/useRefreshUser.ts'
import { useChange } from '../../lib/useChange.ts'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { IntakeFields } from './IntakeFields.tsx'
import { type IntakeForm, intakeErrors } from './intakeForm.ts'

const route = getRouteApi('/signed-in/onboarding/intake-form')
const INPUT_FIELDS = /^input\.(company_name|company_type|position|use_cases|features)$/

export function IntakeFormView({ initial }: { readonly initial: IntakeForm }): ReactNode {
  const [draft, setDraft] = useState(initial)
  const navigate = useNavigate()
  const { referer } = route.useSearch()
  const refreshUser = useRefreshUser()
  const save = useChange(UpdateLeadIntakeFormDocument, {
    onDone: async () => {
      await refreshUser()
      await navigate({ href: safeReferer(referer) })
    },
  })
  const form = useCheckedForm(
    intakeErrors(draft),
    () => save.mutate({ input: inputOf(draft) }),
    save,
    INPUT_FIELDS,
  )
  return (
    <Form form={form} submitLabel="Submit">
      <IntakeFields
        draft={draft}
        errors={form.shown}
        onChange={(next) => setDraft({ ...draft, ...next })}
      />
    </Form>
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
