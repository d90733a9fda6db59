/** SQL: the photo behind the address in a column, with its sizes where it is one of ours; null without an address. */
export const shownPhoto = (column: string): string =>
  `case when ${column} is not null then coalesce(
     (select jsonb_build_object('url', ${column}, 'key', photo.key, 'width', photo.width, 'height', photo.height,
        'thumbhash', photo.thumbhash)
      from photo where photo.key = substring(${column} from '^/media/([[:alnum:]_-]+)\\.jpg$')),
     jsonb_build_object('url', ${column})) end`;
