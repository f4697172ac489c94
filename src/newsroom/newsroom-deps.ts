import type { KeyObject } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { KnownDevices } from '#platform/limits/known-devices';
import type { Log } from '#platform/log';
import type { PasswordHash } from '#platform/password-hash';
import type { Previews } from './previews/previews.ts';
import type { BrandSite, ReaderSupport } from './readers/reader-support.ts';
import type { Staff, Tables } from './store/tables.ts';

/** What the routes and actions of the newsroom depend on. */
export type NewsroomDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly passwords: PasswordHash;
	/** Encrypts second factors. */
	readonly sealingKey: KeyObject;
	readonly readers: ReaderSupport;
	readonly previews: Previews;
	readonly throttle: StaffThrottle;
	/** Recognises browsers on which a member of staff signed in before. */
	readonly devices: KnownDevices;
	readonly findBrandSite: FindBrandSite;
};

/** An attempt to sign in as a member of staff. `isKnownDevice`: they signed in on this browser before. */
type StaffAttempt = { readonly email: string; readonly ip: string | undefined; readonly isKnownDevice: boolean };

/** Limits guesses at staff accounts. */
export type StaffThrottle = {
	/** Counts an attempt to sign in. Refuses it with `Retry-After` after too many. The caller calls `succeeded` when the attempt was right. */
	signIn(attempt: StaffAttempt): Promise<{ succeeded(): Promise<void> }>;
};

/** The brand and origin of a host; undefined for a host of no brand. */
type FindBrandSite = (host: string) => BrandSite | undefined;

/** A signed-in member of staff, and the site that they use. */
export type SignedInStaff = { readonly staff: Staff; readonly site: BrandSite; readonly ip: string | undefined };
