import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';

interface PhoneLinkProps {
  readonly phone: string | null;
  /** Where there is none. */
  readonly none?: string;
  readonly className?: string | undefined;
}

/** A number as it is read out in France, one press from a call. */
export const PhoneLink = ({ phone, none = '–', className }: PhoneLinkProps) =>
  phone ? (
    <a className={className} href={telHref(phone)}>
      {frenchGrouping(phone)}
    </a>
  ) : (
    none
  );
