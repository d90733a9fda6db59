import { Module } from '@nestjs/common';
import { calendarOf } from '@pignon/domain/promises/business-calendar';
import { Deciding } from '@pignon/infra/assignment/deciding';
import { StandingHouse } from '@pignon/infra/assignment/standing-house';
import { WaitingRequests } from '@pignon/infra/assignment/waiting-requests';
import { provide } from '@pignon/infra/wiring/provide';
import { PublicEar } from '../http/cache/public-ear';

/** Whose a request is (E06): the rules are kept in memory, and forgotten in every process as staff change them. */
@Module({
  providers: [
    provide(
      StandingHouse,
      ({ pool }, ear) => {
        const house = new StandingHouse(pool, () => ear.hears);
        ear.whenChanged(() => house.forget());
        return house;
      },
      PublicEar,
    ),
    provide(WaitingRequests, ({ pool }) => new WaitingRequests(pool)),
    provide(
      Deciding,
      ({ config }, house, waiting) => new Deciding(house, waiting, calendarOf(config)),
      StandingHouse,
      WaitingRequests,
    ),
  ],
  exports: [Deciding, StandingHouse],
})
export class AssignmentModule {}
