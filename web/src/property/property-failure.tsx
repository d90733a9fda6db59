import { useLateArrival } from '../app/arrival';
import { Button } from '../ui/button';
import { usePageHead } from '../ui/page-head';
import { FailureScreen } from './failure-screen';
import { failureTexts } from './failures';
import { failureHead } from './property-head';

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
