export interface PropertyMapProps {
  readonly longitude: number;
  readonly latitude: number;
  /** The point is the stable false one of a hidden address. */
  readonly approximate: boolean;
  /** '12 rue de Lévis, Paris', or the city. */
  readonly label: string;
  /** F26: the property page begins further away than a map of its own. */
  readonly embedded?: boolean;
}
