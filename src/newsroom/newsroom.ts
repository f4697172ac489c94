// The newsroom: its staff, how they sign in, and how they look after readers.
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { PasswordHash } from '#platform/password-hash';
import { derivedKey } from '#platform/sealing';
import type { Secret } from '#platform/secret';
import type { NewsroomParts, StaffThrottle } from './newsroom-parts.ts';
import type { Previews } from './previews/previews.ts';
import type { ReaderSupport } from './readers/reader-support.ts';
import type { FindPlace } from './routes/admitted.ts';
import { entranceRoutes } from './routes/entrance-routes.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { readerRoutes } from './routes/reader-routes.ts';
import { addStaff, setUpPath } from './staff/add-staff.ts';
import { type Role, tablesOf } from './store/tables.ts';

export type { StaffThrottle } from './newsroom-parts.ts';
export type { Previews } from './previews/previews.ts';
export type { ActingStaff as Acting, ReaderOverview as ReaderFile, ReaderSupport as ReaderDesk } from './readers/reader-support.ts';
export { staffThrottle } from './staff/staff-throttle.ts';
export { migrations } from './store/migrations.ts';
export { type Role, roles } from './store/tables.ts';

export type NewsroomOptions = {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** Of the installation; second factors are sealed under it. */
	readonly secret: Secret;
	readonly passwords: PasswordHash;
	readonly readers: ReaderSupport;
	readonly previews: Previews;
	readonly throttle: StaffThrottle;
	readonly findPlace: FindPlace;
};

export type Newsroom = {
	readonly routes: FastifyPluginAsync;
};

const sealingKey = (secret: Secret): Buffer => derivedKey(secret, 'second factors of staff');

/** The newsroom of all brands. It asks nothing of the database before somebody calls. */
export function createNewsroom({ database, secret, findPlace, ...guards }: NewsroomOptions): Newsroom {
	const parts: NewsroomParts = { tables: tablesOf(database), sealing: sealingKey(secret), ...guards };
	return {
		routes: async (app) => {
			app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
				done(null, Object.fromEntries(new URLSearchParams(String(body))));
			});
			await app.register(entranceRoutes(parts));
			await app.register(readerRoutes(parts, findPlace));
			await app.register(previewRoutes(parts, findPlace));
		},
	};
}

export type StaffCommand = Pick<NewsroomOptions, 'database' | 'clock' | 'secret'> & { readonly email: string; readonly role: Role };

/** Adds a member of staff; gives the path of her set-up page, which is good once and for an hour (A20). */
export async function inviteStaff({ database, clock, secret, email, role }: StaffCommand): Promise<string> {
	return setUpPath(await addStaff({ tables: tablesOf(database), clock, sealing: sealingKey(secret) }, { email, role }));
}
