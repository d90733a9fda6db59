import { type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldPath, type RegisterOptions, useForm, useWatch } from 'react-hook-form';
import { problemsOf } from '../../ui/fields/error-summary';
import { notify } from '../../ui/toasts/toast';
import { type FormValues, type Read, sameValues } from './draft';
import { useDraftKeeping, useKeptDraft } from './use-draft';
import { useWriting, type WritingOptions } from './use-writing';

export type { Conflict } from './use-writing';

/** Of each field, in the order of the form. */
export type FieldChecks<Values extends FormValues> = {
  readonly [Name in keyof Values & string]: {
    readonly label: string;
    readonly check?: RegisterOptions<Values, FieldPath<Values>>;
  };
};

interface RecordFormOptions<Values extends FormValues> extends WritingOptions<Values> {
  /** 'agents.12', 'agents.nouveau': its draft's name. */
  readonly record: string;
  readonly read: Read<Values>;
  readonly fields: FieldChecks<Values>;
  readonly onClose: () => void;
  /** What may be written to the server before anybody presses a button. Absent: nothing is. */
  readonly savesItself?: (values: Values) => boolean;
}

const leftUnsaved = () =>
  notify({
    kind: 'success',
    title: 'Modifications non enregistrées',
    text: 'Le brouillon est gardé sur cet appareil.',
    seconds: 6,
  });

/** A record that staff write: its draft, its checks, and the lock that lets nobody write over what they have not read. */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { record, read, fields, onClose, savesItself } = options;
  const names = Object.keys(fields) as FieldPath<Values>[];
  const { store, found } = useKeptDraft(record, read.values);
  const [base, setBase] = useState(found?.base ?? read);
  const form = useForm<Values>({
    defaultValues: (found?.values ?? read.values) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control }) as Values;
  const dirty = !sameValues(typed, base.values);
  const [leaving, setLeaving] = useState(false);
  const draft = useDraftKeeping(
    {
      store,
      values: form.getValues,
      base,
      onKept: () => {
        if (savesItself?.(form.getValues()) && !writing.stale) void writing.writeQuietly();
      },
      onLeft: () => {
        if (!savesItself?.(form.getValues())) leftUnsaved();
      },
    },
    found?.at,
  );
  const writing = useWriting({ ...options, form, names, base, setBase, drop: store.remove, forget: draft.forget });
  const { write, writeQuietly: _, refused, stand, savedAt, ...state } = writing;
  const keepAndWrite = (values: Values) => {
    draft.keep({ onlyHere: true });
    return write(values);
  };
  /** Answers whether it is stored. */
  const submit = async (event?: SyntheticEvent): Promise<boolean> => {
    let stored = false;
    await form.handleSubmit(async (values) => {
      stored = await keepAndWrite(values);
    }, refused)(event);
    return stored;
  };

  return {
    ...state,
    fields,
    base,
    dirty,
    typed,
    submit,
    sending: isSubmitting,
    problems: problemsOf(errors, names),
    keptAt: dirty ? draft.keptAt : undefined,
    savedAt: dirty ? undefined : savedAt,
    restored: found !== undefined && dirty,
    keep: () => draft.keep(),
    leaving,
    stay: () => setLeaving(false),
    /** Asks first where something is not saved; asked again it leaves, and the draft stays. */
    leave: () => (dirty && !leaving ? setLeaving(true) : onClose()),
    leaveNow: onClose,
    /** Back to what was read. */
    discard: () => {
      store.remove();
      stand(read);
      form.reset(read.values);
    },
    abandon: () => {
      draft.forget();
      onClose();
    },
    control: form.control,
    setValue: form.setValue,
    field: (name: FieldPath<Values>) => ({
      ...form.register(name, fields[name]?.check),
      id: name,
      label: fields[name]?.label ?? name,
      error: errors[name]?.message as string | undefined,
    }),
  };
}

export type RecordFormState<Values extends FormValues> = ReturnType<typeof useRecordForm<Values>>;
