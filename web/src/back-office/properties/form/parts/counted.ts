/** '312 caractères', '150 caractères, 50 de moins que prévu'. */
export function countedText(text: string, least: number, most: number): string {
  const { length } = text.trim();
  const count = `${length.toLocaleString('fr-FR')}\u00a0caractère${length > 1 ? 's' : ''}`;
  if (length < least) return `${count}, encore ${least - length} (de ${least} à ${most.toLocaleString('fr-FR')})`;
  if (length > most) return `${count}, ${length - most} de trop (de ${least} à ${most.toLocaleString('fr-FR')})`;
  return `${count} (de ${least} à ${most.toLocaleString('fr-FR')})`;
}
