import { POST_FOLDERS, type PostFolder } from '@pignon/domain/blog/desk/staff-post';
import { POST_STATUS_LABELS } from '@pignon/domain/blog/desk/post-status';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useListKeys } from '../../staff/keyboard/use-list-keys';
import { Counters } from '../../staff/list/counters';
import { sortText } from '../../staff/list/list-address';
import { Pager } from '../../staff/list/pager';
import { Tools } from '../../staff/list/tools';
import { postPaths } from '../../staff/post-paths';
import { StaffButton } from '../../staff/staff-button';
import { StaffLink } from '../../staff/staff-link';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { RowMenu } from '../../staff/table/menu/row-menu';
import { RecordList } from '../../staff/table/record-list';
import { ViewTools } from '../../staff/views/view-tools';
import styles from './blog.module.css';
import { postActions } from './post-actions';
import { POST_COLUMNS, postName } from './post-columns';
import { NO_FILTERS } from './post-filters';
import { PostTools } from './post-tools';
import { TagsDrawer } from './tags-drawer';
import { usePostChanges } from './use-post-changes';
import { usePosts } from './use-posts';

export const rules = staffRules('Blog');

const FOLDER_LABELS: Readonly<Record<PostFolder, string>> = {
  all: 'Tous',
  ...POST_STATUS_LABELS,
  bin: 'Corbeille',
};

/** E08: every post of the house, whatever stands in the way of its being read. */
export default function BlogPage() {
  const { address, data, error, items, choices, folder, filtered, sort, selection, views, retry } = usePosts();
  const changes = usePostChanges();
  const [, navigate] = useLocation();
  const [showsTags, setShowsTags] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const keys = useListKeys({
    selection,
    searchBox,
    add: { label: 'Écrire un article', onAdd: () => navigate(postPaths.new) },
  });
  const isEmpty = folder === 'all' && !filtered && data?.total === 0;
  const addLink = (
    <StaffLink look="accent" href={postPaths.new} aria-keyshortcuts="n">
      {isEmpty ? 'Écrire le premier article' : 'Écrire un article'}
    </StaffLink>
  );

  return (
    <StaffPage
      title="Blog"
      actions={
        <div className={styles.head}>
          <StaffButton aria-keyshortcuts="?" onClick={keys.showHelp}>
            Raccourcis
          </StaffButton>
          <StaffButton aria-haspopup="dialog" onClick={() => setShowsTags(true)}>
            Tags
          </StaffButton>
          {!isEmpty && addLink}
        </div>
      }
    >
      <Counters
        label="Filtrer par statut"
        counters={POST_FOLDERS.map((key) => ({ key, label: FOLDER_LABELS[key], count: data?.folders[key] }))}
        chosen={folder}
        onChoose={(key) => address.filter({ folder: key === 'all' ? null : key })}
      />
      <Tools filters={<PostTools address={address} choices={choices} sort={sort} box={searchBox} />}>
        <ViewTools columns={POST_COLUMNS} views={views} />
      </Tools>
      <div className={styles.scroll}>
        <RecordList
          reading={{ loading: 'Chargement des articles...', loaded: data !== undefined, error, onRetry: retry }}
          empty={{
            filtered,
            none: folder === 'all' ? 'Aucun article disponible pour le moment' : 'Aucun article dans ce dossier.',
            noneLeft: 'Aucun article ne correspond à ces filtres.',
            onReset: () => address.filter(NO_FILTERS),
          }}
          {...(folder === 'all' && { add: addLink })}
          caption="Articles du blog"
          columns={POST_COLUMNS}
          rows={items}
          nameOf={postName}
          selection={selection}
          hidden={views.hidden}
          sort={sort}
          onSort={(next) => address.filter({ tri: sortText(next) })}
          onOpen={(id) => navigate(`${postPaths.edit}/${id}`)}
          actionsLabel="Actions"
          renderActions={(row) => <RowMenu name={row.title} actions={() => postActions(row, changes)} />}
        />
      </div>
      {data && <Pager label="Pages des articles" total={data.total} address={address} />}
      {showsTags && <TagsDrawer choices={choices} changes={changes} onClose={() => setShowsTags(false)} />}
      {keys.help}
    </StaffPage>
  );
}
