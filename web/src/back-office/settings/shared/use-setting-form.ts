import type { AppSettings } from '@pignon/domain/settings/app-settings';
import type { SettingName, SettingsDesk } from '@pignon/domain/settings/settings-desk';
import type { Reply } from '../../../lib/network/post-json';
import type { FormValues } from '../../../staff/form/draft';
import { type FieldChecks, useRecordForm } from '../../../staff/form/use-record-form';
import { SETTINGS_DESK } from '../../../staff/settings/settings-desk-path';
import { staffPost } from '../../../staff/staff-post';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import type { SettingsReading } from './use-settings-desk';

interface SettingFormOptions<Name extends SettingName, Values extends FormValues> {
  readonly setting: Name;
  readonly desk: SettingsDesk;
  readonly reading: SettingsReading;
  readonly fields: FieldChecks<Values>;
  readonly valuesOf: (value: AppSettings[Name]) => Values;
  readonly valueOf: (values: Values) => NonNullable<AppSettings[Name]>;
}

/** One setting that is typed and saved, with its past to go back to. */
export function useSettingForm<Name extends SettingName, Values extends FormValues>(
  options: SettingFormOptions<Name, Values>,
) {
  const { setting, desk, reading, fields, valuesOf, valueOf } = options;
  const versionIn = ({ versions }: SettingsDesk) => versions[setting] ?? 0;
  const readOf = (read: SettingsDesk) => ({ values: valuesOf(read.settings[setting]), version: versionIn(read) });
  const put = (value: NonNullable<AppSettings[Name]>, version: number | null): Promise<Reply> =>
    staffPost(SETTINGS_DESK, { [setting]: value, version }, { method: 'PUT' });

  const form = useRecordForm<Values>({
    record: `settings.${setting}`,
    read: readOf(desk),
    fields,
    save: (values, version) => put(valueOf(values), version),
    readReply: (body) => readOf(body as SettingsDesk),
    reread: async () => {
      const now = await reading.reload().catch(() => undefined);
      return now ? readOf(now) : null;
    },
    onSaved: ({ body }) => {
      const now = body as SettingsDesk;
      const [last] = now.history;
      void reading.take(now);
      const isChanged = versionIn(now) !== versionIn(desk) && last?.setting === setting;
      tellDone(
        'Paramètres enregistrés',
        'Le site est à jour.',
        isChanged ? () => goBack(last.was as AppSettings[Name], versionIn(now)) : undefined,
      );
    },
    onClose: () => {},
  });
  /** To what stood before a change. */
  const goBack = async (was: AppSettings[Name], version = versionIn(desk)): Promise<void> => {
    const reply = await put(valueOf(valuesOf(was)), version);
    if (!reply.ok) return tellRefused(reply);
    const now = reply.body as SettingsDesk;
    form.patched(readOf(now).values, versionIn(now));
    await reading.take(now);
    tellDone('Paramètres rétablis', 'Le site est à jour.');
  };
  return { form, goBack, valuesOf, changes: desk.history.filter((change) => change.setting === setting) };
}
