import { Aggregate } from '../shared/aggregate';
import { ApplicationReceived } from './application-received';
import type { Trade } from './application-rules';
import { CV_TYPES, type CvKind } from './cv-kind';

export interface ApplicationDetails {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly trade: Trade;
  readonly message?: string;
}

export interface Cv {
  /** As it was called where it came from, without a path. */
  readonly name: string;
  readonly kind: CvKind;
  readonly bytes: Uint8Array;
}

/** A candidate's words and CV; both are forgotten after two years. */
export class JobApplication extends Aggregate {
  details: ApplicationDetails;
  cvName: string;
  cvType: string;
  cv: Uint8Array;
  receivedAt: Date;
  /** A robot filled the honeypot: kept, and reacted to by nobody. */
  quarantined: boolean;

  constructor(
    readonly id: string,
    details: ApplicationDetails,
    /** Under one name: MikroORM asks the constructor for the names of what it takes. */
    given: Cv,
    receivedAt: Date,
    quarantined: boolean,
  ) {
    super();
    this.details = details;
    this.cvName = given.name;
    this.cvType = CV_TYPES[given.kind];
    this.cv = given.bytes;
    this.receivedAt = receivedAt;
    this.quarantined = quarantined;
  }

  static receive(
    id: string,
    details: ApplicationDetails,
    cv: Cv,
    at: Date,
    { quarantined }: { quarantined: boolean },
  ): JobApplication {
    const application = new JobApplication(id, details, cv, at, quarantined);
    if (!quarantined) application.record(ApplicationReceived(id, at, { applicationId: id }));
    return application;
  }
}
