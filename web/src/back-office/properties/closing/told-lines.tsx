import { plural } from '@pignon/domain/shared/text/plural';
import type { ToldOfClosing } from '@pignon/domain/sold/closing';

/** What became of those who were to be told. */
export const ToldLines = ({ told: { told, cancelled, refused } }: { readonly told: ToldOfClosing }) => (
  <>
    <p>
      {told} personne{plural(told)} prévenue{plural(told)} par e-mail
      {cancelled > 0 && `, ${cancelled} rendez-vous annulé${plural(cancelled)}`}.
    </p>
    {refused.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);
