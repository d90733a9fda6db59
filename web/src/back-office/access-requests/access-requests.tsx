import { Counters } from '../../staff/list/counters';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import { ReadStates } from '../../staff/list/read-states';
import { Tools } from '../../staff/list/tools';
import { ViewTools } from '../../staff/views/view-tools';
import { ORDER_OPTIONS } from './chosen-requests';
import { ClosingBar } from './closing-bar';
import { folderCounters } from './folder-counters';
import { REQUEST_COLUMNS } from './request-columns';
import { RequestList } from './request-list';
import { useAccessRequests } from './use-access-requests';

/** F23, E12: who asks to see off-market properties, and what the agency answers. */
export function AccessRequests() {
  const { address, views, requests, error, retry, folder, words, order, opened, open, close } = useAccessRequests();
  return (
    <>
      <Counters
        label="Filtrer par statut"
        counters={folderCounters(requests)}
        chosen={folder}
        onChoose={(etat) => address.filter({ etat })}
      />
      <Tools
        filters={
          <FilterBar>
            <FilterChoice
              label="Ordre"
              value={order}
              options={ORDER_OPTIONS}
              onChoose={(tri) => address.filter({ tri: tri === 'attente' ? null : tri })}
            />
            <FilterText
              label="Rechercher"
              placeholder="Nom, e-mail, téléphone ou société"
              value={words}
              onText={(texte) => address.filter({ texte })}
            />
          </FilterBar>
        }
      >
        <ViewTools columns={REQUEST_COLUMNS} views={views} />
      </Tools>
      <ReadStates loading="Chargement des demandes..." loaded={requests !== undefined} error={error} onRetry={retry} />
      {requests && <ClosingBar requests={requests} />}
      {requests && (
        <RequestList
          key={`${folder} ${order} ${words}`}
          requests={requests}
          folder={folder}
          searched={words !== ''}
          address={address}
          hidden={views.hidden}
          opened={opened}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  );
}
