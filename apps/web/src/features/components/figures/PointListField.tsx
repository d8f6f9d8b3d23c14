import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { Term } from '../../../ui/help/Term.tsx'
import type { ComponentFieldProps } from '../componentFieldProps.ts'
import { pointsOf } from '../draftValues.ts'
import { messageAt } from '../fieldMessages.ts'
import { PointTable } from './PointTable.tsx'

export function PointListField(props: ComponentFieldProps): ReactNode {
  const { field, errors } = props
  return (
    <Input.Wrapper
      label={<Term label={field.label} />}
      labelElement="div"
      description={shownSentence(field.help)}
      error={messageAt(errors, field.name)}
    >
      <PointTable
        label={field.label}
        columns={field.columns ?? []}
        points={pointsOf(props.value)}
        errors={errors}
        path={field.name}
        isDisabled={props.isDisabled}
        onChange={props.onChange}
      />
    </Input.Wrapper>
  )
}
