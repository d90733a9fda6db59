import { sessionStore } from '../../lib/storage/session-store';

const NAME = 'pignon.chat-unfinished';

/** Whether a kept conversation still has something to send or to say: the page asks this before the panel's code is there. */
export const chatUnfinished = {
  read: () => sessionStore.read(NAME) !== null,
  note: (unfinished: boolean) => (unfinished ? sessionStore.write(NAME, '1') : sessionStore.remove(NAME)),
};
