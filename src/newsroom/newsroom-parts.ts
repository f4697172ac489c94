import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { PasswordHash } from '#platform/password-hash';
import type { Previews } from './previews/previews.ts';
import type { BrandSite, ReaderSupport } from './readers/reader-support.ts';
import type { Staff, Tables } from './store/tables.ts';

/** What this module works with. */
export type NewsroomParts = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly passwords: PasswordHash;
	/** Key under which second factors are sealed. */
	readonly sealing: Buffer;
	readonly readers: ReaderSupport;
	readonly previews: Previews;
	readonly throttle: StaffThrottle;
};

/** Guesses at a staff account; refuses with the wait when there were too many. */
export type StaffThrottle = {
	signIn(email: string, ip: string | undefined): Promise<{ failed(): Promise<void>; succeeded(): Promise<void> }>;
};

/** A member of staff who is signed in, at a brand's site. */
export type Desk = { readonly staff: Staff; readonly place: BrandSite; readonly ip: string | undefined };
