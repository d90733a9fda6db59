import { LaterFacade } from '../ui/later-facade';
import styles from './estimation-page.module.css';

const BLIND_SPOTS = [
  { title: 'Le bail', text: 'Sa durée restante, son échéance et les charges refacturées au locataire.' },
  { title: 'Le loyer', text: 'Des murs occupés se lisent d’abord par le loyer et par le rendement qu’il donne.' },
  { title: 'L’emplacement exact', text: 'D’un trottoir à l’autre, le passage des piétons change.' },
  {
    title: 'Le local lui-même',
    text: 'Rez-de-chaussée, étage, sous-sol, cave\u00a0: chaque mètre carré ne se vaut pas.',
  },
] as const;

export function StandardEstimates() {
  return (
    <section className={styles.standard} aria-labelledby="standard-estimates">
      <div className={styles.spots}>
        <h2 id="standard-estimates">Pourquoi les estimations standard ne suffisent pas</h2>
        <p className={styles.intro}>
          Un calcul automatique part d’un prix moyen au mètre carré. Il ne voit pas ce qui fait la valeur d’un local
          commercial.
        </p>
        <dl>
          {BLIND_SPOTS.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LaterFacade className={styles.facade} seed={11} width={520} height={560} sign="À ESTIMER" bare />
    </section>
  );
}
