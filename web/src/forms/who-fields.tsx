import type { ComponentProps } from 'react';
import { TextField } from '../ui/fields/field';
import styles from './visitor-form.module.css';

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Who asks: the same questions in every form, which the browser fills in at once. */
export const NameField = (field: Field) => (
  <TextField
    {...field}
    label="Nom complet"
    autoComplete="name"
    placeholder="Jeanne Martin"
    className={styles.wide ?? ''}
  />
);

export const EmailField = (field: Field & { readonly label?: string }) => (
  <TextField
    label="Email"
    {...field}
    type="email"
    inputMode="email"
    autoComplete="email"
    placeholder="jeanne.martin@exemple.fr"
  />
);

export const PhoneField = (field: Field) => (
  <TextField
    {...field}
    label="Téléphone"
    optional
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="06 12 34 56 78"
  />
);
