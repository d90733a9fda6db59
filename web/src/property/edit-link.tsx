import Pencil from 'lucide-react/icons/pencil';
import { isAdmin, useSession } from '../accounts/session';
import { paths } from '../app/paths';
import { ButtonLink } from '../ui/button';

/** M76. Drawn in the browser alone, so that the page that is kept for everybody stays anonymous. */
export default function EditLink({ id }: { readonly id: number }) {
  const { data: session } = useSession();
  if (!isAdmin(session)) return null;
  return (
    <ButtonLink href={`${paths.adminProperties}/edit/${id}`} look="ghost">
      <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      Modifier
    </ButtonLink>
  );
}
