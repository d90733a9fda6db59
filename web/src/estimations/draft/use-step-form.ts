import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { type FieldMessages, useServerErrors } from './step-errors';

export interface StepFormProps<Values> {
  readonly values: Partial<Values>;
  readonly serverErrors: FieldMessages;
  readonly onValues: (values: Partial<Values>) => void;
}

/** What both steps do with their inputs: each change is kept, and what the server refused counts as a try. */
export function useStepForm<Values extends FieldValues>(
  presets: Partial<Values>,
  { values, serverErrors, onValues }: StepFormProps<Values>,
  onSubmit: () => void,
) {
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...presets, ...values } as DefaultValues<Values>,
  });
  // Counted together with the errors: an own count would move the focus a render before there is anything to focus.
  const { errors, submitCount } = form.formState;
  useServerErrors(serverErrors, form, setRefusals);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => onValues({ ...typed }) }),
    [form, onValues],
  );
  const submit = form.handleSubmit((typed) => {
    onValues(typed);
    onSubmit();
  });
  const { control, register } = form;
  return { control, register, errors, attempt: submitCount + refusals, submit };
}
