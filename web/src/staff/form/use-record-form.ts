import { type SyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldPath, type RegisterOptions, useForm, useWatch } from 'react-hook-form';
import type { Reply } from '../../lib/network/post-json';
import { problemsOf } from '../../ui/fields/error-summary';
import { notify } from '../../ui/toasts/toast';
import { type FormValues, type Read, sameValues } from './draft';
import { useDraftKeeping, useKeptDraft } from './use-draft';
import { UNREACHED } from '../staff-post';

/** Of each field, in the order of the form. */
export type FieldChecks<Values extends FormValues> = {
  readonly [Name in keyof Values & string]: {
    readonly label: string;
    readonly check?: RegisterOptions<Values, FieldPath<Values>>;
  };
};

interface RecordFormOptions<Values extends FormValues> {
  /** 'agents.12', 'agents.nouveau': its draft's name. */
  readonly record: string;
  readonly read: Read<Values>;
  readonly fields: FieldChecks<Values>;
  /** `version`: the one that is written over. */
  readonly save: (values: Values, version: number | null) => Promise<Reply>;
  /** What stands there now; null where the record is gone. */
  readonly reread: () => Promise<Read<Values> | null>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What a colleague has written meanwhile. */
export interface Conflict<Values extends FormValues> {
  /** 'Ce conseiller a été modifié par Marie à 14:32.' */
  readonly told: string;
  readonly mine: Values;
  readonly theirs: Read<Values>;
}

const SESSION_ENDED = 'Votre session avait expiré\u00a0: reconnectez-vous, puis enregistrez de nouveau.';

/** A record that staff write: its draft, its checks, and the lock that lets nobody write over what they have not read. */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { record, read, fields, save, reread, onSaved, onClose } = options;
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
  const draft = useDraftKeeping(
    {
      store,
      values: form.getValues,
      base,
      dirty,
      onLeft: () =>
        notify({
          kind: 'success',
          title: 'Modifications non enregistrées',
          text: 'Le brouillon est gardé sur cet appareil.',
          seconds: 6,
        }),
    },
    found?.at,
  );
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [leaving, setLeaving] = useState(false);

  const fail = (reply: Reply & { ok: false }) => {
    const refused = Object.entries(reply.fields ?? {}).filter(([name]) => name in fields);
    for (const [name, message] of refused) form.setError(name as FieldPath<Values>, { type: 'server', message });
    setFailure(reply.status === 401 ? SESSION_ENDED : refused.length > 0 ? undefined : (reply.error ?? UNREACHED));
    setAttempt((count) => count + 1);
  };

  const write = async (values: Values, version: number | null) => {
    setFailure(undefined);
    draft.keep();
    const reply = await save(values, version);
    if (reply.ok) {
      draft.forget();
      return onSaved();
    }
    const theirs = reply.status === 409 && version !== null ? await reread() : null;
    if (theirs && theirs.version !== version) setConflict({ told: reply.error ?? '', mine: values, theirs });
    else fail(reply);
  };

  /** What was chosen between the two is what the form holds from here on. */
  const settle = async (values: Values, theirs: Read<Values>) => {
    setConflict(undefined);
    setBase(theirs);
    form.reset(values);
    await write(values, theirs.version);
  };

  return {
    fields,
    base,
    dirty,
    submit: (event?: SyntheticEvent) =>
      form.handleSubmit(
        (values) => write(values, base.version),
        () => {
          setFailure(undefined);
          setAttempt((count) => count + 1);
        },
      )(event),
    sending: isSubmitting,
    attempt,
    failure,
    problems: problemsOf(errors, names),
    keptAt: dirty ? draft.keptAt : undefined,
    restored: found !== undefined && dirty,
    keep: draft.keep,
    conflict,
    settle,
    endConflict: () => setConflict(undefined),
    leaving,
    stay: () => setLeaving(false),
    /** Asks first where something is not saved; asked again it leaves, and the draft stays. */
    leave: () => (dirty && !leaving ? setLeaving(true) : onClose()),
    leaveNow: onClose,
    /** Back to what was read. */
    discard: () => {
      store.remove();
      setBase(read);
      form.reset(read.values);
    },
    abandon: () => {
      draft.forget();
      onClose();
    },
    field: (name: FieldPath<Values>) => ({
      ...form.register(name, fields[name]?.check),
      id: name,
      label: fields[name]?.label ?? name,
      error: errors[name]?.message as string | undefined,
    }),
  };
}

export type RecordFormState<Values extends FormValues> = ReturnType<typeof useRecordForm<Values>>;
