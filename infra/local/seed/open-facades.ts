/** The last façades by name belong to off-market properties: what an access opens is to be seen nowhere else. */
export const GATED_PHOTOS = 8;

/** A condition on table photo: façades that anybody may see. */
export const OPEN_FACADES = `original_name like 'facade-%' and key not in
  (select key from photo where original_name like 'facade-%' order by original_name desc limit ${GATED_PHOTOS})`;
