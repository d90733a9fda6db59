import type { Agent } from '@pignon/domain/agents/agent';

/** Invented people; adviser 1 is the default (M96). Numbers of the ranges that ARCEP keeps for fiction. */
export const ADVISERS: readonly Agent[] = [
  {
    id: 1,
    name: 'Hélène Castaing',
    email: 'helene.castaing@pignon.example',
    phone: '01 99 00 10 11',
    photoUrl: '',
    website: '',
  },
  {
    id: 2,
    name: 'Karim Belkacem',
    email: 'karim.belkacem@pignon.example',
    phone: '01 99 00 10 12',
    photoUrl: '',
    website: '',
  },
  {
    id: 3,
    name: 'Zoë Lefèvre',
    email: 'zoe.lefevre@pignon.example',
    phone: '01 99 00 10 13',
    photoUrl: '',
    website: '',
  },
  {
    id: 4,
    name: 'Mathieu Œuvrard',
    email: 'mathieu.oeuvrard@pignon.example',
    phone: '01 99 00 10 14',
    photoUrl: '',
    website: '',
  },
];
