import { SimpleGrid } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  AdminOrganizationQuotasDocument,
  AdminStorageUsagesDocument,
  type QuotaRowFragment,
  SetOrganizationQuotaDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { formatQuota } from '../../../lib/organization/quotas.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { notifyDone } from '../../../ui/notify.ts'

interface OrganizationLimitsDialogProps {
  readonly organization: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** The limits of one organisation; an empty field has that of the installation. */
export function OrganizationLimitsDialog(props: OrganizationLimitsDialogProps): ReactNode {
  const { organization, onClose } = props
  const view = useView(AdminOrganizationQuotasDocument, { organization_id: organization.id })
  return (
    <Dialog onClose={onClose} title={`Limits of ${organization.name}`} size={640}>
      <DataState view={view}>
        {(quotas) => <LimitsForm organization={organization} quotas={quotas} onClose={onClose} />}
      </DataState>
    </Dialog>
  )
}

type Limits = Readonly<Record<string, number | null>>

const limitsOf = (quotas: readonly QuotaRowFragment[]): Limits =>
  Object.fromEntries(quotas.map(({ name, is_set, limit }) => [name, is_set ? limit : null]))

function LimitsForm(
  props: OrganizationLimitsDialogProps & { readonly quotas: readonly QuotaRowFragment[] },
): ReactNode {
  const { organization, quotas, onClose } = props
  const [limits, setLimits] = useState(() => limitsOf(quotas))
  const save = useSaveLimits(organization, limitsOf(quotas), onClose)
  const form = useCheckedForm(errorsOf(limits), () => save.mutate(limits), save)
  return (
    <Form form={form} submitLabel="Save" gap="md" onCancel={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        {quotas.map((quota) => (
          <NumberField
            key={quota.name}
            label={quota.title}
            value={limits[quota.name] ?? null}
            onChange={(limit) => setLimits({ ...limits, [quota.name]: limit })}
            error={form.shown[quota.name]}
            description={descriptionOf(quota)}
            {...(quota.resource === 'storage' ? { unit: 'GB', factor: 1e-9 } : {})}
          />
        ))}
      </SimpleGrid>
    </Form>
  )
}

function descriptionOf({ resource, used, default_limit }: QuotaRowFragment): string {
  const usual = `Empty: ${formatQuota(resource, default_limit)}`
  return used === null ? usual : `${usual}; ${formatQuota(resource, used)} used`
}

const errorsOf = (limits: Limits): Record<string, string> =>
  Object.fromEntries(
    Object.entries(limits)
      .filter(([, limit]) => limit !== null && limit < 0)
      .map(([name]) => [name, 'Must be 0 or more']),
  )

function useSaveLimits(
  organization: OrganizationLimitsDialogProps['organization'],
  before: Limits,
  onClose: () => void,
) {
  const refresh = useRefresh(AdminOrganizationQuotasDocument, AdminStorageUsagesDocument)
  return useMutation({
    mutationFn: async (limits: Limits) => {
      for (const [name, limit] of Object.entries(limits)) {
        if (limit === before[name]) continue
        await request(SetOrganizationQuotaDocument, {
          organization_id: organization.id,
          name,
          limit: limit === null ? null : Math.round(limit),
        })
      }
    },
    onSuccess: () => {
      notifyDone(`The limits of ${organization.name} were saved.`)
      onClose()
    },
    onSettled: refresh,
  })
}
