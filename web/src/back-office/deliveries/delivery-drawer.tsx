import { Drawer } from '../../staff/drawer/drawer';
import { Fact, Facts } from '../../staff/drawer/facts';
import { StaffButton } from '../../staff/staff-button';
import { AboutDelivery } from './rows/about-delivery';
import { AttemptList } from './rows/attempt-list';
import { canReplay, eventLabel, KIND_LABELS, reactionLabel } from './rows/delivery-labels';
import { clockTime } from './rows/journal-times';
import { StateTag } from './rows/state-tag';
import { useDelivery } from './use-deliveries';

interface DeliveryDrawerProps {
  readonly id: string;
  readonly busy: boolean;
  readonly onReplay: (id: string) => void;
  readonly onClose: () => void;
}

export function DeliveryDrawer({ id, busy, onReplay, onClose }: DeliveryDrawerProps) {
  const { data, error, mutate } = useDelivery(id);
  return (
    <Drawer
      title={data ? reactionLabel(data.delivery.reaction) : 'Livraison'}
      onClose={onClose}
      reading={{
        loading: 'Chargement de la livraison...',
        loaded: data !== undefined,
        error,
        onRetry: () => void mutate(),
      }}
    >
      {data && (
        <>
          <Facts>
            <Fact name="État">
              <StateTag state={data.delivery.state} />
            </Fact>
            <Fact name="Type">{KIND_LABELS[data.delivery.kind]}</Fact>
            <Fact name="Événement">{eventLabel(data.delivery.event)}</Fact>
            <Fact name="Créé le">{clockTime(data.delivery.createdAt)}</Fact>
            {data.delivery.state === 'pending' && data.delivery.nextAt && (
              <Fact name="Prochaine tentative">{clockTime(data.delivery.nextAt)}</Fact>
            )}
            {data.delivery.doneAt && <Fact name="Terminée le">{clockTime(data.delivery.doneAt)}</Fact>}
            {data.delivery.externalRef && <Fact name="Référence externe">{data.delivery.externalRef}</Fact>}
            {(data.delivery.person ?? data.delivery.email ?? data.delivery.propertyId) !== null && (
              <Fact name="De qui, de quoi">
                <AboutDelivery delivery={data.delivery} />
                {data.delivery.person && data.delivery.email && <div>{data.delivery.email}</div>}
              </Fact>
            )}
            <Fact name="Demande">{data.delivery.aggregateId}</Fact>
          </Facts>
          {canReplay(data.delivery.state) && (
            <StaffButton look="accent" disabled={busy} onClick={() => onReplay(id)}>
              Rejouer
            </StaffButton>
          )}
          <AttemptList attempts={data.attempts} />
        </>
      )}
    </Drawer>
  );
}
