import { Migration20261127000000 } from './Migration20261127000000';
import { Migration20261128000000 } from './Migration20261128000000';
import { Migration20261129000000 } from './Migration20261129000000';
import { Migration20261129000001 } from './Migration20261129000001';
import { Migration20261129000002 } from './Migration20261129000002';
import { Migration20261130000000 } from './Migration20261130000000';
import { Migration20261130000001 } from './Migration20261130000001';
import { Migration20261130000010 } from './Migration20261130000010';
import { Migration20261130000020 } from './Migration20261130000020';
import { Migration20261130000021 } from './Migration20261130000021';
import { Migration20261130000030 } from './Migration20261130000030';
import { Migration20261130000031 } from './Migration20261130000031';
import { Migration20261130000040 } from './Migration20261130000040';
import { Migration20261130000050 } from './Migration20261130000050';
import { Migration20261130000051 } from './Migration20261130000051';
import { Migration20261201000000 } from './Migration20261201000000';
import { Migration20261201000100 } from './Migration20261201000100';
import { Migration20261201000200 } from './Migration20261201000200';
import { Migration20261201000201 } from './Migration20261201000201';
import { Migration20261201000300 } from './Migration20261201000300';
import { Migration20261201000400 } from './Migration20261201000400';
import { Migration20261201000500 } from './Migration20261201000500';
import { Migration20261202000000 } from './Migration20261202000000';
import { Migration20261202000100 } from './Migration20261202000100';
import { Migration20261202000200 } from './Migration20261202000200';
import { Migration20261203000000 } from './Migration20261203000000';
import { Migration20261203000100 } from './Migration20261203000100';
import { Migration20261203000200 } from './Migration20261203000200';
import { Migration20261203000300 } from './Migration20261203000300';
import { Migration20261204000000 } from './Migration20261204000000';
import { Migration20261204000100 } from './Migration20261204000100';
import { Migration20261204000200 } from './Migration20261204000200';
import { Migration20261204000300 } from './Migration20261204000300';
import { Migration20261204000500 } from './Migration20261204000500';
import { Migration20261204000600 } from './Migration20261204000600';
import { Migration20261204000700 } from './Migration20261204000700';
import { Migration20261204001000 } from './Migration20261204001000';
import { Migration20261204001100 } from './Migration20261204001100';
import { Migration20261205000000 } from './Migration20261205000000';
import { Migration20261205000500 } from './Migration20261205000500';
import { Migration20261205000501 } from './Migration20261205000501';
import { Migration20261205000502 } from './Migration20261205000502';
import { Migration20261205001000 } from './Migration20261205001000';
import { Migration20261205001500 } from './Migration20261205001500';
import { Migration20261205001510 } from './Migration20261205001510';
import { Migration20261205002000 } from './Migration20261205002000';
import { Migration20261206000000 } from './Migration20261206000000';
import { Migration20261206001000 } from './Migration20261206001000';
import { Migration20261206002000 } from './Migration20261206002000';
import { Migration20261206002100 } from './Migration20261206002100';
import { Migration20261206003000 } from './Migration20261206003000';
import { Migration20261206003100 } from './Migration20261206003100';
import { Migration20261206003200 } from './Migration20261206003200';
import { Migration20261206004000 } from './Migration20261206004000';
import { Migration20261207001000 } from './Migration20261207001000';
import { Migration20261207001100 } from './Migration20261207001100';
import { Migration20261207001200 } from './Migration20261207001200';
import { Migration20261207001300 } from './Migration20261207001300';
import { Migration20261207002000 } from './Migration20261207002000';
import { Migration20261207002100 } from './Migration20261207002100';
import { Migration20261207003000 } from './Migration20261207003000';
import { Migration20261208001000 } from './Migration20261208001000';
import { Migration20261208001100 } from './Migration20261208001100';
import { Migration20261208003000 } from './Migration20261208003000';
import { Migration20261209000000 } from './Migration20261209000000';
import { Migration20261209000100 } from './Migration20261209000100';
import { Migration20261210000000 } from './Migration20261210000000';
import { Migration20261210000100 } from './Migration20261210000100';
import { Migration20261211000000 } from './Migration20261211000000';
import { Migration20261212000000 } from './Migration20261212000000';
import { Migration20261213000000 } from './Migration20261213000000';
import { Migration20261213000100 } from './Migration20261213000100';
import { Migration20261214000000 } from './Migration20261214000000';
import { Migration20261215000000 } from './Migration20261215000000';
import { Migration20261216000000 } from './Migration20261216000000';

/** In their order; a name is stored once it has run. */
export const allMigrations = [
  Migration20261127000000,
  Migration20261128000000,
  Migration20261129000000,
  Migration20261129000001,
  Migration20261129000002,
  Migration20261130000000,
  Migration20261130000001,
  Migration20261130000010,
  Migration20261130000020,
  Migration20261130000021,
  Migration20261130000030,
  Migration20261130000031,
  Migration20261130000040,
  Migration20261130000050,
  Migration20261130000051,
  Migration20261201000000,
  Migration20261201000100,
  Migration20261201000200,
  Migration20261201000201,
  Migration20261201000300,
  Migration20261201000400,
  Migration20261201000500,
  Migration20261202000000,
  Migration20261202000100,
  Migration20261202000200,
  Migration20261203000000,
  Migration20261203000100,
  Migration20261203000200,
  Migration20261203000300,
  Migration20261204000000,
  Migration20261204000100,
  Migration20261204000200,
  Migration20261204000300,
  Migration20261204000500,
  Migration20261204000600,
  Migration20261204000700,
  Migration20261204001000,
  Migration20261204001100,
  Migration20261205000000,
  Migration20261205000500,
  Migration20261205000501,
  Migration20261205000502,
  Migration20261205001000,
  Migration20261205001500,
  Migration20261205001510,
  Migration20261205002000,
  Migration20261206000000,
  Migration20261206001000,
  Migration20261206002000,
  Migration20261206002100,
  Migration20261206003000,
  Migration20261206003100,
  Migration20261206003200,
  Migration20261206004000,
  Migration20261207001000,
  Migration20261207001100,
  Migration20261207001200,
  Migration20261207001300,
  Migration20261207002000,
  Migration20261207002100,
  Migration20261207003000,
  Migration20261208001000,
  Migration20261208001100,
  Migration20261208003000,
  Migration20261209000000,
  Migration20261209000100,
  Migration20261210000000,
  Migration20261210000100,
  Migration20261211000000,
  Migration20261212000000,
  Migration20261213000000,
  Migration20261213000100,
  Migration20261214000000,
  Migration20261215000000,
  Migration20261216000000,
].map((migration) => ({ name: migration.name, class: migration }));

/** Up to here they made views too; since then a migration holds tables alone, and views stand in ../views. */
export const LAST_WITH_VIEWS = Migration20261202000200.name;
