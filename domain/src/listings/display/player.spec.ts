import { playerOf } from './player';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
  ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ', null],
  ['https://visite.exemple/boutique', null],
])('a film or a visit at %s plays at %s', (url, player) => {
  expect(playerOf(url)).toBe(player);
});
