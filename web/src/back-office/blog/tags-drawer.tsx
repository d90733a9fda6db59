import type { PostChoices } from '@pignon/domain/blog/desk/staff-post';
import { postRules } from '@pignon/domain/blog/post-rules';
import { type SubmitEvent, useState } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { StaffButton } from '../../staff/staff-button';
import styles from './blog.module.css';
import type { PostChanges } from './use-post-changes';

interface TagsDrawerProps {
  readonly choices: PostChoices | undefined;
  readonly changes: PostChanges;
  readonly onClose: () => void;
}

/** E08 'Tags': renamed, or merged into one that is there. */
export function TagsDrawer({ choices, changes, onClose }: TagsDrawerProps) {
  return (
    <Drawer title="Tags" onClose={onClose}>
      {choices?.tags.length === 0 && <p>Aucun article ne porte de tag.</p>}
      <p>Un nom qui existe déjà fusionne les deux tags.</p>
      <ul className={styles.tags}>
        {choices?.tags.map(({ tag, count }) => (
          <li key={tag}>
            <TagForm tag={tag} count={count} others={choices.tags.map((one) => one.tag)} changes={changes} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

interface TagFormProps {
  readonly tag: string;
  readonly count: number;
  readonly others: readonly string[];
  readonly changes: PostChanges;
}

function TagForm({ tag, count, others, changes }: TagFormProps) {
  const [name, setName] = useState(tag);
  const [busy, setBusy] = useState(false);
  const wanted = name.trim();
  const merges = wanted !== tag && others.includes(wanted);
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    await changes.renameTag(tag, wanted);
    setBusy(false);
  };
  return (
    <form className={styles.tag} onSubmit={(event) => void rename(event)}>
      <label>
        <span>
          {tag} <small>{`${count} article${count > 1 ? 's' : ''}`}</small>
        </span>
        <input
          value={name}
          maxLength={postRules.longestTag.value}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <StaffButton type="submit" disabled={busy || wanted === '' || wanted === tag}>
        {merges ? 'Fusionner' : 'Renommer'}
      </StaffButton>
    </form>
  );
}
