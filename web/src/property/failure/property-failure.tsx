import { useLateArrival } from '../../site/arrival';
import { Button } from '../../ui/button';
import { usePageHead } from '../../site/page-head';
import { FailureScreen } from './failure-screen';
import { failureTexts } from '../head/failures';
import { failureHead } from '../head/property-head';

interface PropertyFailureProps {
  readonly status: number;
  readonly retry: () => void;
}

export function PropertyFailure({ status, retry }: PropertyFailureProps) {
  const head = failureHead(status);
  usePageHead(head);
  useLateArrival(head.title);
  const { title, text, passing } = failureTexts(status);
  return (
    <FailureScreen title={title} text={text}>
      {passing && (
        <Button look="ghost" onClick={retry}>
          Réessayer
        </Button>
      )}
    </FailureScreen>
  );
}
