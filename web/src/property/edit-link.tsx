import Pencil from 'lucide-react/icons/pencil';
import { useMay } from '../staff/session/session';
import { propertyPaths } from '../staff/property-paths';
import { ButtonLink } from '../ui/button';

/** M76. Drawn in the browser alone, so that the page that is kept for everybody stays anonymous. */
export default function EditLink({ id }: { readonly id: number }) {
  const may = useMay();
  if (!may('properties')) return null;
  return (
    <ButtonLink href={`${propertyPaths.edit}/${id}`} look="ghost">
      <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      Modifier
    </ButtonLink>
  );
}
